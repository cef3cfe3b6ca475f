import { site } from '#shared/site.ts';
import type { buildAndEmpower as english } from '../en/build-and-empower.ts';
import { packageFigures } from '../offer-figures.ts';
import { getById } from '../pick.ts';
import { facts } from './facts.ts';
import { days, hours, price, weeks } from './format.ts';
import { packageLabels } from './package-labels.ts';
import { packages } from './packages.ts';

const empower = packageFigures['build-and-empower'];

export const buildAndEmpower = {
  meta: {
    title: `Build & Empower: uw eerste automatisering | ${site.name}`,
    description: `Eén proces geautomatiseerd in ${weeks(empower.timeline)} voor ${price(empower.price)}, met ${hours(empower.trainingHours)} training en ${days(empower.supportDays)} nazorg. Voor kleine bedrijven en startups.`,
  },
  name: 'Build & Empower',
  heading: 'Eén proces waar u vanaf bent',
  introduction:
    'Voor een kleine onderneming of startup die voor het eerst automatiseert. We automatiseren de taak die elke week terugkomt en te lang duurt, en leren uw team om ermee te werken en zelf iets aan te passen.',
  callToAction: 'Begin met Build & Empower',
  drawing: 'Eén toren op een eigen sokkel: het ene werkproces waar uw team zonder ons mee verder kan.',
  atWork: {
    title: 'Eén werkproces, van aanleiding tot resultaat',
    introduction: 'Een voorbeeld: de facturen in een mailbox. Er is geen andere software voor nodig dan u al hebt.',
    lanes: [
      {
        id: 'invoices',
        steps: [
          {
            title: 'Uw mailbox',
            lines: [
              ['Van', 'een leverancier'],
              ['Bijlage', 'één pdf'],
            ],
          },
          {
            title: 'Het werkproces',
            lines: [
              ['Leverancier', 'staat op uw lijst'],
              ['Bedrag', '612,40, zoals besteld'],
              'Klopt het niet, dan beslist iemand van uw team',
            ],
          },
          {
            title: 'Uw gedeelde map',
            lines: [
              ['Opgeslagen', '2026-11, factuur 118'],
              ['Op uw lijst', 'betalen vóór de 30e'],
            ],
          },
        ],
      },
    ],
    base: 'Mislukt een stap, dan krijgt u een bericht met de factuur en de oorzaak.',
    caption: 'Een verzonnen voorbeeld. Uw eigen aanleiding en resultaat komen in de overeenkomst.',
    examples: [
      'Een formulier op uw website krijgt een eerste antwoord en wordt een regel op uw lijst',
      'Cijfers uit drie spreadsheets komen elke maandag binnen als één bericht',
      'Een getekende offerte wordt een projectmap met takenlijst',
    ],
  },
  contents: {
    parts: [
      {
        id: 'workflow',
        title: 'Het werkproces zelf',
        text: `Gebouwd in uw ${facts.officeTools}, met een bericht als er iets misgaat.`,
      },
      {
        id: 'training',
        title: 'De training',
        text: `Voor de mensen die ermee gaan werken, ${hours(empower.trainingHours)} aan de hand van hun eigen gevallen. Ze leren het proces te gebruiken, het logboek te lezen en zelf iets kleins aan te passen.`,
      },
      {
        id: 'manual',
        title: 'Een handleiding',
        text: 'Hoe het werkt, hoe u het aanpast en wat u doet als het stilvalt. In gewone taal, voor wie ermee werkt.',
      },
    ],
    sample: {
      title: 'pagina 4 van de handleiding, een factuur is niet opgeslagen',
      rows: [
        {
          title: '1. Open het bericht',
          text: 'Daarin staan de factuur en de oorzaak. Meestal: de leverancier staat niet op de lijst.',
        },
        {
          title: '2. Voeg de leverancier toe',
          text: 'Op het blad ‘Leveranciers’: naam, e-mailadres en wie mag goedkeuren.',
        },
        {
          title: '3. Start opnieuw',
          text: 'Stuur de e-mail door naar het adres van het werkproces.',
        },
      ],
      next: 'Lukt het niet? Schrijf ons.',
    },
  },
  plan: {
    note: `${facts.clock} Als uw eerdere gevallen dan klaarliggen, vallen de laatste twee stappen in één week.`,
    steps: [
      {
        id: 'choose',
        title: 'Kiezen en uittekenen',
        text: 'We kiezen samen het proces, tekenen het stap voor stap uit en spreken af wanneer het klaar is.',
      },
      {
        id: 'build',
        title: 'Bouwen en testen',
        text: 'Het werkproces draait mee naast uw eigen werkwijze, tot er hetzelfde uitkomt als met de hand.',
      },
      {
        id: 'launch',
        title: 'Training en\u00a0livegang',
        text: 'Uw team krijgt training en neemt het in gebruik. Vanaf die dag loopt de nazorg.',
      },
    ],
  },
  bring: {
    items: [
      {
        id: 'owner',
        title: 'Eén eigenaar',
        text: 'Degene die dit werk nu doet en mag beslissen hoe het gaat lopen. Een paar uur per week.',
      },
      {
        id: 'examples',
        title: 'Eerdere gevallen',
        text: 'Gewone en lastige, om mee te testen.',
      },
      { id: 'access', title: 'Toegang', text: 'Tot de betrokken systemen, via accounts die u weer kunt sluiten.' },
      {
        id: 'time',
        title: 'Tijd voor de training',
        text: 'Een moment waarop iedereen erbij is die ermee gaat werken.',
      },
    ],
  },
  faq: [
    {
      id: 'one-workflow',
      question: 'Wat telt als één werkproces?',
      answer: `${facts.workflow} Als het er bij u twee blijken te zijn, weet u dat vóór de start.`,
    },
    {
      id: 'software',
      question: 'Op welke software draait het?',
      answer: `Het werkt met uw ${facts.officeTools}. Waar dat niet genoeg is, draait het op een automatiseringsdienst op uw naam. Abonnementen zitten niet in de prijs; we noemen ze vóór de start. Een koppeling met uw CRM of agenda hoort bij Build & Elevate, koppelingen met andere systemen bij Growth.`,
    },
    {
      id: 'after-support',
      question: 'Wat gebeurt er als de nazorg afloopt?',
      answer:
        'Dan gaat uw team er zelf mee verder, met de training en de handleiding. Wilt u dat wij een oogje in het zeil houden? Dan spreken we onderhoud af.',
    },
  ],
  labels: packageLabels,
  package: getById(packages, 'build-and-empower'),
  others: [getById(packages, 'build-and-elevate'), getById(packages, 'growth')],
} satisfies typeof english;
