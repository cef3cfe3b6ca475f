import { site } from '#shared/site.ts';
import type { careers as english } from '../en/careers.ts';

export const careers = {
  meta: {
    title: `Werken bij: bouw automatisering die gebruikt wordt | ${site.name}`,
    description:
      'Hoe het is om met ons te werken, van wie we graag horen en hoe u zich voorstelt. Als er vacatures zijn, staan ze op deze pagina.',
  },
  name: 'Werken bij',
  heading: 'Maak iets wat mensen elke dag gebruiken',
  introduction:
    'We bouwen systemen en websites die mensen elke ochtend openen. We horen graag van ontwikkelaars, ontwerpers en schrijvers die willen zien wat hun werk in de praktijk doet.',
  culture: {
    title: 'Zo werken we samen',
    items: [
      {
        id: 'whole-jobs',
        title: 'Van begin tot eind',
        text: 'Wie een proces uittekent, bouwt het ook en is erbij als het live gaat.',
      },
      {
        id: 'client-at-the-table',
        title: 'De klant aan tafel',
        text: 'U hoort de vraag van degene die ermee zit, en laat diezelfde persoon uw antwoord zien.',
      },
      {
        id: 'written-down',
        title: 'Redenen op papier',
        text: 'Beslissingen leggen we vast met hun reden, zodat iedereen erop terug kan komen.',
      },
      {
        id: 'finished',
        title: 'Tijd om af te maken',
        text: 'Testen, de handleiding en de overdracht horen bij het werk en staan met uren in de planning.',
      },
    ],
  },
  people: {
    title: 'Wie we zoeken',
    introduction: 'Laat iets zien wat u zelf hebt gemaakt. Een diploma hoeft niet.',
    items: [
      {
        id: 'engineers',
        title: 'Ontwikkelaars',
        text: 'U koppelt systemen die nooit voor elkaar bedoeld waren, en u zorgt dat ze gekoppeld blijven.',
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
          'U kijkt mee bij het werk voordat u een tekenprogramma opent',
          'U ontwerpt ook wat er staat als iets leeg, traag of stuk is',
          'U controleert contrast en toetsenbord zelf',
        ],
      },
      {
        id: 'writers',
        title: 'Schrijvers',
        text: 'U schrijft wat een assistent tegen een klant zegt, in het Nederlands en in het Engels.',
        points: [
          'U kiest liever een concreet woord dan een groot woord',
          'U weet wanneer een vraag niet om een antwoord vraagt, maar om een collega',
          'U schrijft in elke taal alsof de andere niet bestaat',
        ],
      },
    ],
  },
  positions: {
    title: 'Vacatures',
    text: 'Op dit moment hebben we geen vacatures. Zodra dat verandert, staan ze hier, met het werk en de voorwaarden erbij. Een kennismaking is altijd welkom.',
  },
  letter: {
    title: 'Zo schrijft u ons',
    introduction: 'Eén pagina is genoeg. We lezen alles zelf. Laat een pasfoto en uw geboortedatum weg.',
    items: [
      {
        id: 'show',
        title: 'Laat één ding zien dat u zelf hebt gemaakt',
        text: 'Een link, een bestand of een paar schermafbeeldingen, en wat uw aandeel was.',
      },
      {
        id: 'change',
        title: 'Vertel wat u zou veranderen',
        text: 'Wat u nu anders zou doen, en hoe u daarachter bent gekomen.',
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
