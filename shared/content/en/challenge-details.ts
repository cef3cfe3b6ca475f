import { challengeFigures } from '../figures.ts';
import type { ChallengeDetail, ChallengeId } from '../types.ts';
import { figure, weeks } from './format.ts';

const { budget, expertise, speed } = challengeFigures;

/** The texts of the modal of each startup challenge. */
export const challengeDetails = {
  impactsTitle: 'What it leads to',
  solutionTitle: 'How we solve it',
  /** The figures are aims, as the terms say. */
  statsTitle: 'What we aim for, counted before and after',
  close: 'Close',
  items: {
    budget: {
      title: 'Limited technology budget',
      description:
        'Every month of development costs money a young company needs elsewhere. So automation waits, and the manual work grows with every customer.',
      impacts: [
        'Founders spend their evenings on admin',
        'New features wait because support takes the hours',
        'Customers wait longer for an answer as you grow',
        'Half-used tools pile up, each with its own subscription',
        'You hire people for work software could do',
      ],
      solution:
        'We start with the process that costs you the most hours and agree on scope and price up front. You see the result before you decide on the next step.',
      stats: [
        { value: figure(budget.costSavings), label: 'cost savings' },
        { value: figure(budget.implementation), label: 'faster implementation' },
        { value: figure(budget.manualWork), label: 'less manual work' },
      ],
    },
    expertise: {
      title: 'Lack of AI expertise',
      description:
        'There are more AI tools than anyone can try, and nobody on your team has built with them. Choosing takes months, and you find out late if you chose wrong.',
      impacts: [
        'Months go by comparing tools and vendors',
        'Trials never make it into daily work',
        'Confidential data ends up in tools nobody checked',
        'The one person who understands it becomes a bottleneck',
        'Competitors learn while you compare',
      ],
      solution: `We pick what fits your systems, set it up, test it with real examples and train your team. The ${weeks(expertise.setup)} below are for an assistant or online booking.`,
      stats: [
        { value: weeks(expertise.setup), label: 'setup' },
        { value: figure(expertise.teamTraining), label: 'team training' },
        { value: figure(expertise.support), label: 'support' },
      ],
    },
    speed: {
      title: 'Slow time-to-market',
      description: 'When a launch takes half a year, much of that is manual work around the product.',
      impacts: [
        'Launch dates slip and nobody trusts the schedule',
        'Investors and first customers wait for proof',
        'The budget runs out before the product earns',
        'User feedback comes too late to use',
        'A competitor gets there first with the same idea',
      ],
      solution:
        'We automate the manual work around your product first and deliver in short steps. Each one goes live, so you learn from users.',
      stats: [
        { value: figure(speed.speed), label: 'faster' },
        { value: weeks(speed.implementation), label: 'implementation' },
        { value: figure(speed.onTimeDelivery), label: 'on-time delivery' },
      ],
    },
  } satisfies Record<ChallengeId, ChallengeDetail>,
};
