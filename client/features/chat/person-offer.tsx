import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { chatMessagesAtom, chatSessionIdAtom } from '#client/state/chat.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { ChatTexts } from './chat-texts.ts';
import { askForPersonAtom, personAtom, reasonsToOffer } from './person-request.ts';

/** Offers a person after two failures, an answer that was not helpful, or the visitor's wish. Whoever declines is not asked again for that. */
export function PersonOffer({ content: { personOffer: texts, talkToPerson } }: { content: ChatTexts }) {
  const messages = useAtomValue(chatMessagesAtom);
  const ask = useSetAtom(askForPersonAtom);
  const [person, change] = useAtom(personAtom);
  useNotes();
  const reasons = reasonsToOffer(messages, person);
  const isOffered = !person.isSent && reasons.some((reason) => !person.declined.includes(reason));
  return (
    // Always there, so that screen readers say what comes into it.
    <div
      role="status"
      className={isOffered ? 'flex items-center gap-x-3 border-t border-line py-1 pr-1.5 pl-4 text-ui' : ''}
    >
      {isOffered ? (
        <>
          <p className="mr-auto">{texts.question}</p>
          <button
            type="button"
            onClick={() => ask()}
            className="min-h-11 font-semibold whitespace-nowrap underline underline-offset-4"
          >
            {talkToPerson}
          </button>
          <button
            type="button"
            aria-label={texts.decline}
            title={texts.decline}
            onClick={() => change({ declined: reasons })}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded border border-transparent text-mute hover:border-line hover:text-ink"
          >
            <Icon name="close" />
          </button>
        </>
      ) : null}
    </div>
  );
}

/** Remembers failures, which go when a message is sent again, and the session, which ends when the panel is closed. */
function useNotes(): void {
  const [{ session, failures }, change] = useAtom(personAtom);
  const newest = useAtomValue(chatMessagesAtom).at(-1);
  const sessionId = useAtomValue(chatSessionIdAtom);
  const failure = newest && !newest.isUser && newest.error ? newest.id : null;
  const note = useEffectEvent(() => {
    if (failure && !failures.includes(failure)) change({ failures: [...failures, failure] });
    if (sessionId && sessionId !== session) change({ session: sessionId });
  });
  useEffect(() => note(), [failure, sessionId]);
}
