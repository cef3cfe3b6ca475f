import { site } from '#shared/site.ts';
import { consultationMinutes, replyHours, timelines } from '../figures.ts';
import { facts } from './facts.ts';
import { hours, weeks } from './format.ts';

export const websiteProposal = {
  meta: {
    title: `Website Proposal: Scope, Timeline and Quote | ${site.name}`,
    description: `Ask for a written website proposal: pages, copy, connections to your systems, timeline and quote. We answer by email within ${hours(replyHours)}. No strings attached.`,
  },
  name: 'Website proposal',
  heading: 'A proposal you can build from',
  introduction:
    'A written proposal for your company’s new website: the pages we’d build, the systems we’d connect, the timeline and a quote. Tell us what the site has to do and for whom. It’s free.',
  request: 'Get a proposal',
  /** Along the dimension line of the drawing. */
  timeline: weeks(timelines['website-development']),
  chapters: {
    title: 'What’s in it',
    introduction: 'Six chapters in plain language, short enough to read before your next meeting.',
    items: [
      {
        id: 'goal',
        title: 'Goal and visitors',
        text: 'Who comes to your site, what they come to do, and the one number you’ll judge it by.',
      },
      {
        id: 'pages',
        title: 'Pages',
        text: 'Every page and its job, and what stays, moves or goes from your current site.',
      },
      {
        id: 'texts',
        title: 'Copy and languages',
        text: 'Who writes what, in which languages, and who on your team approves it.',
      },
      {
        id: 'systems',
        title: 'Connections to your systems',
        text: 'Where a lead, a booking or a chat ends up: which system, which fields, who hears about it.',
      },
      {
        id: 'planning',
        title: 'Timeline',
        text: `What happens in each of the ${weeks(timelines['website-development'])}, and on which days we need you.`,
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
        text: `Through the form: what the site has to do, and by when. We answer by email within ${hours(replyHours)}.`,
      },
      {
        id: 'talk',
        title: 'We talk',
        text: `A free ${consultationMinutes}-minute video call. We look at your current site and your systems together.`,
      },
      {
        id: 'read',
        title: 'You read',
        text: 'You get the proposal as a document. We walk you through it and change what doesn’t fit.',
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
    introduction: 'You don’t need any of this. The more you send, the more exact the proposal.',
    link: 'Checklist for a website launch',
    items: [
      'Your current site’s address and who maintains it',
      'The three things a visitor should be able to do',
      'Which systems need to know about a lead',
      'Two sites you like to use, and what you like about them',
      'Your brand guidelines, if you have any',
      'A date that can’t move, and why',
    ],
  },
  callToAction: {
    title: 'What does your website have to do?',
    text: 'Pick website development in the form and describe it in a few sentences. That’s enough to start.',
    link: 'Get your proposal',
  },
};
