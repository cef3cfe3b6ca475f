import { site } from '#shared/site.ts';
import { minutes } from './format.ts';

export const blogPost = {
  meta: {
    title: `Article on AI and Automation at Work | ${site.name} Blog`,
    description:
      'An article from our blog on automating a process, connecting systems or working with AI, written for people who run a company.',
  },
  heading: 'Article',
  introduction: 'From our blog, for people who run a company and want to automate part of the work.',
  back: 'All articles',
  published: (date: string) => `Published on ${date}`,
  readingTime: (count: number) => `${minutes(count)} to read`,
};
