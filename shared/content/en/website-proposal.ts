import { site } from '#shared/site.ts';
import { replyHours, timelines } from '../figures.ts';
import { hours, weeks } from './format.ts';

export const websiteProposal = {
  meta: {
    title: `Website Proposal: Scope, Timeline and Quote | ${site.name}`,
    description: `Ask for a written website proposal: pages, texts, links with your systems, timeline and quote. We answer by email within ${hours(replyHours)}, without obligation.`,
  },
  heading: 'Website proposal',
  introduction: `Tell us what your website has to do and for whom. You receive a written proposal with the pages we suggest, the systems we connect, the timeline and a quote. Building takes ${weeks(timelines['website-development'])} once you approve it; asking costs nothing.`,
};
