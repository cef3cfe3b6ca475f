import { site } from '#shared/site.ts';
import { consultationMinutes, replyHours, timelines } from '../figures.ts';
import { facts } from './facts.ts';
import { hours, minutes, weeks } from './format.ts';

export const websiteProposal = {
  meta: {
    title: `Website Proposal: Scope, Timeline and Quote | ${site.name}`,
    description: `Ask for a written website proposal: pages, copy, connections to your systems, timeline and quote. We answer by email within ${hours(replyHours)}, without obligation.`,
  },
  name: 'Website proposal',
  heading: 'A proposal you can build from',
  introduction:
    'Tell us what your website has to do and for whom. You receive a written proposal with the pages we suggest, the systems we connect, the timeline and a quote. Asking costs nothing.',
  request: 'Request a proposal',
  /** Along the dimension line of the drawing. */
  timeline: weeks(timelines['website-development']),
  chapters: {
    title: 'What is in it',
    introduction: 'Six chapters in plain language, short enough to read before your next meeting.',
    items: [
      {
        id: 'goal',
        title: 'Goal and visitors',
        text: 'Who comes to your site, what they come to do, and the one figure by which you will judge it.',
      },
      {
        id: 'pages',
        title: 'Pages',
        text: 'A list of every page with its job, and what of your current site stays, moves or goes.',
      },
      {
        id: 'texts',
        title: 'Copy and languages',
        text: 'Who writes what, in which languages, and who in your team approves it.',
      },
      {
        id: 'systems',
        title: 'Connections to your systems',
        text: 'Where a request, a booking or a chat ends up: which system, which fields, who hears of it.',
      },
      {
        id: 'planning',
        title: 'Timeline',
        text: `What happens in which week of the ${weeks(timelines['website-development'])}, and on which days we need you.`,
      },
      {
        id: 'quote',
        title: 'Quote',
        text: `One price for everything above, what isn’t included, and what the site costs to run each year. ${facts.prices}`,
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        id: 'ask',
        title: 'You ask',
        text: `Through the form: what the site has to do and by when. We answer by email within ${hours(replyHours)}.`,
      },
      {
        id: 'talk',
        title: 'We talk',
        text: `${minutes(consultationMinutes)} by video call, free of charge. We look at your current site and your systems together.`,
      },
      {
        id: 'read',
        title: 'You read',
        text: 'The proposal comes as a document. We go through it with you and change what does not fit.',
      },
      {
        id: 'decide',
        title: 'You decide',
        text: `${facts.agreement} If it’s a no, the proposal is still yours to keep, even to build it with someone else.`,
      },
    ],
  },
  preparation: {
    title: 'What helps us',
    introduction: 'None of this is required. The more you send, the more exact the proposal becomes.',
    link: 'Checklist for a website launch',
    items: [
      'The address of your current site and who maintains it',
      'The three things a visitor should be able to do',
      'Which systems have to know about a request',
      'Two sites you like to use, and what you like about them',
      'Your brand guidelines, if there are any',
      'A date that cannot move, and why',
    ],
  },
  callToAction: {
    title: 'What does your website have to do?',
    text: 'Choose website development in the form and describe it in a few sentences. That is enough to begin with.',
    link: 'Request your proposal',
  },
};
