import { site } from '#shared/site.ts';
import { acceptanceCases, paymentParts } from '#shared/work-terms.ts';
import type { buildAndElevate as english } from '../en/build-and-elevate.ts';
import { packageFigures } from '../offer-figures.ts';
import { getById } from '../pick.ts';
import { facts } from './facts.ts';
import { days, hours, price, weeks, workflows } from './format.ts';
import { packageLabels } from './package-labels.ts';
import { packages } from './packages.ts';

const elevate = packageFigures['build-and-elevate'];

export const buildAndElevate = {
  meta: {
    title: `Build & Elevate: twee werkprocessen verbonden | ${site.name}`,
    description: `${workflows(elevate.workflows)} geautomatiseerd en verbonden in ${weeks(elevate.timeline)} voor ${price(elevate.price)}, met ${hours(elevate.trainingHours)} training en ${days(elevate.supportDays)} nazorg.`,
  },
  name: 'Build & Elevate',
  heading: 'Tussen twee teams typt niemand over',
  introduction:
    'Voor een groeiend bedrijf waarin het ene team werk doorgeeft aan het andere, verbonden via uw CRM of agenda.',
  callToAction: 'Begin met Build & Elevate',
  drawing: 'Twee torens met een brug: wat het ene werkproces afmaakt, neemt het andere over.',
  atWork: {
    title: 'Twee werkprocessen die op elkaar aansluiten',
    introduction:
      'Een voorbeeld: verkoop haalt de opdracht binnen, service voert hem uit, en daartussen typt niemand iets over.',
    lanes: [
      {
        id: 'handover',
        title: 'Werkproces 1: overdracht',
        steps: [
          { title: 'Verkoop', lines: ['Zet de opdracht op gewonnen', ['Start', '12 mei']] },
          { title: 'Software', lines: ['Maakt de projectmap', 'Plant de eerste week in drie agenda’s'] },
          { title: 'Service', lines: ['Vindt de afspraken in de map', ['Eerste bezoek', '14 mei']] },
        ],
      },
      {
        id: 'follow-up',
        title: 'Werkproces 2: opvolging',
        steps: [
          { title: 'Service', lines: ['Meldt de levering gereed', ['In gebruik sinds', '16 mei']] },
          { title: 'Software', lines: ['Vraagt na twee weken: ‘Hoe bevalt het?’', 'Maakt van een klacht een taak'] },
          { title: 'Verkoop', lines: ['Leest het antwoord in het CRM', ['Antwoord', '‘Prima.’']] },
        ],
      },
    ],
    base: 'Beide werken met dezelfde gegevens in uw CRM.',
    caption: 'Een verzonnen voorbeeld. Uw eigen twee leggen we vast in de overeenkomst.',
    examples: [
      'Een geboekte afspraak zet het dossier klaar, en een afgezegde gaat naar de wachtlijst',
      'Een lead van uw website wordt een contact, en een klacht een taak',
      'Een nieuwe collega vindt de eerste week in de agenda, en iedereen is al uitgenodigd',
    ],
  },
  contents: {
    parts: [
      {
        id: 'workflows',
        title: 'Beide werkprocessen',
        text: `Van begin tot eind, elk met een logboek en een bericht als er iets misgaat.`,
      },
      {
        id: 'link',
        title: 'De koppeling',
        text: 'Beide werken met dezelfde gegevens in uw CRM of agenda, zodat niemand iets twee keer invoert.',
      },
      {
        id: 'training',
        title: 'Training en handleiding',
        text: `Voor beide teams, ${hours(elevate.trainingHours)} in totaal en deels samen. De overdracht oefenen we met iedereen erbij. U krijgt ook een handleiding.`,
      },
    ],
    sample: {
      title: 'een test die met 19 van de 20 slaagt',
      totals: [
        ['Eerdere gevallen', String(acceptanceCases.total)],
        ['Goed in ronde\u00a01', '16'],
        ['Goed in ronde\u00a02', String(acceptanceCases.passing)],
      ],
      rows: [
        {
          title: 'Twee contactpersonen bij één klant',
          state: 'passed',
          text: 'In ronde 1 kregen ze allebei de vraag.',
        },
        {
          title: 'Eerste bezoek verzet',
          state: 'passed',
          text: 'In ronde 1 bleef één agenda achter.',
        },
        {
          title: 'Een klacht in het antwoord',
          state: 'passed',
          text: 'In ronde 1 ging de taak naar verkoop.',
        },
        {
          title: 'In twee delen geleverd',
          state: 'failed',
          text: 'De vraag komt nog na het eerste deel.',
        },
      ],
      next: `Geslaagd met ${acceptanceCases.passing} van de ${acceptanceCases.total}, dus u betaalt de resterende ${paymentParts.passed}%. Het laatste geval herstellen we nog.`,
    },
  },
  plan: {
    note: `${facts.clock} Als we beide teams al kunnen trainen terwijl we de koppeling bouwen, begint de laatste stap een week eerder.`,
    steps: [
      {
        id: 'draw',
        title: 'Beide uittekenen',
        text: 'De twee werkprocessen en de overdracht op één tekening, door beide teams nagekeken.',
      },
      {
        id: 'build',
        title: 'Bouwen en verbinden',
        text: 'Eerst het werkproces waar het andere op wacht, dan het tweede, dan de koppeling met uw CRM of agenda. We testen elk onderdeel met eerdere gevallen voordat het volgende begint.',
      },
      {
        id: 'launch',
        title: 'Training en\u00a0livegang',
        text: 'Beide teams krijgen training en beginnen op dezelfde dag. Dan gaat ook de nazorg in.',
      },
    ],
  },
  bring: {
    items: [
      {
        id: 'owners',
        title: 'Een eigenaar per proces',
        text: 'Twee mensen die het werk nu doen. Een van hen beslist over de overdracht.',
      },
      {
        id: 'examples',
        title: 'Eerdere gevallen',
        text: 'Gevallen die langs beide teams gingen, van het eerste contact tot de laatste stap.',
      },
      { id: 'access', title: 'Toegang', text: 'Tot de systemen van beide teams en tot uw CRM of agenda.' },
      { id: 'time', title: 'Tijd voor de training', text: 'Eén moment per team en één moment samen.' },
    ],
  },
  faq: [
    {
      id: 'which-two',
      question: 'Welke twee werkprocessen passen goed bij elkaar?',
      answer:
        'Twee die werk aan elkaar doorgeven. Hebben ze niets met elkaar te maken? Dan kunnen we ze allebei automatiseren, maar levert de koppeling weinig op.',
    },
    {
      id: 'crm',
      question: 'Wat als we nog geen CRM hebben?',
      answer:
        'Dan koppelen we aan uw agenda, of aan een eenvoudige klantenlijst die we inrichten. Een CRM kiezen en vullen hoort niet bij het pakket; daar maken we een aparte offerte voor.',
    },
    {
      id: 'upgrade',
      question: 'Kunnen we vanuit Build & Empower overstappen?',
      answer:
        'Ja. Wat er staat, blijft en wordt een van de twee. Vooraf bekijken we wat er dan nog te doen is, en dat zetten we op papier.',
    },
  ],
  labels: packageLabels,
  package: getById(packages, 'build-and-elevate'),
  others: [getById(packages, 'build-and-empower'), getById(packages, 'growth')],
} satisfies typeof english;
