import { site } from '#shared/site.ts';
import { blogPost } from './blog-post.ts';
import { readingTime } from './format.ts';
import { postTopics } from './post-topics.ts';

export const blog = {
  meta: {
    title: `Blog: Plain Articles on AI and Automation | ${site.name}`,
    description:
      'Short articles on automating your first process, connecting a CRM, building websites and working with AI, for people who run a company.',
  },
  name: 'Blog',
  heading: 'Automation, worked out on paper',
  introduction:
    'Short articles on AI and automation, for people who run a company. Each one takes one question and works it out.',
  startHere: 'Start here',
  readingTime,
  feed: 'Follow by RSS',
  topics: postTopics,
  /** Whom the articles of a topic are for. */
  topicIntroductions: {
    decide: 'For whoever decides what to automate.',
    ai: 'For teams about to let AI answer their customers.',
    systems: 'For whoever runs the CRM, the calendar or the website.',
  },
  callToAction: blogPost.callToAction,
};
