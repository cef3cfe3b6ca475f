import { site } from '#shared/site.ts';
import { consultationMinutes } from '../figures.ts';
import { facts } from './facts.ts';
import { readingTime } from './format.ts';
import { postTopics } from './post-topics.ts';

/** The texts around every post. Its own title, description and text replace the first three. */
export const blogPost = {
  meta: {
    title: `Article on AI and Automation at Work | ${site.name} Blog`,
    description:
      'An article from our blog on automating a process, connecting systems or working with AI, for people who run a company.',
  },
  heading: 'Article',
  introduction: 'From our blog, for people who run a company and would rather automate the busywork.',
  back: 'All articles',
  readingTime,
  /** Before the names of the authors. */
  writtenBy: 'Written by',
  /** Before the day on which the post last changed. */
  updated: 'Updated',
  /** Names the area in which a wide table scrolls. */
  table: 'Table',
  /** Names the area in which long lines of code scroll. */
  code: 'Code',
  topics: postTopics,
  related: 'Read next',
  callToAction: {
    title: 'Rather have it done for you?',
    text: `In a free ${consultationMinutes}-minute session we look at your own case. ${facts.freeSession}`,
    link: 'Ask for a free session',
  },
  /** Before the name of the service that the post is about. */
  serviceLabel: 'The service for this',
};
