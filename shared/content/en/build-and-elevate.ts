import { site } from '#shared/site.ts';
import { packageFigures } from '../offer-figures.ts';
import { getPackage } from '../pick.ts';
import type { PackagePage } from '../types.ts';
import { facts } from './facts.ts';
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
  heading: 'Two processes, nothing typed\u00a0twice',
  introduction: `For a growing company where one team hands work to the next. In ${weeks(elevate.timeline)} we automate ${workflows(elevate.workflows)} and connect them to your CRM or calendar, with ${hours(elevate.trainingHours)} of training.`,
  callToAction: 'Start with Build & Elevate',
  drawing: 'Two towers with a bridge: what one workflow finishes, the other picks up.',
  fit: {
    title: 'For work that moves from one desk to the next',
    paragraphs: [
      'Sales makes the deal, service delivers it, and in between someone copies and pastes. Where that goes wrong, the customer has to tell the same story twice.',
      'We automate both processes and connect them to your CRM or calendar. What one desk enters is there when the other one needs it.',
    ],
    examples: [
      'A booked appointment prepares the file, and a canceled one goes to the waiting list',
      'A lead from the website becomes a contact, and a complaint a task for whoever knows the customer',
      'A new hire finds week one in the calendar, and each colleague in it gets an invitation',
    ],
  },
  atWork: {
    title: 'Two workflows, joined in the middle',
    introduction: 'An example: a sales team sells, a service team delivers, and both work in the same CRM.',
    lanes: [
      {
        id: 'delivery',
        title: 'Delivery',
        steps: [
          { id: 'won', title: 'CRM', lines: [['Deal', 'won']] },
          {
            id: 'prepare',
            title: 'First workflow',
            lines: [
              ['Project folder', 'made'],
              ['First week', 'in three calendars'],
            ],
          },
          { id: 'ready', title: 'Service', lines: ['Has the agreements, the contact and the dates'] },
        ],
      },
      {
        id: 'aftercare',
        title: 'Aftercare',
        steps: [
          { id: 'done', title: 'CRM', lines: [['Delivery', 'done']] },
          {
            id: 'ask',
            title: 'Second workflow',
            lines: [
              ['Two weeks later', '“How’s it going?”'],
              ['A complaint', 'becomes a task'],
            ],
          },
          { id: 'answer', title: 'Sales', lines: ['Reads the answer in the customer’s record'] },
        ],
      },
    ],
    base: 'Your CRM is where both begin. What one workflow writes there, the other reads.',
    caption: 'A made-up example. Your own two go into the agreement.',
  },
  contents: {
    introduction: 'Two processes, the connection between them and a month of support.',
    parts: [
      {
        id: 'workflows',
        title: 'Both workflows',
        text: `${workflows(elevate.workflows)} from start to finish, each with a log and a message when something goes wrong.`,
      },
      {
        id: 'link',
        title: 'The connection',
        text: 'Both work from the same record in your CRM or calendar, so nobody enters anything twice.',
      },
      {
        id: 'training',
        title: 'Training and manual',
        text: `${hours(elevate.trainingHours)} for both teams, partly together, so everyone practices the handoff. You get a written manual too.`,
      },
      {
        id: 'support',
        title: 'Support after launch',
        text: `For ${days(elevate.supportDays)} we fix bugs and adjust, long enough to see a month of real work.`,
      },
    ],
  },
  plan: {
    note: `${facts.clock} If both teams can train while we build the connection, the last step starts a week earlier.`,
    steps: [
      {
        id: 'draw',
        title: 'Draw both',
        text: 'Both processes and the handoff on one drawing, checked by both teams. This is where most surprises come out.',
      },
      {
        id: 'build',
        title: 'Build and join',
        text: 'First the workflow the other one waits for, then the second, then the connection to your CRM or calendar. We test each with past cases before we start the next.',
      },
      {
        id: 'launch',
        title: 'Train and launch',
        text: 'Both teams get trained and start on the same day. The support period starts then too.',
      },
    ],
  },
  bring: {
    introduction: 'An owner for each process, and one of them who decides on the handoff.',
    items: [
      {
        id: 'owners',
        title: 'An owner for each process',
        text: 'Two people who do the work now. One of them decides on the handoff.',
      },
      {
        id: 'examples',
        title: 'Past cases',
        text: 'Followed through both teams, from the first contact to the last step.',
      },
      { id: 'access', title: 'Access', text: 'To the systems of both teams and to your CRM or calendar.' },
      { id: 'time', title: 'Time for the training', text: 'One session for each team and one together.' },
    ],
  },
  faq: [
    {
      id: 'which-two',
      question: 'Which two processes go well together?',
      answer:
        'Two that hand work to each other. If yours have nothing to do with each other, we can still automate both, but the connection won’t save you much.',
    },
    {
      id: 'crm',
      question: 'What if we have no CRM yet?',
      answer:
        'Then we connect to your calendar, or to a simple list we set up. Choosing and filling a CRM isn’t part of the package; we quote it separately.',
    },
    {
      id: 'both-at-once',
      question: 'Does everything go live at once?',
      answer:
        'Your teams start on the same day, but by then each workflow has run alongside the old way. If something’s off, you can still go back.',
    },
    {
      id: 'upgrade',
      question: 'Can we move up from Build & Empower?',
      answer:
        'Yes. What you have stays and becomes one of the two. We look up front at what’s left to do and put it in writing.',
    },
  ],
  othersText: 'Start smaller, or with several teams at once? Same way of working.',
  labels: packageLabels,
  package: getPackage(packages, 'build-and-elevate'),
  others: [getPackage(packages, 'build-and-empower'), getPackage(packages, 'growth')],
};
