import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '#client/state/chat.ts';

/** The log counts as read to the end when no more than this is left below, in px. */
const endTolerance = 80;

/**
 * Scrolls the log to the beginning of each new message, unless the visitor reads further up. While a reply grows, its beginning moves up by
 * its lines until it is at the top or its question is, and then stays there.
 */
export function useScrollToNewest(messages: readonly ChatMessage[], isPending: boolean, offers: unknown) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  /** The scroll position that shows the newest message; null once the visitor has scrolled away from it. */
  const newestPosition = useRef<number | null>(null);
  /** There is a new message below what the visitor reads. */
  const [hasUnseen, setUnseen] = useState(false);
  const count = messages.length;
  const { isUser: isOwn = false, text: newestText } = messages.at(-1) ?? {};

  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const noteScroll = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < endTolerance;
      if (isAtEnd.current) setUnseen(false);
      if (element.scrollTop !== newestPosition.current) newestPosition.current = null;
    };
    // The newest message must stay visible when an on-screen keyboard or the error banner makes the log smaller.
    const observer = new ResizeObserver(() => {
      if (element.scrollTop === newestPosition.current) newestPosition.current = scrollToNewest(element);
      else if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    element.addEventListener('scroll', noteScroll, { passive: true });
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', noteScroll);
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    const readsElsewhere = !isAtEnd.current && newestPosition.current === null;
    if (readsElsewhere && !isOwn && count > 0) return setUnseen(!isPending);
    if (log.current) newestPosition.current = scrollToNewest(log.current);
    // oxlint-disable-next-line react/exhaustive-deps -- runs for a new message and for the typing indicator
  }, [count, isPending]);

  // Cards that are loaded after the conversation push the newest message down.
  useLayoutEffect(() => {
    if (offers && log.current && newestPosition.current !== null) newestPosition.current = scrollToNewest(log.current);
  }, [offers]);

  useLayoutEffect(() => {
    const element = log.current;
    if (!element || newestPosition.current === null) return;
    // Where the visitor has scrolled a moment ago, its event is still to come.
    newestPosition.current = element.scrollTop === newestPosition.current ? scrollToNewest(element) : null;
  }, [newestText]);

  function showNewest(): void {
    setUnseen(false);
    log.current?.focus({ preventScroll: true });
    if (log.current) newestPosition.current = scrollToNewest(log.current);
  }

  return { log, hasUnseen, showNewest };
}

/** The gap between two bubbles, in px: what is scrolled to has it above. */
const bubbleGap = 12;

/** Returns the new scroll position. An answer has its question above it, unless that is long. */
function scrollToNewest(log: HTMLElement): number {
  const [newest, previous] = [...log.querySelectorAll<HTMLElement>(':scope > div')].reverse();
  const isShortQuestion = previous?.dataset['look'] === 'user' && previous.offsetHeight <= log.clientHeight / 4;
  const first = isShortQuestion ? previous : newest;
  log.scrollTop = first ? Math.min(log.scrollHeight, first.offsetTop - bubbleGap) : log.scrollHeight;
  return log.scrollTop;
}
