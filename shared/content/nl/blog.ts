import { site } from '#shared/site.ts';
import type { blog as english } from '../en/blog.ts';
import { blogPost } from './blog-post.ts';
import { readingTime } from './format.ts';
import { postTopics } from './post-topics.ts';

export const blog = {
  meta: {
    title: `Blog: nuchtere artikelen over AI en automatisering | ${site.name}`,
    description:
      'Korte artikelen over een eerste proces automatiseren, een CRM koppelen, websites bouwen en werken met AI. Voor mensen die een bedrijf leiden.',
  },
  name: 'Blog',
  heading: 'Automatisering, uitgewerkt op\u00a0papier',
  introduction:
    'Korte artikelen over AI en automatisering, voor wie een bedrijf leidt. Elk artikel werkt één vraag helemaal uit.',
  startHere: 'Begin hier',
  readingTime,
  feed: 'Volg ons via RSS',
  topics: postTopics,
  topicIntroductions: {
    decide: 'Voor wie beslist wat er geautomatiseerd wordt.',
    ai: 'Voor teams die klantvragen laten beantwoorden door AI.',
    systems: 'Voor wie het CRM, de agenda of de website beheert.',
  },
  callToAction: blogPost.callToAction,
} satisfies typeof english;
