import { site } from '#shared/site.ts';
import { packageFigures } from '../figures.ts';
import { getPackage } from '../pick.ts';
import type { PackagePage } from '../types.ts';
import { days, hours, price, weeks, workflows } from './format.ts';
import { packageLabels } from './package-labels.ts';
import { packages } from './packages.ts';

const elevate = packageFigures['build-and-elevate'];

export const buildAndElevate: PackagePage = {
  meta: {
    title: `Build & Elevate: Two Processes Joined | ${site.name}`,
    description: `${workflows(elevate.workflows)} automated and joined in ${weeks(elevate.timeline)} for ${price(elevate.price)}, with ${hours(elevate.trainingHours)} of training and ${days(elevate.supportDays)} of support after launch.`,
  },
  name: 'Build & Elevate',
  heading: 'Two processes, nothing typed twice',
  introduction: `For a growing company in which one team hands work to the next. In ${weeks(elevate.timeline)} we automate ${workflows(elevate.workflows)} and join them to your CRM or calendar, with ${hours(elevate.trainingHours)} of training. The price is ${price(elevate.price)}, with ${days(elevate.supportDays)} of support after launch.`,
  callToAction: 'Start with Build & Elevate',
  drawing: 'Two towers with a bridge: what one workflow finishes, the other picks up.',
  fit: {
    title: 'For work that passes from one desk to the next',
    paragraphs: [
      'Sales makes an agreement, service carries it out, and between the two someone copies. Each half works; the hand-over does not, and that is where customers notice it.',
      'We automate both processes and join them to your CRM or calendar. What one desk enters is there when the other one needs it.',
    ],
    examples: [
      'A signed quote starts the delivery, with everything that sales already knew',
      'A booked appointment prepares the file, and the visit report sends the invoice',
      'A complaint reaches the account manager before the next call does',
      'A new employee gets accounts, a schedule and a first week without a list on paper',
    ],
  },
  contents: {
    introduction: 'Two processes, the connection between them, and time to learn and to adjust.',
    parts: [
      {
        id: 'workflows',
        title: 'Both workflows',
        text: `${workflows(elevate.workflows)} from start to finish, each with a log and a message when something goes wrong.`,
      },
      {
        id: 'link',
        title: 'The connection',
        text: 'Both work from the same record in your CRM or calendar, so that nothing is entered twice.',
      },
      {
        id: 'training',
        title: 'Training and manual',
        text: `${hours(elevate.trainingHours)} for both teams, partly together: the hand-over is practiced with everyone there. A written manual stays behind.`,
      },
      {
        id: 'support',
        title: 'Support after launch',
        text: `For ${days(elevate.supportDays)} we fix faults and adjust, long enough to see a full month of real work.`,
      },
    ],
  },
  plan: {
    note: 'The shorter timeline applies when both teams can be trained while we build the connection; the last step then begins a week earlier.',
    steps: [
      {
        id: 'draw',
        title: 'Draw both',
        text: 'Both processes and the hand-over on one drawing, checked by both teams. That is where most surprises come to light.',
      },
      {
        id: 'build',
        title: 'Build and join',
        text: 'First the workflow that the other one waits for, then the second, then the connection to your CRM or calendar. Each is tested with past cases before the next begins.',
      },
      {
        id: 'launch',
        title: 'Train and launch',
        text: 'Both teams are trained and start on the same day. The support period begins.',
      },
    ],
  },
  bring: {
    introduction: 'The same as for one process, and an agreement between two teams.',
    items: [
      {
        id: 'owners',
        title: 'An owner for each process',
        text: 'Two people who do the work now, and one of them who decides on the hand-over.',
      },
      {
        id: 'examples',
        title: 'Past cases',
        text: 'Followed through both teams, from the first contact to the last step.',
      },
      { id: 'access', title: 'Access', text: 'To the systems of both teams and to your CRM or calendar.' },
      { id: 'time', title: 'Time for the training', text: 'One moment for each team and one together.' },
    ],
  },
  faq: [
    {
      id: 'which-two',
      question: 'Which two processes go well together?',
      answer:
        'Two that hand work to each other. If yours have nothing to do with each other, we still automate both, but the connection then has less to offer and we say so.',
    },
    {
      id: 'crm',
      question: 'What if we have no CRM yet?',
      answer:
        'Then the connection goes to your calendar, or to a simple register that we set up. Choosing and filling a CRM is a service of its own, on quote.',
    },
    {
      id: 'both-at-once',
      question: 'Does everything go live at once?',
      answer:
        'Your teams start on the same day, but each workflow has run beside the old way of working before. You can go back to it for as long as you like.',
    },
    {
      id: 'upgrade',
      question: 'Can we move up from Build & Empower?',
      answer:
        'Yes. What was built stays and becomes one of the two. We look beforehand at what that leaves to do and put it in writing.',
    },
  ],
  othersText: 'Begin smaller, or with several teams at once? We work the same way.',
  labels: packageLabels,
  package: getPackage(packages, 'build-and-elevate'),
  others: [getPackage(packages, 'build-and-empower'), getPackage(packages, 'growth')],
};
