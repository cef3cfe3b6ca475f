import { site } from '#shared/site.ts';
import type { blogPost as english } from '../en/blog-post.ts';
import { consultationMinutes } from '../figures.ts';
import { facts } from './facts.ts';
import { minutes, readingTime } from './format.ts';
import { postTopics } from './post-topics.ts';

export const blogPost = {
  meta: {
    title: `Artikel over AI en automatisering | Blog van ${site.name}`,
    description:
      'Een artikel uit ons blog over processen automatiseren, systemen koppelen of werken met AI. Voor mensen die een bedrijf leiden.',
  },
  heading: 'Artikel',
  introduction: 'Uit ons blog, voor wie een bedrijf leidt en een deel van het werk wil automatiseren.',
  back: 'Alle artikelen',
  readingTime,
  writtenBy: 'Geschreven door',
  updated: 'Bijgewerkt op',
  table: 'Tabel',
  code: 'Broncode',
  topics: postTopics,
  related: 'Lees verder',
  callToAction: {
    title: 'Liever laten doen?',
    text: `In een gratis sessie van ${minutes(consultationMinutes)} bekijken we uw eigen situatie. ${facts.freeSession}`,
    link: 'Vraag een gratis sessie aan',
  },
  /** Before the name of the service that the post is about. */
  serviceLabel: 'De dienst die hierbij hoort',
} satisfies typeof english;
