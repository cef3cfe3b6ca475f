import { site } from '#shared/site.ts';
import type { settings as english } from '../en/settings.ts';

export const settings = {
  tabsLabel: 'Instellingen',
  tabs: {
    general: 'Algemeen',
    appearance: 'Weergave',
    notifications: 'Meldingen',
    security: 'Beveiliging',
  },
  general: {
    title: 'Taal',
    text: 'De taal staat in het adres van de pagina. Een link die u deelt, opent dus in de taal waarin u nu leest, tenzij de ontvanger zelf een andere heeft gekozen.',
  },
  appearance: {
    title: 'Thema',
    options: {
      light: { label: 'Licht', hint: 'Inkt op papier' },
      dark: { label: 'Donker', hint: 'Krijt op leisteen' },
      system: { label: 'Systeem', hint: 'Zoals uw apparaat is ingesteld' },
    },
    motion: {
      title: 'Beweging',
      label: 'Beweging tonen',
      hint: 'Lijsten die omhoogschuiven, cijfers die oplopen, pagina’s die in elkaar overvloeien. Als uw apparaat op minder beweging staat, beweegt er niets.',
    },
  },
  notifications: {
    announcements: {
      title: 'Berichten voor schermlezers',
      pages: { label: 'Nieuwe pagina’s', hint: 'Noemt de titel nadat u een link hebt gevolgd.' },
      replies: { label: 'Antwoorden in de chat', hint: 'Leest het nieuwste antwoord voor, zolang de chat openstaat.' },
    },
  },
  security: {
    introduction: `Wat deze browser voor ${site.name} onthoudt. Er zijn geen cookies, en om bezoek te tellen wordt hier niets bewaard. Wat bij het tabblad hoort, verdwijnt als u het sluit.`,
    counting: {
      title: 'Bezoek tellen',
      label: 'Tel mee wat ik hier doe',
      hint: 'Alleen aantallen, zonder iets over wie u bent. Vraagt uw browser om u niet te volgen, dan tellen we u sowieso niet mee.',
    },
    tabOnly: 'dit tabblad',
    items: {
      language: { title: 'Taal', text: 'De taal die u hebt gekozen.' },
      theme: { title: 'Thema', text: 'Licht of donker, als u er een hebt gekozen.' },
      preferences: {
        title: 'Beweging, berichten en tellen',
        text: 'Wat u in deze instellingen hebt uitgezet, en de losse toetsen van het dashboard.',
      },
      checklists: { title: 'Checklists', text: 'Wat u hebt afgevinkt.' },
      failedLogs: {
        title: 'Niet-bezorgde chatberichten',
        text: 'Vragen die ons nog niet hebben bereikt. Zodra er weer verbinding is, worden ze bezorgd.',
      },
      conversation: {
        title: 'Gesprek',
        text: 'Uw berichten in de chat, de antwoorden en wat er nog in het invoerveld staat.',
      },
      desk: {
        title: 'Sessie op het dashboard',
        text: 'Dat u bent ingelogd of daarmee bezig bent, en wanneer u er het laatst iets deed.',
      },
      notes: {
        title: 'Notities en antwoorden op het dashboard',
        text: 'Wat u bij een aanvraag of als antwoord hebt geschreven, en nog niet hebt toegevoegd of verstuurd.',
      },
      draft: { title: 'Concept van het contactformulier', text: 'Wat u hebt ingevuld en nog niet hebt verstuurd.' },
      places: { title: 'Leesposities', text: 'Hoe ver u op elke pagina was, zodat u met Terug daar weer uitkomt.' },
    },
    nothing: 'Niets bewaard',
    clear: 'Wis',
    clearItem: (title: string) => `Wis: ${title}`,
    cleared: (title: string) => `Gewist: ${title}`,
    clearAll: 'Wis alles',
    clearedAll: 'Alles is gewist',
  },
} satisfies typeof english;
