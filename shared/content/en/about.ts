import { site } from '#shared/site.ts';
import { claims, consultationMinutes, returnOnInvestmentMonths } from '../figures.ts';
import { facts } from './facts.ts';
import { minutes, months } from './format.ts';

export const about = {
  meta: {
    title: `About Us: How We Design and Automate | ${site.name}`,
    description:
      'We build AI automation, CRM integrations and websites for startups and scale-ups. How we work, what we promise and what we leave alone, told in plain words.',
  },
  name: 'About',
  /** Each step keeps to one line. */
  heading: 'Measure first, then\u00a0draw, then\u00a0build',
  introduction: `${site.name} builds automation, CRM integrations and websites for startups and scale-ups. You talk to the people who do the work, and you get it in steps that you can judge for yourself.`,
  /** Along the dimension line of the drawing, in three parts. */
  drawing: ['drawn', 'half built', 'in use'],
  figures: {
    label: 'In numbers',
    roi: `ROI within ${months(returnOnInvestmentMonths)}`,
    items: [
      { ...claims.support, label: 'support' },
      { ...claims.clientSatisfaction, label: 'client satisfaction' },
      { ...claims.efficiency, label: 'efficiency increase' },
    ],
  },
  /** What the first of the figures means. */
  support: facts.aroundTheClock,
  steps: {
    title: 'How we work',
    introduction: 'Four steps. After each one you can stop, and what has been made by then is yours.',
    items: [
      {
        id: 'measure',
        title: 'Measure',
        text: 'We sit beside the people who do the work and note what comes in, what goes out and where it waits. You get the hours on one page.',
      },
      {
        id: 'draw',
        title: 'Draw',
        text: 'One drawing of the new process: what each system does, what people keep deciding, what happens when something fails. Scope, schedule and price follow from it.',
      },
      {
        id: 'build',
        title: 'Build',
        text: 'In short steps, each of which runs and can be tried. You see a working first version early and correct us while that is still cheap.',
      },
      {
        id: 'hand-over',
        title: 'Hand over',
        text: 'Your team is trained and the manual is written. After the included support you run it yourselves, or we agree on maintenance.',
      },
    ],
  },
  /** Shown once `site.people` or `site.office` is filled. */
  people: { title: 'Who you work with', place: 'Where we are' },
  values: {
    title: 'What we stick to',
    introduction: 'Four rules that apply even when they are inconvenient.',
    items: [
      {
        id: 'figures-first',
        title: 'Figures before opinions',
        text: 'We count hours, errors and requests before we propose anything. Without a figure beforehand there is no improvement to show afterward.',
      },
      {
        id: 'price-first',
        title: 'A price before the work',
        text: 'You get a written quote with a fixed scope. Whatever is not in it, we discuss before we do it.',
      },
      {
        id: 'yours',
        title: 'What we build is yours',
        text: 'Accounts with outside services are in your name and your data stays yours. Code and documentation are handed over.',
      },
      {
        id: 'no-is-an-answer',
        title: 'No is an answer too',
        text: 'If a rule, a form or a spreadsheet does the job, we say so. That costs us a project and saves you one.',
      },
    ],
  },
  limits: {
    title: 'What we leave alone',
    introduction: 'Not everything that can be automated should be.',
    items: [
      {
        id: 'judgment',
        title: 'Judgments about people',
        text: 'Who is hired, who gets credit, what a patient has: software may prepare the papers. A person decides.',
      },
      {
        id: 'rare-work',
        title: 'Work that rarely happens',
        text: 'A task that comes up twice a year is done sooner than it is automated. A checklist is the better tool.',
      },
      {
        id: 'closed-systems',
        title: 'Systems without a door',
        text: 'Where a system has no reliable way to exchange data, we advise against connecting it. The connection would break at the next update.',
      },
    ],
  },
  callToAction: {
    title: 'Let us measure one of your processes',
    text: `In a free session of ${minutes(consultationMinutes)} we estimate with you what it costs now and whether automating it makes sense.`,
    link: 'Book a conversation',
  },
};
