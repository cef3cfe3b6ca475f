import { useAtomValue, useStore } from 'jotai';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { recordEvent } from '#client/record-event.ts';
import { useBrowserFeatures } from '#client/state/browser-features.ts';
import { hideChatAtom, isChatOpenAtom, openChatAtom, typeAheadAtom } from '#client/state/chat.ts';
import { useLoading } from '#client/use-loading.ts';
import type { Language } from '#shared/languages.ts';
import type { LoadedChatPanel } from './load-chat-panel.ts';

/** Loads the panel when the chat is opened, in the page's language. */
export function useChatPanel(language: Language) {
  const features = useBrowserFeatures();
  const isOpen = useAtomValue(isChatOpenAtom);
  const store = useStore();
  const [isLoading, setLoading] = useState(false);
  const [loaded, setLoaded] = useState<LoadedChatPanel | null>(null);
  const [isOpenedByVisitor, setOpenedByVisitor] = useState(false);
  useLoading(
    isOpen ? language : null,
    () => features().loadChatPanel(language),
    setLoaded,
    () => store.set(hideChatAtom),
  );

  return {
    /** Null while the chat is closed, and until it is loaded. */
    panel: isOpen ? loaded : null,
    isLoading,
    /** False for a chat that was open when the page was loaded. */
    isOpenedByVisitor,
    /** Loads the panel in advance. A failure is reported when the chat is opened. */
    prepare: () =>
      void features()
        .loadChatPanel(language)
        .catch(() => undefined),
    /** Loads and opens the panel; calls `onFailure` when it can't be loaded. */
    open: async (onFailure: () => void) => {
      if (isLoading) return;
      setLoading(true);
      try {
        const panel = await features().loadChatPanel(language);
        // With its effects, so that no key is pressed between the button and the input.
        flushSync(() => {
          setLoaded(panel);
          setOpenedByVisitor(true);
          store.set(openChatAtom);
        });
        recordEvent('chat_opened', '');
      } catch {
        onFailure();
      } finally {
        setLoading(false);
      }
    },
    /** The chat's link works as a button, so the space bar presses it. What is typed until the panel is there goes into its input. */
    takeKey: (event: KeyboardEvent<HTMLElement>) => {
      const { key } = event;
      if (key.length > 1 || event.ctrlKey || event.metaKey || (!isLoading && key !== ' ')) return;
      event.preventDefault();
      if (isLoading) store.set(typeAheadAtom, key);
      else event.currentTarget.click();
    },
  };
}
