import { site } from '#shared/site.ts';
import type { pricing as english } from '../en/pricing.ts';
import { consultationMinutes, growthCheckIns, packageFigures } from '../figures.ts';
import { getQuestions } from '../pick.ts';
import type { ComparisonRow, FaqItem } from '../types.ts';
import { facts } from './facts.ts';
import { faq } from './faq.ts';
import { days, hours, minutes, price, weeks, workflows } from './format.ts';
import { packageLabels } from './package-labels.ts';
import { packages } from './packages.ts';

const figures = Object.values(packageFigures);

const rows: ComparisonRow[] = [
  { id: 'price', title: 'Prijs', values: figures.map((item) => price(item.price)) },
  { id: 'timeline', title: 'Doorlooptijd', values: figures.map((item) => weeks(item.timeline)) },
  { id: 'workflows', title: 'Geautomatiseerde werkprocessen', values: figures.map((item) => String(item.workflows)) },
  { id: 'training', title: 'Training voor uw team', values: figures.map((item) => hours(item.trainingHours)) },
  { id: 'support', title: 'Ondersteuning na livegang', values: figures.map((item) => days(item.supportDays)) },
  { id: 'manual', title: 'Handleiding', values: [true, true, true] },
  { id: 'link', title: 'Koppeling met CRM of agenda', values: [false, true, true] },
  { id: 'systems', title: 'Koppelingen met andere systemen', values: [false, false, true] },
  { id: 'check-ins', title: 'Elke maand een gesprek', values: [false, false, String(growthCheckIns)] },
];

const questions: FaqItem[] = [
  {
    id: 'not-included',
    question: 'Wat zit er niet in de prijs?',
    answer:
      'Abonnementen op de software waar het op draait, en wat een AI-dienst voor het gebruik rekent. Die staan op uw naam, tegen hun eigen tarief, en wij noemen ze voordat u beslist.',
  },
  {
    id: 'one-workflow',
    question: 'Wat telt als één werkproces?',
    answer:
      'Eén aanleiding, de stappen die volgen en één resultaat: een aanvraag die een offerte wordt, een factuur die wordt geboekt. In de gratis sessie tekenen wij uw proces uit; dan ziet u hoeveel het er zijn.',
  },
  {
    id: 'larger',
    question: 'Wat als ons proces groter is dan een pakket?',
    answer:
      'Dan maken wij er een offerte voor als dienst, met een eigen omvang en prijs. Dat zeggen wij vóór de start; een pakket wordt onderweg nooit duurder.',
  },
];

export const pricing = {
  meta: {
    title: `Prijzen: drie pakketten, diensten op offerte | ${site.name}`,
    description: `Drie automatiseringspakketten met een vaste prijs, vanaf ${price(packageFigures['build-and-empower'].price)}, en diensten op offerte. Training en nazorg horen bij elk pakket.`,
  },
  name: 'Prijzen',
  heading: 'Prijzen',
  introduction: `Drie pakketten hebben een vaste prijs: ${price(packageFigures['build-and-empower'].price)}, ${price(packageFigures['build-and-elevate'].price)} en ${price(packageFigures.growth.price)}. Voor diensten maken wij een offerte, want het werk hangt af van uw systemen; u kent de prijs voordat wij beginnen. Twijfelt\u00A0u? In een gratis sessie van ${minutes(consultationMinutes)} is het meestal duidelijk.`,
  labels: packageLabels,
  scope: { question: 'Hoeveel werkprocessen wilt u automatiseren?', count: workflows },
  cards: { title: 'Drie pakketten, elk\u00a0met een vaste prijs', introduction: facts.prices },
  packages,
  comparison: {
    title: 'Naast elkaar',
    introduction: 'Eerst prijs en doorlooptijd, dan wat u ervoor krijgt.',
    caption: 'De drie pakketten vergeleken',
    criterion: 'Wat u vergelijkt',
    included: 'Inbegrepen',
    notIncluded: 'Niet inbegrepen',
    rows,
  },
  included: {
    title: 'In elk pakket',
    introduction: 'Wat u ook kiest, zo werken wij.',
    items: [
      {
        id: 'scope',
        title: 'Afspraken op papier',
        text: 'Wat er gebouwd wordt, wanneer het klaar is en wat er niet bij hoort, afgesproken vóór de start.',
      },
      {
        id: 'contact',
        title: 'Eén aanspreekpunt',
        text: 'Wie met u de planning maakt, weet ook hoe het is gebouwd.',
      },
      {
        id: 'tests',
        title: 'Getest met uw eigen gevallen',
        text: 'Niets gaat live voordat de resultaten gelijk zijn aan wat uw team met de hand deed.',
      },
      {
        id: 'ownership',
        title: 'Het is van u',
        text: 'Broncode, documentatie en accounts staan op uw naam en worden aan het eind overgedragen.',
      },
    ],
  },
  quote: {
    title: 'Diensten op offerte',
    text: `Een website, een CRM-koppeling of software op maat hangt af van uw systemen en van wat er al is. Na een eerste gesprek krijgt u een offerte: wat we bouwen, wanneer het klaar is en één prijs. ${facts.agreement}`,
    button: 'Vraag een offerte aan',
    link: 'Bekijk de diensten',
  },
  faqTitle: 'Vragen over prijzen',
  faq: [...questions, ...getQuestions(faq, ['ownership', 'return'])],
} satisfies typeof english;
