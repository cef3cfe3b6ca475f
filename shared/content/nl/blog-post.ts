import { site } from '#shared/site.ts';
import type { blogPost as english } from '../en/blog-post.ts';
import { minutes } from './format.ts';

export const blogPost = {
  meta: {
    title: `Artikel over AI en automatisering | Blog van ${site.name}`,
    description:
      'Een artikel uit ons blog over processen automatiseren, systemen koppelen of werken met AI, voor mensen die een bedrijf leiden.',
  },
  heading: 'Artikel',
  introduction: 'Uit ons blog, voor mensen die een bedrijf leiden en een deel van het werk willen automatiseren.',
  back: 'Alle artikelen',
  published: (date: string) => `Gepubliceerd op ${date}`,
  readingTime: (count: number) => `${minutes(count)} lezen`,
} satisfies typeof english;
