import type { ServiceId } from './contact.ts';

/**
 * Every post of the blog, newest first; its texts stand in `content/blog/<id>`. The id is its address in both languages, so it
 * never changes once a post is out. A folder that is not in this list has no address, and the build refuses it.
 */
export const postIds = [
  'data-check-before-customer-data-goes-to-ai',
  'when-custom-ai-is-the-wrong-answer',
  'a-website-that-loads-on-a-cheap-phone',
  'appointment-booking-without-double-bookings',
  'before-an-ai-support-assistant-goes-live',
  'crm-integration-week-by-week',
  'which-process-to-automate-first',
] as const;

export type PostId = (typeof postIds)[number];

export const postTopics = ['crm', 'support', 'scheduling', 'websites', 'custom-ai', 'process'] as const;
export type PostTopic = (typeof postTopics)[number];

/** What a list says of a post, in one language; made at build time from the post itself. */
export type Post = {
  id: PostId;
  title: string;
  description: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** The date as the language writes it. */
  published: string;
  /** How long reading takes. */
  minutes: number;
  topic: PostTopic;
  related: PostId[];
  service: ServiceId;
  /** The parts of the text; `id` is the anchor of the heading. */
  parts: { id: string; title: string }[];
};
