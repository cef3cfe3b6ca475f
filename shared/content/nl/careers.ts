import { site } from '#shared/site.ts';
import type { careers as english } from '../en/careers.ts';

export const careers = {
  meta: {
    title: `Werken bij: bouw automatisering die gebruikt wordt | ${site.name}`,
    description:
      'Hoe het is om met ons te werken, van wie wij graag horen en hoe u zich voorstelt. Zijn er vacatures, dan staan ze op deze pagina.',
  },
  name: 'Werken bij',
  heading: 'Maak dingen die elke dag worden gebruikt',
  introduction:
    'Wij bouwen automatisering en websites die mensen elke ochtend openen. Wij horen graag van ontwikkelaars, ontwerpers en schrijvers die willen zien wat hun werk in de praktijk doet.',
  culture: {
    title: 'Zo werken wij samen',
    items: [
      {
        id: 'whole-jobs',
        title: 'Van begin tot eind',
        text: 'Wie een proces tekent, bouwt het ook en is erbij als het live gaat.',
      },
      {
        id: 'client-at-the-table',
        title: 'De klant aan tafel',
        text: 'U hoort de vraag van degene die hem heeft, en laat uw antwoord aan diezelfde persoon zien.',
      },
      {
        id: 'written-down',
        title: 'Redenen op papier',
        text: 'Beslissingen leggen wij vast met hun reden, zodat iedereen ze later ter discussie kan stellen.',
      },
      {
        id: 'finished',
        title: 'Af is af',
        text: 'Testen, handleiding en overdracht horen bij het werk en hebben uren in de planning.',
      },
    ],
  },
  people: {
    title: 'Wie wij zoeken',
    introduction: 'Een diploma is prima, iets wat u zelf hebt gemaakt is beter.',
    items: [
      {
        id: 'engineers',
        title: 'Ontwikkelaars',
        text: 'U koppelt systemen die nooit voor elkaar bedoeld waren, en houdt ze gekoppeld.',
        points: [
          'U leest eerst de beschrijving van een API en schrijft dan pas code',
          'U test wat er gebeurt als de andere kant platligt',
          'U schrapt code net zo graag als u die schrijft',
        ],
      },
      {
        id: 'designers',
        title: 'Ontwerpers',
        text: 'U brengt twaalf schermen terug tot drie en weet wat de andere negen kostten.',
        points: [
          'U kijkt mee met het werk voordat u een tekenprogramma opent',
          'U ontwerpt ook wat er staat als iets leeg, traag of stuk is',
          'U controleert contrast en toetsenbord zelf',
        ],
      },
      {
        id: 'writers',
        title: 'Schrijvers',
        text: 'U schrijft wat een assistent tegen een klant mag zeggen, in het Nederlands en in het Engels.',
        points: [
          'U kiest liever een concreet woord dan een groot woord',
          'U weet wanneer een vraag niet om een antwoord vraagt, maar om een collega',
          'U schrijft elke taal alsof het de eerste is',
        ],
      },
    ],
  },
  positions: {
    title: 'Vacatures',
    text: 'Op dit moment hebben wij geen vacatures. Zodra dat verandert, vindt u ze hier, met het werk en de voorwaarden erbij. Een kennismaking is altijd welkom.',
  },
  letter: {
    title: 'Zo schrijft u ons',
    introduction: 'Eén pagina is genoeg. Wij lezen alles zelf; laat een pasfoto en uw geboortedatum weg.',
    items: [
      {
        id: 'show',
        title: 'Laat één ding zien dat u hebt gemaakt',
        text: 'Een link, een bestand of een paar schermafbeeldingen, en wat uw aandeel was.',
      },
      {
        id: 'change',
        title: 'Vertel wat u zou veranderen',
        text: 'Wat u nu anders zou doen, en hoe u daarachter kwam.',
      },
      {
        id: 'seek',
        title: 'Zeg wat u zoekt',
        text: 'Welk werk, vanaf wanneer en hoeveel dagen per week.',
      },
    ],
  },
  email: { link: 'Stel uzelf voor', address: site.email, subject: 'Kennismaking' },
} satisfies typeof english;
