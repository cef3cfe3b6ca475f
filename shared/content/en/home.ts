import { site } from '#shared/site.ts';
import { challengeFigures, claims, consultationMinutes, replyHours, timelines } from '../figures.ts';
import type { Challenge } from '../types.ts';
import { figure, hours, weeks } from './format.ts';

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
    description: 'One process, one agreed scope and one price, known before we start.',
    benefits: [
      'A quote with a fixed scope before any work begins',
      'Built on the tools you already pay for',
      'Start with one process, add the next when it pays',
      'Training included, so that your team can run it',
    ],
    detail: {
      title: 'Limited technology budget',
      description:
        'Every month of development costs money that a young company needs elsewhere. So automation waits, and the manual work grows along with the number of customers.',
      impacts: [
        'Founders spend their evenings on administration',
        'New features wait because support takes the hours',
        'Customers wait longer for an answer as you grow',
        'Half-finished tools pile up, each with its own subscription',
        'People are hired for work that software could do',
      ],
      solution:
        'We begin with the process that costs you the most hours and agree on scope and price beforehand. You see the result before you decide on the next step.',
      stats: [
        { value: figure(budget.costSavings), label: 'cost savings' },
        { value: figure(budget.implementation), label: 'faster implementation' },
        { value: figure(budget.manualWork), label: 'less manual work' },
      ],
    },
  },
  {
    id: 'expertise',
    icon: 'graduation-cap',
    problem: 'Lack of AI expertise',
    solution: 'Plug-and-play implementation',
    metric: expertise.metric.value,
    metricSuffix: expertise.metric.suffix,
    metricLabel: 'weeks setup',
    description: 'We set it up, connect it and train the people who will use it.',
    benefits: [
      'No developers of your own needed',
      'Set up and tested on your own data',
      'Training for everyone who works with it',
      'A manual in plain language',
    ],
    detail: {
      title: 'Lack of AI expertise',
      description:
        'There are more AI tools than anyone can try, and nobody on the team has built with them before. Choosing takes months and a wrong choice shows late.',
      impacts: [
        'Months go by comparing tools and suppliers',
        'Trials never reach daily work',
        'Confidential data ends up in tools nobody checked',
        'The one person who understands it becomes a bottleneck',
        'Competitors gain experience while you compare',
      ],
      solution:
        'We choose what fits your systems, set it up, test it with real examples and train your team. You get a working process rather than a tool to study.',
      stats: [
        { value: weeks(expertise.setup), label: 'setup' },
        { value: figure(expertise.teamTraining), label: 'team training' },
        { value: figure(expertise.support), label: 'support' },
      ],
    },
  },
  {
    id: 'speed',
    icon: 'gauge',
    problem: 'Slow time-to-market',
    solution: 'Rapid AI implementation',
    metric: speed.metric.value,
    metricSuffix: speed.metric.suffix,
    metricLabel: 'faster',
    description: 'Short steps, each ending in something that runs and that you can judge.',
    benefits: [
      'A working first version early in the project',
      'Proven parts instead of building all of it anew',
      'One contact who plans and decides with you',
      'Changes go live in small steps, without downtime',
    ],
    detail: {
      title: 'Slow time-to-market',
      description:
        'An idea that takes half a year to ship meets a market that has moved on. Much of the delay is handwork around the product: testing, copying, reporting, answering.',
      impacts: [
        'Launch dates move and nobody trusts the planning',
        'Investors and first customers wait for proof',
        'The budget runs out before the product earns',
        'Feedback from users comes too late to use',
        'A competitor is first with the same idea',
      ],
      solution:
        'We automate the handwork around your product first and deliver in short steps. Each step goes live, so you learn from users while we build the next.',
      stats: [
        { value: figure(speed.speed), label: 'faster' },
        { value: weeks(speed.implementation), label: 'implementation' },
        { value: figure(speed.onTimeDelivery), label: 'on-time delivery' },
      ],
    },
  },
];

export const home = {
  meta: {
    title: `${site.name}: AI Automation for Startups & Scale-ups`,
    description:
      'Affordable AI automation, CRM integration and websites for startups and scale-ups. From MVP to market leader in weeks, with support after launch.',
  },
  heading: 'Building Brands with Architectural Precision',
  introduction:
    'AI for startups & scale-ups: affordable automation, from MVP to market leader in weeks. Support that answers at night, a CRM that fills itself, a website that brings in requests.',
  hero: {
    tag: 'Brand & Digital Architecture',
    primary: 'Explore Our Work',
    secondary: 'Start Your Project',
    /** Words along the dimension lines of the drawing. */
    drawing: { week: (number: number) => `wk ${number}`, span: weeks(timelines['crm-integration']) },
  },
  figures: {
    label: 'What we promise, in figures',
    items: [
      { ...claims.support, label: 'support' },
      { ...claims.clientSatisfaction, label: 'client satisfaction' },
      { ...claims.efficiency, label: 'efficiency increase' },
    ],
  },
  philosophy: {
    title: 'Our Design Philosophy',
    pillars: [
      {
        id: 'structural-integrity',
        title: 'Structural Integrity',
        text: 'Every part carries a load or it goes. What we build keeps standing when traffic triples.',
      },
      {
        id: 'minimalist-precision',
        title: 'Minimalist Precision',
        text: 'Fewer screens, fewer fields, fewer clicks. Measured in the minutes your team gets back.',
      },
      {
        id: 'functional-beauty',
        title: 'Functional Beauty',
        text: 'It looks good because it works: type you can read and paths you can follow.',
      },
      {
        id: 'systematic-thinking',
        title: 'Systematic Thinking',
        text: 'One set of rules for brand, site and automation, so that the next change stays small.',
      },
    ],
  },
  architect: {
    title: 'What We Architect',
    learnMore: 'Learn More',
    cards: [
      {
        id: 'brand-architecture',
        title: 'Brand Architecture',
        text: 'Name, mark, type and tone, written down as rules that your whole team can apply without asking.',
      },
      {
        id: 'digital-structures',
        title: 'Digital Structures',
        text: 'Websites and portals that load quickly, read well and hand every request to the right person.',
      },
      {
        id: 'system-design',
        title: 'System Design',
        text: 'CRM, calendar, mailbox and AI assistant joined into one system, so that nothing is typed twice.',
      },
    ],
  },
  projects: {
    title: 'Featured Projects',
    introduction: 'Two examples that show how we approach a job. They are worked out by us and are not client cases.',
    label: 'Example project',
    items: [
      {
        id: 'brand-identity',
        category: 'Brand identity and web design',
        title: 'Identity and website for an architecture firm',
        text: 'A drawing grid becomes the house style: one typeface, one accent color and a portfolio that sorts itself by building type.',
      },
      {
        id: 'digital-platform',
        category: 'UX/UI redesign of a dashboard',
        title: 'A digital platform people can read at a glance',
        text: 'Twelve screens brought back to three: what needs attention today, what is waiting and what it costs.',
      },
    ],
    viewAll: 'View All Projects',
  },
  challenges: {
    badge: 'Startup Challenges',
    title: 'From Challenge To Opportunity',
    problemLabel: 'Problem',
    solutionLabel: 'Solution',
    benefitsLabel: 'What you get',
    delayLink: 'Delays development by months',
    /** Accessible name of a dot below the rows. */
    select: (problem: string) => `Show challenge: ${problem}`,
    dotsLabel: 'Choose a challenge',
    impactsTitle: 'What it leads to',
    solutionTitle: 'How we solve it',
    statsTitle: 'In figures',
    close: 'Close',
    items: challenges,
    callToAction: {
      title: 'Ready to tackle these challenges?',
      text: `Tell us where the hours go. We answer by email within ${hours(replyHours)} and name a sensible first step.`,
      link: 'Start your transformation',
    },
  },
  finalCall: {
    title: 'Which work should be gone next month?',
    subtitle: `Put it to us in a free ${consultationMinutes}-minute strategy session. You leave with a first plan, whether or not we build it.`,
    button: 'Plan your free session',
    /** Dutch on purpose in both languages; marked with `lang="nl"`. */
    trust: 'Vertrouwd door startups en scale-ups',
  },
  footerMark: site.name,
};
