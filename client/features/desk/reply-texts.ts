import { deskReplyForm as english } from '#shared/content/en/desk-reply-form.ts';
import { deskReplyForm as dutch } from '#shared/content/nl/desk-reply-form.ts';
import { useDesk } from './desk-context.ts';

export type ReplyTexts = typeof english;

/** They come with a lead, so that the desk's first view does without them. */
export function useReplyTexts(): ReplyTexts {
  return { en: english, nl: dutch }[useDesk().language];
}
