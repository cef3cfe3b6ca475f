import { useStore } from 'jotai';
import type { RefObject } from 'react';
import { chatDraftAtom } from '#client/state/chat.ts';
import type { Language } from '#shared/languages.ts';
import { stopReplyAtom } from './arriving-reply.ts';
import type { ChatErrorTexts } from './describe-failure.ts';
import { resendMessageAtom, sendMessageAtom, takeBackAtom } from './send-message.ts';

/** The visitor's actions on messages. After each, focus returns to the input. */
export function useConversation(
  words: { language: Language; errors: ChatErrorTexts },
  input: RefObject<HTMLTextAreaElement | null>,
) {
  const store = useStore();
  const focusInput = () => input.current?.focus();
  return {
    ask: (text: string) => {
      store.set(sendMessageAtom, { text, ...words });
      focusInput();
    },
    /** Sends the failed message with that id again, or the newest failed message. */
    resend: (id?: string) => {
      store.set(resendMessageAtom, { id, ...words });
      focusInput();
    },
    /** Waits no longer for the reply. */
    stop: () => {
      store.set(stopReplyAtom);
      focusInput();
    },
    /** Moves a failed message back into the input, before the text that is there. */
    edit: (id: string) => {
      const text = store.set(takeBackAtom, id);
      if (text) store.set(chatDraftAtom, [text, store.get(chatDraftAtom)].filter(Boolean).join('\n'));
      focusInput();
    },
  };
}
