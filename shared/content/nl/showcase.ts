import type { showcase as english } from '../en/showcase.ts';

/** The middle of the home page. */
export const showcase = {
  philosophy: {
    title: 'Onze ontwerpfilosofie',
    pillars: [
      {
        id: 'structural-integrity',
        title: 'Sterke constructie',
        text: 'Elk onderdeel draagt iets, of het gaat eruit. Wat wij bouwen, blijft staan als het verkeer verdrievoudigt.',
      },
      {
        id: 'minimalist-precision',
        title: 'Minimalistische precisie',
        text: 'Minder schermen, minder velden, minder klikken. Gemeten in de minuten die uw team terugkrijgt.',
      },
      {
        id: 'functional-beauty',
        title: 'Functionele schoonheid',
        text: 'Het is mooi omdat het werkt: tekst die prettig leest en een route die zich vanzelf wijst.',
      },
      {
        id: 'systematic-thinking',
        title: 'Systematisch denken',
        text: 'Eén set regels voor merk, site en automatisering, zodat de volgende wijziging klein blijft.',
      },
    ],
  },
  architect: {
    title: 'Wat wij ontwerpen',
    learnMore: 'Meer weten',
    cards: [
      {
        id: 'brand-architecture',
        title: 'Merkarchitectuur',
        text: 'Naam, beeldmerk, letter en toon, vastgelegd in regels die uw hele team zonder navragen toepast.',
      },
      {
        id: 'digital-structures',
        title: 'Digitale structuren',
        text: 'Websites en portalen die snel laden, prettig lezen en elke aanvraag bij de juiste persoon brengen.',
      },
      {
        id: 'system-design',
        title: 'Systeemontwerp',
        text: 'CRM, agenda, mailbox en AI-assistent in één systeem, zodat niemand iets twee keer hoeft te typen.',
      },
    ],
  },
  projects: {
    title: 'Uitgelichte projecten',
    introduction:
      'Twee voorbeelden van hoe wij een opdracht aanpakken. Wij hebben ze zelf uitgewerkt; het zijn geen klantprojecten.',
    label: 'Voorbeeldproject',
    items: [
      {
        id: 'brand-identity',
        category: 'Huisstijl en webdesign',
        title: 'Huisstijl en website voor een architectenbureau',
        text: 'Een tekenraster wordt de huisstijl: één lettertype, één accentkleur en een portfolio dat zich vanzelf ordent naar type gebouw.',
      },
      {
        id: 'digital-platform',
        category: 'UX/UI-herontwerp van een dashboard',
        title: 'Een digitaal platform dat u in één oogopslag leest',
        text: 'Twaalf schermen teruggebracht tot drie: wat vandaag aandacht vraagt, wat wacht en wat het kost.',
      },
    ],
    viewAll: 'Bekijk alle projecten',
  },
} satisfies typeof english;
