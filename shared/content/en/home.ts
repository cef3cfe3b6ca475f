import { site } from '#shared/site.ts';
import { challengeFigures, claims, returnOnInvestmentMonths, timelines } from '../figures.ts';
import { lowestPrice } from '../offer-figures.ts';
import type { Challenge } from '../types.ts';
import { challengeDetails } from './challenge-details.ts';
import { months, price } from './format.ts';
import { serviceOffers } from './service-offers.ts';
import { showcase } from './showcase.ts';

const ourAim = 'our aim';
const { budget, expertise, speed } = challengeFigures;

const challenges: Challenge[] = [
  {
    id: 'budget',
    icon: 'wallet',
    problem: 'Limited technology budget',
    solution: 'Affordable AI solutions',
    metric: budget.metric.value,
    metricSuffix: budget.metric.suffix,
    metricLabel: 'cost savings',
    description: 'One process, one scope and one price, agreed before we start.',
    benefits: [
      'A written quote before any work begins',
      'Built on the tools you already pay for',
      'One process first, the next when it pays',
      'Training included, so your team can run it',
    ],
  },
  {
    id: 'expertise',
    icon: 'graduation-cap',
    problem: 'Lack of AI expertise',
    solution: 'Plug-and-play implementation',
    metric: expertise.metric.value,
    metricSuffix: expertise.metric.suffix,
    metricLabel: 'weeks setup',
    description: `For an AI assistant or online booking. Custom AI takes up to ${timelines['custom-ai-solution'].max} weeks.`,
    benefits: [
      'No developers needed',
      'Set up and tested on your own data',
      'Training for everyone who works with it',
      'A manual in plain language',
    ],
  },
  {
    id: 'speed',
    icon: 'gauge',
    problem: 'Slow time-to-market',
    solution: 'Rapid AI implementation',
    metric: speed.metric.value,
    metricSuffix: speed.metric.suffix,
    metricLabel: 'faster',
    description: 'Short steps. Each one ends in something you can try.',
    benefits: [
      'A working first version early in the project',
      'The hard parts first, while changes are cheap',
      'One contact who plans and decides with you',
      'Changes that go live in small steps',
    ],
  },
];

export const home = {
  meta: {
    title: `${site.name}: AI Automation for Startups & Scale-ups`,
    description:
      'Affordable AI automation, CRM integration and websites for startups and scale-ups. From MVP to market leader in weeks, with support after launch.',
  },
  heading: 'Building Brands with Architectural Precision',
  introduction: 'We automate retyping, repeat questions and bookings for startups and scale-\u2060ups.',
  prices: `Packages from ${price(lowestPrice)}\u00a0euros.`,
  hero: {
    tag: 'Brand & Digital Architecture',
    start: 'Start Your Project',
    explore: 'Explore Our Work',
    /** For screen readers: the name of the drawing, in which each building is a service. */
    servicesLabel: 'Our services',
    services: serviceOffers,
  },
  figures: {
    label: 'In numbers',
    items: [
      { ...claims.support, label: 'support', note: 'by our AI assistant' },
      { ...claims.clientSatisfaction, label: 'client satisfaction', note: ourAim },
      { ...claims.efficiency, label: 'efficiency increase', note: ourAim },
    ],
    roi: `ROI within ${months(returnOnInvestmentMonths)}`,
    aim: 'Our aims: we count hours before and after.',
  },
  /** Above the picture of it. */
  desk: {
    title: 'Every lead in one place',
    introduction: 'A CRM integration gives you a dashboard too.',
    picture: 'Our own dashboard, with made-up leads.',
  },
  ...showcase,
  challenges: {
    badge: 'Startup Challenges',
    title: 'From Challenge To Opportunity',
    introduction: 'Our aims, compared with today.',
    problemLabel: 'Problem',
    solutionLabel: 'Answer',
    benefitsLabel: 'What you get',
    delayLink: 'Delays development by months',
    /** Accessible name of a dot below the rows. */
    select: (problem: string) => `Show challenge: ${problem}`,
    dotsLabel: 'Choose a challenge',
    items: challenges,
    details: challengeDetails,
    callToAction: {
      title: 'Ready to tackle these challenges?',
      link: 'Start your transformation',
    },
  },
  footerMark: site.name,
};
