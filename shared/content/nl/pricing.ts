import { site } from '#shared/site.ts';
import { acceptanceCases, maintenance, paymentParts } from '#shared/work-terms.ts';
import type { pricing as english } from '../en/pricing.ts';
import { growthCheckIns } from '../figures.ts';
import { lowestPrice, packageFigures } from '../offer-figures.ts';
import { getQuestions } from '../pick.ts';
import type { ComparisonRow, FaqItem } from '../types.ts';
import { calculator } from './calculator.ts';
import { facts } from './facts.ts';
import { faq } from './faq.ts';
import { days, hours, price, weeks, workflows } from './format.ts';
import { packageLabels } from './package-labels.ts';
import { packages } from './packages.ts';
import { serviceOffers } from './service-offers.ts';
import { workTerms } from './work-terms.ts';

const figures = Object.values(packageFigures);

const rows: ComparisonRow[] = [
  { id: 'price', title: 'Prijs', values: figures.map((item) => price(item.price)) },
  { id: 'timeline', title: 'Doorlooptijd', values: figures.map((item) => weeks(item.timeline)) },
  { id: 'workflows', title: 'Geautomatiseerde werkprocessen', values: figures.map((item) => String(item.workflows)) },
  { id: 'training', title: 'Training voor uw team', values: figures.map((item) => hours(item.trainingHours)) },
  { id: 'support', title: 'Nazorg', values: figures.map((item) => days(item.supportDays)) },
  {
    id: 'maintenance',
    title: 'Daarna onderhoud, als u dat wilt',
    values: figures.map(() => `${maintenance.monthly} euro per maand`),
  },
  { id: 'manual', title: 'Handleiding', values: [true, true, true] },
  { id: 'office', title: `Werkt met ${facts.officeTools}`, values: [true, true, true] },
  { id: 'link', title: 'Koppeling met CRM of agenda', values: [false, true, true] },
  { id: 'systems', title: 'Koppelingen met andere systemen', values: [false, false, true] },
  { id: 'check-ins', title: 'Maandelijkse voortgangs\u00adgesprekken', values: [false, false, String(growthCheckIns)] },
];

const questions: FaqItem[] = [
  {
    id: 'not-included',
    question: 'Wat zit er niet in de prijs?',
    answer:
      'De abonnementen op de software waar het op draait, en wat een AI-dienst voor het gebruik rekent. Die staan op uw naam, tegen het tarief van de aanbieder. We noemen ze voordat u beslist.',
  },
  {
    id: 'one-workflow',
    question: 'Wat telt als één werkproces?',
    answer: `${facts.workflow} Weet u niet hoeveel het er bij u zijn? Vraag het ons in de gratis sessie.`,
  },
  {
    id: 'larger',
    question: 'Wat als ons proces groter is?',
    answer:
      'Dan maken we er vóór de start een offerte voor, met een eigen prijs. Een pakket wordt onderweg nooit duurder.',
  },
];

export const pricing = {
  meta: {
    title: `Prijzen: drie pakketten, diensten op offerte | ${site.name}`,
    description: `Drie automatiseringspakketten met een vaste prijs, vanaf ${price(lowestPrice)}, en diensten op offerte. Training en nazorg horen bij elk pakket.`,
  },
  name: 'Prijzen',
  heading: 'Drie vaste prijzen. Voor de rest eerst een offerte',
  introduction: `Een pakket automatiseert een tot drie werkprocessen voor een vaste prijs, vanaf ${price(lowestPrice)}\u00a0euro. Voor een dienst krijgt u eerst een offerte.`,
  labels: packageLabels,
  scope: { question: 'Hoeveel werkprocessen wilt u automatiseren?', count: workflows },
  cards: {
    title: 'Drie pakketten',
    introduction: facts.prices,
    payment: `${paymentParts.start}% bij de start, ${paymentParts.passed}% na een geslaagde test.`,
  },
  packages,
  comparison: {
    title: 'Vergelijk de pakketten',
    caption: 'De drie pakketten vergeleken',
    criterion: 'Wat u vergelijkt',
    included: 'Inbegrepen',
    notIncluded: 'Niet inbegrepen',
    rows,
  },
  included: {
    title: 'In elk pakket',
    items: [
      {
        id: 'scope',
        title: 'Afspraken op papier',
        text: 'Wat we bouwen, wanneer het klaar is en wat er niet bij hoort. Vastgelegd vóór de start.',
      },
      {
        id: 'contact',
        title: 'Eén aanspreekpunt',
        text: 'Wie met u de planning maakt, weet ook hoe het is gebouwd.',
      },
      {
        id: 'tests',
        title: 'Getest met uw eigen gevallen',
        text: `Er gaat niets live voordat minstens ${acceptanceCases.passing} van de ${acceptanceCases.total} eerdere gevallen goed uitkomen.`,
      },
      {
        id: 'ownership',
        title: 'Het is van u',
        text: facts.ownership,
      },
    ],
  },
  ifItFails: { ...workTerms, items: workTerms.items.slice(0, 4) },
  calculator,
  quote: {
    title: 'Diensten op offerte',
    text: 'Websites, CRM-koppelingen en maatwerk: na de gratis sessie krijgt u één prijs, voor uw systemen.',
    button: 'Vraag een offerte aan',
    link: 'Alle diensten',
    services: Object.values(serviceOffers),
  },
  faqTitle: 'Vragen over prijzen',
  faq: [...questions, ...workTerms.items.slice(4), ...getQuestions(faq, ['ownership', 'return'])],
} satisfies typeof english;
