import { site } from '#shared/site.ts';
import type { home as english } from '../en/home.ts';
import { challengeFigures, claims, returnOnInvestmentMonths, timelines } from '../figures.ts';
import { lowestPrice } from '../offer-figures.ts';
import type { Challenge } from '../types.ts';
import { challengeDetails } from './challenge-details.ts';
import { months, price } from './format.ts';
import { serviceOffers } from './service-offers.ts';
import { showcase } from './showcase.ts';

const ourAim = 'ons streven';
const { budget, expertise, speed } = challengeFigures;

const challenges: Challenge[] = [
  {
    id: 'budget',
    icon: 'wallet',
    problem: 'Weinig budget voor techniek',
    solution: 'AI die u kunt betalen',
    metric: budget.metric.value,
    metricSuffix: budget.metric.suffix,
    metricLabel: 'kostenbesparing',
    description: 'Eén proces en één prijs. Wat u krijgt, spreken we vooraf af.',
    benefits: [
      'Vooraf een schriftelijke offerte',
      'Gebouwd op systemen die u al hebt',
      'Begin met één proces',
      'Training voor uw team inbegrepen',
    ],
  },
  {
    id: 'expertise',
    icon: 'graduation-cap',
    problem: 'Geen AI-kennis in\u00a0huis',
    solution: 'Kant-en-klaar ingericht',
    metric: expertise.metric.value,
    metricSuffix: expertise.metric.suffix,
    metricLabel: 'weken inrichting',
    description: `Voor een AI-assistent of online afspraken. AI op maat duurt hoogstens ${timelines['custom-ai-solution'].max} weken.`,
    benefits: [
      'Geen eigen ontwikkelaars nodig',
      'Ingericht en getest met uw gegevens',
      'Training voor iedereen die ermee werkt',
      'Een handleiding in gewone taal',
    ],
  },
  {
    id: 'speed',
    icon: 'gauge',
    problem: 'Te laat op de markt',
    solution: 'AI die er snel staat',
    metric: speed.metric.value,
    metricSuffix: speed.metric.suffix,
    metricLabel: 'sneller',
    description: 'Korte stappen. Na elke stap draait er iets dat u kunt proberen.',
    benefits: [
      'Al vroeg een werkende versie',
      'Eerst de lastige delen',
      'Eén aanspreekpunt dat plant en beslist',
      'Wijzigingen in kleine stappen',
    ],
  },
];

export const home = {
  meta: {
    title: `${site.name}: AI-automatisering voor startups en scale-ups`,
    description:
      'Betaalbare AI-automatisering, CRM-integratie en websites voor startups en scale-ups. In enkele weken van MVP naar marktleider, met nazorg.',
  },
  heading: 'Overtypen, antwoorden, inplannen: laat het aan AI over',
  introduction: 'Voor startups en scale-ups.',
  prices: `Pakketten vanaf ${price(lowestPrice)}\u00a0euro.`,
  hero: {
    tag: 'Digitale architectuur met AI',
    start: 'Start uw project',
    explore: 'Bekijk ons werk',
    servicesLabel: 'Onze diensten',
    services: serviceOffers,
  },
  figures: {
    label: 'In cijfers',
    items: [
      { ...claims.support, label: 'ondersteuning', note: 'door onze AI-assistent' },
      { ...claims.clientSatisfaction, label: 'klant\u00adtevredenheid', note: ourAim },
      { ...claims.efficiency, label: 'efficiënter werken', note: ourAim },
    ],
    roi: `Terugverdiend binnen ${months(returnOnInvestmentMonths)}`,
    aim: 'Ons streven: we tellen de uren ervoor en erna.',
  },
  desk: {
    title: 'Aanvragen op één plek',
    introduction: 'Bij een CRM-integratie krijgt u ook een dashboard.',
    picture: 'Ons dashboard, met verzonnen aanvragen.',
  },
  ...showcase,
  challenges: {
    badge: 'Waar startups op vastlopen',
    title: 'Van Uitdaging Naar Kans',
    introduction: 'Streefcijfers, vergeleken met nu.',
    problemLabel: 'Probleem',
    solutionLabel: 'Oplossing',
    benefitsLabel: 'Wat u krijgt',
    delayLink: 'Vertraagt de ontwikkeling met maanden',
    select: (problem: string) => `Toon uitdaging: ${problem}`,
    dotsLabel: 'Kies een uitdaging',
    items: challenges,
    details: challengeDetails,
    callToAction: {
      title: 'Herkent u dit?',
      link: 'Zet de eerste stap',
    },
  },
  footerMark: site.name,
} satisfies typeof english;
