import { site } from '#shared/site.ts';
import type { home as english } from '../en/home.ts';
import { challengeFigures, claims, replyHours, returnOnInvestmentMonths } from '../figures.ts';
import type { Challenge } from '../types.ts';
import { challengeDetails } from './challenge-details.ts';
import { hours, months } from './format.ts';
import { serviceOffers } from './service-offers.ts';
import { showcase } from './showcase.ts';

const { budget, expertise, speed } = challengeFigures;

const challenges: Challenge[] = [
  {
    id: 'budget',
    icon: 'wallet',
    problem: 'Beperkt technologiebudget',
    solution: 'Betaalbare AI-oplossingen',
    metric: budget.metric.value,
    metricSuffix: budget.metric.suffix,
    metricLabel: 'kostenbesparing',
    description: 'Eén proces, één afgesproken omvang en één prijs, bekend voordat wij beginnen.',
    benefits: [
      'Een offerte met vaste omvang voordat het werk begint',
      'Gebouwd op de systemen waar u al voor betaalt',
      'Begin met één proces, voeg het volgende toe als het loont',
      'Training inbegrepen, zodat uw team zelf verder kan',
    ],
  },
  {
    id: 'expertise',
    icon: 'graduation-cap',
    problem: 'Gebrek aan AI-kennis',
    solution: 'Kant-en-klare invoering',
    metric: expertise.metric.value,
    metricSuffix: expertise.metric.suffix,
    metricLabel: 'weken inrichting',
    description: 'Wij richten het in, koppelen het en trainen de mensen die ermee werken.',
    benefits: [
      'Geen eigen ontwikkelaars nodig',
      'Ingericht en getest op uw eigen gegevens',
      'Training voor iedereen die ermee werkt',
      'Een handleiding in gewone taal',
    ],
  },
  {
    id: 'speed',
    icon: 'gauge',
    problem: 'Trage marktintroductie',
    solution: 'Snelle AI-implementatie',
    metric: speed.metric.value,
    metricSuffix: speed.metric.suffix,
    metricLabel: 'sneller',
    description: 'Korte stappen, die elk eindigen met iets dat draait en dat u kunt beoordelen.',
    benefits: [
      'Vroeg in het project een werkende eerste versie',
      'Beproefde onderdelen in plaats van alles opnieuw te bouwen',
      'Eén aanspreekpunt dat met u plant en beslist',
      'Wijzigingen in kleine stappen live, zonder stilstand',
    ],
  },
];

export const home = {
  meta: {
    title: `${site.name}: AI-automatisering voor startups en scale-ups`,
    description:
      'Betaalbare AI-automatisering, CRM-integratie en websites voor startups en scale-ups. In enkele weken van MVP naar marktleider, met nazorg.',
  },
  heading: 'Merken bouwen met architectonische precisie',
  introduction:
    "AI voor startups en scale-ups: betaalbare automatisering, in enkele weken van MVP naar marktleider. Klantenservice die ook 's nachts antwoordt, een CRM dat zichzelf vult, een website die aanvragen oplevert.",
  hero: {
    tag: 'Merk- en digitale architectuur',
    start: 'Start uw project',
    explore: 'Bekijk ons werk',
    work: 'Vijf opdrachten, op schaal getekend',
    servicesLabel: 'Onze diensten',
    services: serviceOffers,
  },
  figures: {
    label: 'Wat wij beloven, in cijfers',
    items: [
      { ...claims.support, label: 'ondersteuning' },
      { ...claims.clientSatisfaction, label: 'klanttevredenheid' },
      { ...claims.efficiency, label: 'efficiënter werken' },
    ],
    roi: `Terugverdiend binnen ${months(returnOnInvestmentMonths)}`,
  },
  ...showcase,
  challenges: {
    badge: 'Uitdagingen van startups',
    title: 'Van Uitdaging Naar Kans',
    problemLabel: 'Probleem',
    solutionLabel: 'Oplossing',
    benefitsLabel: 'Wat u krijgt',
    delayLink: 'Vertraagt de ontwikkeling met maanden',
    select: (problem: string) => `Toon uitdaging: ${problem}`,
    dotsLabel: 'Kies een uitdaging',
    items: challenges,
    details: challengeDetails,
    callToAction: {
      title: 'Klaar om deze uitdagingen aan te pakken?',
      text: `Vertel ons waar de uren blijven. Wij antwoorden binnen ${hours(replyHours)} per e-mail en noemen een verstandige eerste stap.`,
      link: 'Begin uw transformatie',
    },
  },
  footerMark: site.name,
} satisfies typeof english;
