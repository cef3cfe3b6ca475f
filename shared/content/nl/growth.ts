import { site } from '#shared/site.ts';
import type { growth as english } from '../en/growth.ts';
import { growthCheckIns } from '../figures.ts';
import { packageFigures } from '../offer-figures.ts';
import { getPackage } from '../pick.ts';
import { facts } from './facts.ts';
import { days, hours, price, weeks, workflows } from './format.ts';
import { packageLabels } from './package-labels.ts';
import { packages } from './packages.ts';

const figures = packageFigures.growth;

export const growth = {
  meta: {
    title: `Growth: automatisering in meerdere teams tegelijk | ${site.name}`,
    description: `${workflows(figures.workflows)} geautomatiseerd in ${weeks(figures.timeline)} voor ${price(figures.price)}, met ${hours(figures.trainingHours)} training, ${days(figures.supportDays)} ondersteuning en ${growthCheckIns} voortgangsgesprekken.`,
  },
  name: 'Growth',
  heading: 'Drie processen, daarna drie maanden overleg',
  introduction: `Voor een scale-up die in meerdere teams tegelijk automatiseert. In ${weeks(figures.timeline)} automatiseren we ${workflows(figures.workflows)} binnen de systemen die u hebt. Daarbij horen ${hours(figures.trainingHours)} training en ${facts.checkIns}.`,
  callToAction: 'Begin met Growth',
  drawing:
    'Drie torens op één sokkel, verbonden door bruggen. Wat op de gestippelde plek komt, bespreken we in de voortgangsgesprekken.',
  fit: {
    title: 'Als drie teams dezelfde data\u00a0overtypen',
    paragraphs: [
      'Meerdere teams houden elk hun eigen lijst van dezelfde klanten bij. Elke nieuwe klant geeft op drie plekken extra werk.',
      'We automatiseren drie processen op één basis: hetzelfde logboek, dezelfde storingsmeldingen, dezelfde regels voor toegang. Na de livegang komen we drie keer terug, elke maand één keer, om te zien hoe het loopt.',
    ],
    examples: [
      'Personeel: uren worden een urenstaat, urenstaten loongegevens, en een vrije dag een wijziging in de planning',
      'Inkoop: één aanvraag gaat naar drie leveranciers, hun antwoorden worden een tabel, de keuze een bestelling',
      'Directie: cijfers uit vier systemen worden elke maandag één pagina',
    ],
  },
  atWork: {
    title: 'Drie werkprocessen op één basis',
    introduction: 'Een voorbeeld: drie teams met elk één proces, in de systemen waar ze al mee werken.',
    lanes: [
      {
        id: 'sales',
        title: 'Verkoop',
        steps: [
          {
            id: 'signed',
            title: 'CRM',
            lines: [
              ['Offerte', '2026-0412'],
              ['Getekend', 'maandagmiddag'],
            ],
          },
          {
            id: 'invoice',
            title: 'Werkproces',
            lines: [
              ['Factuur gemaakt', '2026-0118'],
              ['Vervalt', '25 december'],
            ],
          },
          {
            id: 'paid',
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
          { id: 'ticket', title: 'Helpdesk', lines: ['‘Waar blijft mijn pakket?’'] },
          {
            id: 'sort',
            title: 'Werkproces',
            lines: [
              ['Onderwerp', 'Bezorging'],
              ['Concept', '‘Het is gisteren…’'],
            ],
          },
          { id: 'answered', title: 'Helpdesk', lines: ['Een collega leest het concept na en verstuurt het'] },
        ],
      },
      {
        id: 'store',
        title: 'Winkel',
        steps: [
          { id: 'order', title: 'Webwinkel', lines: [['Remblokken', 'nog 10']] },
          {
            id: 'restock',
            title: 'Werkproces',
            lines: [
              ['Verkocht per week', '14'],
              ['Bestelling klaar', '40'],
            ],
          },
          { id: 'approve', title: 'Inkoop', lines: ['Een inkoper keurt de bestelling goed of past haar aan'] },
        ],
      },
    ],
    base: 'Eén logboek, één soort storingsmelding en één set toegangsregels voor alle drie',
    caption: 'Een verzonnen voorbeeld. Het eerste proces kiest u voor de start, de andere twee kunnen later.',
  },
  contents: {
    introduction: 'Drie processen, de systemen eromheen en drie voortgangsgesprekken.',
    parts: [
      {
        id: 'workflows',
        title: 'Drie processen',
        text: `${workflows(figures.workflows)}, elk met een eigen aanleiding en resultaat. We beginnen met het proces dat het meest bespaart.`,
      },
      {
        id: 'links',
        title: 'Koppelingen met uw systemen',
        text: 'CRM, boekhouding, planning, winkel of servicedesk: elk proces draait in de systemen die uw teams toch al open hebben.',
      },
      {
        id: 'check-ins',
        title: 'Drie voortgangsgesprekken',
        text: `${facts.checkIns}. Wat draaide, wat mislukte, hoeveel uren het bespaarde en wat nu aan de beurt is.`,
      },
      {
        id: 'training',
        title: 'Training per team',
        text: `${hours(figures.trainingHours)} in totaal, verdeeld over de teams, elk op het eigen werkproces.`,
      },
      {
        id: 'support',
        title: 'Ondersteuning na de livegang',
        text: `We herstellen ${days(figures.supportDays)} lang fouten en stellen bij wat in het dagelijks gebruik anders loopt.`,
      },
      {
        id: 'manual',
        title: 'Een handleiding',
        text: 'Eén voor alle drie, met een pagina per team en een hoofdstuk voor wie het beheert.',
      },
    ],
  },
  plan: {
    note: `${facts.clock} Als de drie processen systemen delen en uw eerdere gevallen klaarliggen, bouwen we het tweede en derde tegelijk.`,
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
    introduction: 'Eén persoon die over de teams heen kijkt, en een eigenaar in elk team.',
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
        'We laten zien hoe vaak elk proces draaide, wat er mislukte en wat het bespaarde. Daarna doen we voorstellen. Zolang de ondersteuning loopt, herstellen we wat misging. Over de rest beslist u: wat uw team doet en wat een offerte waard is.',
    },
    {
      id: 'change-of-mind',
      question: 'Kunnen we het derde proces later kiezen?',
      answer: 'Ja. Alleen het eerste moet bij de start vaststaan. Vaak blijkt in het gebruik wat het derde wordt.',
    },
    {
      id: 'it-department',
      question: 'We hebben een IT-afdeling. Hoe werkt u daarmee samen?',
      answer:
        'Die bepaalt de voorwaarden voor toegang, hosting en logging, ziet de code en krijgt de documentatie. Wat de IT-afdeling liever zelf doet, blijft daar.',
    },
    {
      id: 'more',
      question: 'Wat als drie werkprocessen niet genoeg zijn?',
      answer:
        'Dan past een offerte beter dan een pakket. Met een bedrijfsanalyse weet u vooraf welke processen lonen en in welke volgorde.',
    },
  ],
  othersText: 'Liever met een of twee processen beginnen? De werkwijze blijft hetzelfde.',
  labels: packageLabels,
  package: getPackage(packages, 'growth'),
  others: [getPackage(packages, 'build-and-empower'), getPackage(packages, 'build-and-elevate')],
} satisfies typeof english;
