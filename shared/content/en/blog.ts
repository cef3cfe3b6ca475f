import { site } from '#shared/site.ts';
import { postTopics } from './post-topics.ts';

export const blog = {
  meta: {
    title: `Blog: Plain Articles on AI and Automation | ${site.name}`,
    description:
      'Short articles on automating a first process, connecting a CRM, building websites and working with AI, written for people who run a company.',
  },
  name: 'Blog',
  heading: 'Automation, worked out on paper',
  introduction:
    'Short articles for people who run a company and want to automate part of the work. Each one takes up one question and ends with something you can try this week.',
  latest: 'Latest article',
  earlier: 'Earlier articles',
  readingTime: (count: number) => `${count}\u00a0min\u00a0read`,
  feed: 'Follow by RSS',
  topics: postTopics,
};
