/**
 * Every post of the blog, newest first. Its texts are in `content/blog/<id>`; the build refuses a folder that is not in this list. The id
 * is part of the post's address in both languages, so it must not change after publication.
 */
import type { ServiceId } from './offers.ts';
export const postIds = [
  'what-to-ask-an-agency-before-signing',
  'automation-payback-worked-out',
  'what-an-ai-assistant-costs-a-month',
  'data-check-before-customer-data-goes-to-ai',
  'when-custom-ai-is-the-wrong-answer',
  'a-website-that-loads-on-a-cheap-phone',
  'appointment-booking-without-double-bookings',
  'before-an-ai-support-assistant-goes-live',
  'crm-integration-week-by-week',
  'which-process-to-automate-first',
] as const;

export type PostId = (typeof postIds)[number];

/** In the order in which the blog has its groups; each is also the anchor of its group. */
export const postTopics = ['decide', 'ai', 'systems'] as const;
export type PostTopic = (typeof postTopics)[number];

/** The data of a post in one language, made from its files at build time. */
export type Post = {
  id: PostId;
  title: string;
  description: string;
  /** Below its drawing. */
  caption: string;
  /** On its cover in lists. */
  figure: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** The date in words. */
  published: string;
  /** The day of the last change to its text, also in words. Null when the text has not changed since publication. */
  updated: { date: string; words: string } | null;
  /** Reading time. */
  minutes: number;
  topic: PostTopic;
  related: PostId[];
  service: ServiceId;
};

/** The text of a post in one language, made from its file at build time. */
export type PostText = {
  html: string;
  /** Its headings; `id` is the anchor. */
  parts: { id: string; title: string }[];
};
