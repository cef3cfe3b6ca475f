import { deskDialogs as english } from '#shared/content/en/desk-dialogs.ts';
import { deskDialogs as dutch } from '#shared/content/nl/desk-dialogs.ts';
import { useDesk } from './desk-context.ts';

/** They come with the first dialog, so that the desk's first view does without them. */
export function useDialogTexts(): typeof english {
  return { en: english, nl: dutch }[useDesk().language];
}
