import { site } from '#shared/site.ts';
import { acceptanceCases, paymentParts } from '#shared/work-terms.ts';
import { packageFigures } from '../offer-figures.ts';
import { getById } from '../pick.ts';
import type { PackagePage } from '../types.ts';
import { facts } from './facts.ts';
import { days, hours, price, weeks, workflows } from './format.ts';
import { packageLabels } from './package-labels.ts';
import { packages } from './packages.ts';

const elevate = packageFigures['build-and-elevate'];

export const buildAndElevate: PackagePage = {
  meta: {
    title: `Build & Elevate: Two Workflows Joined | ${site.name}`,
    description: `${workflows(elevate.workflows)} automated and joined in ${weeks(elevate.timeline)} for ${price(elevate.price)}, with ${hours(elevate.trainingHours)} of training and ${days(elevate.supportDays)} of support after launch.`,
  },
  name: 'Build & Elevate',
  heading: 'Two workflows, nothing\u00a0retyped',
  introduction: 'For a growing company where one team hands work to the next, connected through your CRM or calendar.',
  callToAction: 'Start with Build & Elevate',
  drawing: 'Two towers with a bridge: what one workflow finishes, the other picks up.',
  atWork: {
    title: 'Two workflows, joined',
    introduction: 'An example: sales makes the deal, service delivers it, and nobody copies and pastes in between.',
    lanes: [
      {
        id: 'handover',
        title: 'Workflow 1: handover',
        steps: [
          { title: 'Sales', lines: ['Marks the deal as won', ['Agreed start', 'May 12']] },
          { title: 'Software', lines: ['Makes the project folder', 'Plans week one in three calendars'] },
          { title: 'Service', lines: ['Finds what was agreed in the folder', ['First visit', 'May 14']] },
        ],
      },
      {
        id: 'follow-up',
        title: 'Workflow 2: follow-up',
        steps: [
          { title: 'Service', lines: ['Marks the delivery as done', ['In use since', 'May 16']] },
          { title: 'Software', lines: ['Asks after two weeks: “How’s it going?”', 'Turns a complaint into a task'] },
          { title: 'Sales', lines: ['Reads the answer in the CRM', ['Answer', '“Just fine.”']] },
        ],
      },
    ],
    base: 'Both write to your CRM, and each reads what the other wrote.',
    caption: 'A made-up example. Your own two go into the agreement.',
    examples: [
      'A booked appointment prepares the file, and a canceled one goes to the waiting list',
      'A lead from the website becomes a contact, and a complaint a task',
      'A new hire finds week one in the calendar, with everyone invited',
    ],
  },
  contents: {
    parts: [
      {
        id: 'workflows',
        title: 'Both workflows',
        text: `From start to finish, each with a log and a message when something goes wrong.`,
      },
      {
        id: 'link',
        title: 'The connection',
        text: 'Both work from the same record in your CRM or calendar, so nobody enters anything twice.',
      },
      {
        id: 'training',
        title: 'Training and manual',
        text: `For both teams, ${hours(elevate.trainingHours)} in all and partly together, so everyone practices the handoff. You get a written manual too.`,
      },
    ],
    sample: {
      title: 'a test that passes at 19 of 20',
      totals: [
        ['Past cases', String(acceptanceCases.total)],
        ['Right in run\u00a01', '16'],
        ['Right in run\u00a02', String(acceptanceCases.passing)],
      ],
      rows: [
        {
          title: 'Two contacts at one customer',
          state: 'passed',
          text: 'In run 1 both got the question.',
        },
        {
          title: 'First visit moved',
          state: 'passed',
          text: 'In run 1 one calendar stayed behind.',
        },
        {
          title: 'A complaint in the answer',
          state: 'passed',
          text: 'In run 1 the task went to sales.',
        },
        {
          title: 'Delivered in two parts',
          state: 'failed',
          text: 'The question still comes after the first part.',
        },
      ],
      next: `Passed with ${acceptanceCases.passing} of ${acceptanceCases.total}, so the other ${paymentParts.passed}% is due. We still repair the last case.`,
    },
  },
  plan: {
    note: `${facts.clock} If both teams can train while we build the connection, the last step starts a week earlier.`,
    steps: [
      {
        id: 'draw',
        title: 'Draw both',
        text: 'Both workflows and the handoff on one drawing, checked by both teams.',
      },
      {
        id: 'build',
        title: 'Build and join',
        text: 'First the workflow the other one waits for, then the second, then the connection to your CRM or calendar. We test each before we start the next.',
      },
      {
        id: 'launch',
        title: 'Train and launch',
        text: 'Both teams get trained and start on the same day. The support period starts then too.',
      },
    ],
  },
  bring: {
    items: [
      {
        id: 'owners',
        title: 'An owner for each workflow',
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
      question: 'Which two workflows go well together?',
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
      id: 'upgrade',
      question: 'Can we move up from Build & Empower?',
      answer:
        'Yes. What you have stays and becomes one of the two. We look up front at what’s left to do and put it in writing.',
    },
  ],
  labels: packageLabels,
  package: getById(packages, 'build-and-elevate'),
  others: [getById(packages, 'build-and-empower'), getById(packages, 'growth')],
};
