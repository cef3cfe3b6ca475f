import { site } from '#shared/site.ts';
import type { blog as english } from '../en/blog.ts';
import { postTopics } from './post-topics.ts';

export const blog = {
  meta: {
    title: `Blog: nuchtere artikelen over AI en automatisering | ${site.name}`,
    description:
      'Korte artikelen over een eerste proces automatiseren, een CRM koppelen, websites bouwen en werken met AI, voor mensen die een bedrijf leiden.',
  },
  name: 'Blog',
  heading: 'Blog',
  introduction:
    'Korte artikelen voor mensen die een bedrijf leiden en een deel van het werk willen automatiseren. Elk artikel behandelt één vraag en eindigt met iets wat u deze week kunt proberen.',
  latest: 'Nieuwste artikel',
  earlier: 'Eerdere artikelen',
  readingTime: (count: number) => `${count}\u00a0min.\u00a0lezen`,
  feed: 'Volg ons via RSS',
  topics: postTopics,
} satisfies typeof english;
