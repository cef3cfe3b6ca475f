import { site } from '#shared/site.ts';
import type { buildAndElevate as english } from '../en/build-and-elevate.ts';
import { packageFigures } from '../figures.ts';
import { getPackage } from '../pick.ts';
import { days, hours, price, weeks, workflows } from './format.ts';
import { packageLabels } from './package-labels.ts';
import { packages } from './packages.ts';

const elevate = packageFigures['build-and-elevate'];

export const buildAndElevate = {
  meta: {
    title: `Build & Elevate: twee processen verbonden | ${site.name}`,
    description: `${workflows(elevate.workflows)} geautomatiseerd en verbonden in ${weeks(elevate.timeline)} voor ${price(elevate.price)}, met ${hours(elevate.trainingHours)} training en ${days(elevate.supportDays)} ondersteuning na livegang.`,
  },
  name: 'Build & Elevate',
  heading: 'Build & Elevate',
  introduction: `Voor een groeiend bedrijf waarin het ene team werk doorgeeft aan het andere. In ${weeks(elevate.timeline)} automatiseren wij ${workflows(elevate.workflows)} en verbinden ze met uw CRM of agenda, met ${hours(elevate.trainingHours)} training. De prijs is ${price(elevate.price)}, met ${days(elevate.supportDays)} ondersteuning na livegang.`,
  callToAction: 'Begin met Build & Elevate',
  drawing: 'Twee torens met een brug: wat het ene werkproces afmaakt, neemt het andere over.',
  fit: {
    title: 'Voor werk dat van bureau naar bureau gaat',
    paragraphs: [
      'Verkoop spreekt iets af, service voert het uit en daartussen typt iemand over. Elke helft werkt; de overdracht niet, en juist daar merkt uw klant het.',
      'Wij automatiseren beide processen en verbinden ze met uw CRM of agenda. Wat het ene bureau invoert, staat klaar als het andere het nodig heeft.',
    ],
    examples: [
      'Een getekende offerte start de levering, met alles wat verkoop al wist',
      'Een geboekte afspraak zet het dossier klaar, en het bezoekverslag verstuurt de factuur',
      'Een klacht is bij de accountmanager voordat de klant opnieuw belt',
      'Een nieuwe collega krijgt accounts, een planning en een eerste week zonder lijstje op papier',
    ],
  },
  contents: {
    introduction: 'Twee processen, de verbinding ertussen, en tijd om te leren en bij te stellen.',
    parts: [
      {
        id: 'workflows',
        title: 'Beide processen',
        text: `${workflows(elevate.workflows)} van begin tot eind, elk met een logboek en een bericht als er iets misgaat.`,
      },
      {
        id: 'link',
        title: 'De koppeling',
        text: 'Beide werken met dezelfde gegevens in uw CRM of agenda, zodat niemand iets twee keer invoert.',
      },
      {
        id: 'training',
        title: 'Training en handleiding',
        text: `${hours(elevate.trainingHours)} voor beide teams, deels samen: de overdracht oefenen wij met iedereen erbij. Een handleiding blijft achter.`,
      },
      {
        id: 'support',
        title: 'Ondersteuning na livegang',
        text: `Wij herstellen ${days(elevate.supportDays)} lang fouten en stellen bij, lang genoeg om een volle maand echt werk te zien.`,
      },
    ],
  },
  plan: {
    note: 'De kortste doorlooptijd geldt als beide teams al getraind kunnen worden terwijl wij de koppeling bouwen; de laatste stap begint dan een week eerder.',
    steps: [
      {
        id: 'draw',
        title: 'Beide uittekenen',
        text: 'Beide processen en de overdracht op één tekening, nagekeken door beide teams. Daar komen de meeste verrassingen aan het licht.',
      },
      {
        id: 'build',
        title: 'Bouwen en verbinden',
        text: 'Eerst het werkproces waar het andere op wacht, dan het tweede, dan de koppeling met uw CRM of agenda. Elk onderdeel is getest met eerdere gevallen voordat het volgende begint.',
      },
      {
        id: 'launch',
        title: 'Training en livegang',
        text: 'Beide teams worden getraind en beginnen op dezelfde dag. De ondersteuning gaat in.',
      },
    ],
  },
  bring: {
    introduction: 'Hetzelfde als voor één proces, en een afspraak tussen twee teams.',
    items: [
      {
        id: 'owners',
        title: 'Een eigenaar per proces',
        text: 'Twee mensen die het werk nu doen, van wie er één over de overdracht beslist.',
      },
      {
        id: 'examples',
        title: 'Eerdere gevallen',
        text: 'Gevolgd door beide teams, van het eerste contact tot de laatste stap.',
      },
      { id: 'access', title: 'Toegang', text: 'Tot de systemen van beide teams en tot uw CRM of agenda.' },
      { id: 'time', title: 'Tijd voor de training', text: 'Eén moment per team en één moment samen.' },
    ],
  },
  faq: [
    {
      id: 'which-two',
      question: 'Welke twee processen passen goed bij elkaar?',
      answer:
        'Twee die werk aan elkaar doorgeven. Hebben de uwe niets met elkaar te maken, dan automatiseren wij ze ook, maar levert de koppeling minder op. Dat zeggen wij dan.',
    },
    {
      id: 'crm',
      question: 'Wat als wij nog geen CRM hebben?',
      answer:
        'Dan gaat de koppeling naar uw agenda, of naar een eenvoudig register dat wij inrichten. Een CRM kiezen en vullen is een aparte dienst, op offerte.',
    },
    {
      id: 'both-at-once',
      question: 'Gaat alles tegelijk live?',
      answer:
        'Uw teams beginnen op dezelfde dag, maar elk werkproces heeft daarvoor al meegedraaid naast de oude werkwijze. Daar kunt u op terugvallen zo lang u wilt.',
    },
    {
      id: 'upgrade',
      question: 'Kunnen wij vanuit Build & Empower overstappen?',
      answer:
        'Ja. Wat gebouwd is, blijft en wordt een van de twee. Vooraf bekijken wij wat er dan nog te doen is, en dat zetten wij op papier.',
    },
  ],
  othersText: 'Kleiner beginnen, of met meer teams tegelijk? De werkwijze is dezelfde.',
  labels: packageLabels,
  package: getPackage(packages, 'build-and-elevate'),
  others: [getPackage(packages, 'build-and-empower'), getPackage(packages, 'growth')],
} satisfies typeof english;
