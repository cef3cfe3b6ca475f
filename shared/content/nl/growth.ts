import { site } from '#shared/site.ts';
import type { growth as english } from '../en/growth.ts';
import { growthCheckIns } from '../figures.ts';
import { packageFigures } from '../offer-figures.ts';
import { getById } from '../pick.ts';
import { facts } from './facts.ts';
import { days, hours, price, weeks, workflows } from './format.ts';
import { packageLabels } from './package-labels.ts';
import { packages } from './packages.ts';

const figures = packageFigures.growth;

export const growth = {
  meta: {
    title: `Growth: automatisering in meerdere teams tegelijk | ${site.name}`,
    description: `${workflows(figures.workflows)} geautomatiseerd in ${weeks(figures.timeline)} voor ${price(figures.price)}, met ${hours(figures.trainingHours)} training, ${days(figures.supportDays)} nazorg en ${growthCheckIns} voortgangsgesprekken.`,
  },
  name: 'Growth',
  heading: 'Drie werkprocessen waar uw teams vanaf zijn',
  introduction: `Voor een scale-up die in meerdere teams tegelijk automatiseert, binnen de systemen die u hebt. Inclusief ${facts.checkIns}.`,
  callToAction: 'Begin met Growth',
  drawing: 'Drie torens op één sokkel, verbonden door bruggen. Over de gestippelde plek gaan de voortgangsgesprekken.',
  atWork: {
    title: 'Drie werkprocessen op één basis',
    introduction:
      'Elke nieuwe klant geeft op drie plekken werk. In dit voorbeeld geven drie teams elk één proces uit handen, in hun eigen systemen.',
    lanes: [
      {
        id: 'sales',
        title: 'Verkoop',
        steps: [
          {
            title: 'CRM',
            lines: [
              ['Offerte', '2026-0412'],
              ['Getekend', '25 november'],
            ],
          },
          {
            title: 'Factuur na tekenen',
            lines: [
              ['Factuur gemaakt', '2026-0118'],
              ['Bedrag', '4.300, zoals geoffreerd'],
              ['Vervalt', '25 december'],
            ],
          },
          {
            title: 'Boekhouding',
            lines: [
              ['Ingeboekt', '4.300'],
              ['Herinnering', 'op dag 31'],
            ],
          },
        ],
      },
      {
        id: 'support',
        title: 'Service',
        steps: [
          {
            title: 'Helpdesk',
            lines: [
              ['Vraag', '‘Waar is het?’'],
              ['Over', 'pakket 30518'],
            ],
          },
          {
            title: 'Antwoord in concept',
            lines: [
              ['Onderwerp', 'Bezorging'],
              ['Pakket', 'gisteren verstuurd'],
              ['Concept', 'klaar om na te lezen'],
            ],
          },
          {
            title: 'Helpdesk',
            lines: [
              ['Antwoord', '‘Onderweg.’'],
              ['Verzonden door', 'een collega'],
            ],
          },
        ],
      },
      {
        id: 'store',
        title: 'Winkel',
        steps: [
          {
            title: 'Webwinkel',
            lines: [
              ['Remblokken', 'nog 10'],
              ['Verkocht', '14 per week'],
            ],
          },
          {
            title: 'Op tijd bijbestellen',
            lines: [
              ['Voorraad', 'tot maandag'],
              ['Leverancier', 'levert vrijdag'],
              ['Bestelling klaar', '40'],
            ],
          },
          {
            title: 'Inkoop',
            lines: [
              ['Bestelling', '40 remblokken'],
              ['Goedgekeurd door', 'een inkoper'],
            ],
          },
        ],
      },
    ],
    base: 'Eén logboek, één soort storingsmelding en één set toegangsregels voor alle drie',
    caption: 'Een verzonnen voorbeeld. Het eerste proces kiest u voor de start, de andere twee kunnen later.',
    examples: [
      'Personeel: uren worden een urenstaat, en urenstaten loongegevens',
      'Inkoop: antwoorden van drie leveranciers worden een tabel, en de keuze een bestelling',
      'Directie: cijfers uit vier systemen worden elke maandag één pagina',
    ],
  },
  contents: {
    parts: [
      {
        id: 'workflows',
        title: 'Drie werkprocessen',
        text: 'Elk met een eigen aanleiding en resultaat.',
      },
      {
        id: 'links',
        title: 'Koppelingen met uw systemen',
        text: 'CRM, boekhouding, planning, winkel of servicedesk: elk proces draait in de systemen die uw teams toch al open hebben.',
      },
      {
        id: 'check-ins',
        title: 'Drie voortgangsgesprekken',
        text: 'Na de livegang elke maand één, met een verslag als dit.',
      },
      {
        id: 'manual',
        title: 'Een handleiding',
        text: 'Eén voor alle drie, met een pagina per team en een hoofdstuk voor wie het beheert.',
      },
    ],
    sample: {
      title: 'voortgangsgesprek 1, de eerste maand',
      totals: [
        ['Gedraaid', '880'],
        ['Mislukt', '4'],
        ['Bespaard per week', hours(20)],
      ],
      rows: [
        {
          title: 'Concepten voor de helpdesk',
          hours: 12,
          text: '720 gedraaid, 3 mislukt: geen bestelnummer in de e-mail.',
        },
        {
          title: 'Facturen',
          hours: 4,
          text: '96 gedraaid, geen mislukt.',
        },
        {
          title: 'Bestellingen voor de winkel',
          hours: 4,
          text: '64 gedraaid, 1 mislukt: een oude prijslijst.',
        },
      ],
      next: 'Hierna vraagt het formulier om het bestelnummer, als deel van de nazorg.',
    },
  },
  plan: {
    note: `${facts.clock} Als de werkprocessen systemen delen en uw eerdere gevallen klaarliggen, bouwen we het tweede en derde tegelijk.`,
    steps: [
      {
        id: 'choose',
        title: 'Kiezen en\u00a0ordenen',
        text: 'Welk proces voorgaat, welke twee waarschijnlijk volgen en wie van elk de eigenaar is.',
      },
      {
        id: 'first',
        title: 'Het eerste live',
        text: 'Het werkproces dat de meeste uren bespaart, gaat voorop en is al in gebruik terwijl we aan de rest bouwen. Logboek, regels en toegang worden de basis voor de andere twee.',
      },
      {
        id: 'others',
        title: 'Het tweede en het derde',
        text: 'Op die basis gebouwd en daardoor sneller klaar. De teams testen zelf, met eerdere gevallen.',
      },
      {
        id: 'launch',
        title: 'Training en\u00a0livegang',
        text: 'Alles is in gebruik en de datum van het eerste gesprek staat vast.',
      },
    ],
  },
  bring: {
    items: [
      {
        id: 'sponsor',
        title: 'Eén verantwoordelijke',
        text: 'Iemand die beslist als twee teams iets anders willen, en die bij de gesprekken aanschuift.',
      },
      {
        id: 'owners',
        title: 'Een eigenaar per proces',
        text: 'Iemand die het werk nu doet en met ons test, een paar uur per week.',
      },
      { id: 'access', title: 'Toegang', text: 'Tot de systemen van elk team, geregeld met wie ze beheert.' },
      {
        id: 'examples',
        title: 'Eerdere gevallen en aantallen',
        text: 'Om mee te testen, en om in het eerste gesprek te laten zien wat er is veranderd.',
      },
    ],
  },
  faq: [
    {
      id: 'check-in',
      question: 'Wat gebeurt er in een voortgangsgesprek?',
      answer:
        'We lopen een verslag als dat hierboven door. Zolang de nazorg loopt, herstellen we wat misging. Over de rest beslist u: wat uw team doet en wat een offerte waard is.',
    },
    {
      id: 'it-department',
      question: 'We hebben een IT-afdeling. Hoe werkt u daarmee samen?',
      answer:
        'Die bepaalt de voorwaarden voor toegang, hosting en logging, ziet de code en krijgt de documentatie. Wat de IT-afdeling liever zelf doet, blijft daar.',
    },
    {
      id: 'more',
      question: 'Wat als drie niet genoeg zijn?',
      answer:
        'Dan past een offerte beter dan een pakket. Met een bedrijfsanalyse weet u vooraf welke werkprocessen lonen en in welke volgorde.',
    },
  ],
  labels: packageLabels,
  package: getById(packages, 'growth'),
  others: [getById(packages, 'build-and-empower'), getById(packages, 'build-and-elevate')],
} satisfies typeof english;
