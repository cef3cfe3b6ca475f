import { useSetAtom, useStore } from 'jotai';
import type { RefObject } from 'react';
import { chatDraftAtom } from '#client/state/chat.ts';
import type { Language } from '#shared/languages.ts';
import type { ChatErrorTexts } from './describe-failure.ts';
import { resendMessageAtom, sendMessageAtom, takeBackAtom } from './send-message.ts';

type Conversation = {
  ask: (text: string) => void;
  /** Sends the failed message with that id again, or the newest failed message. */
  resend: (id?: string) => void;
  /** Moves a failed message back into the input, before the text that is there. */
  edit: (id: string) => void;
};

/** The visitor's actions on messages. After each, focus returns to the input. */
export function useConversation(
  words: { language: Language; errors: ChatErrorTexts },
  input: RefObject<HTMLTextAreaElement | null>,
): Conversation {
  const store = useStore();
  const sendMessage = useSetAtom(sendMessageAtom);
  const resendMessage = useSetAtom(resendMessageAtom);
  const takeBack = useSetAtom(takeBackAtom);
  const focusInput = () => input.current?.focus();
  return {
    ask: (text) => {
      sendMessage({ text, ...words });
      focusInput();
    },
    resend: (id) => {
      resendMessage({ id, ...words });
      focusInput();
    },
    edit: (id) => {
      const text = takeBack(id);
      if (text) store.set(chatDraftAtom, [text, store.get(chatDraftAtom)].filter(Boolean).join('\n'));
      focusInput();
    },
  };
}
