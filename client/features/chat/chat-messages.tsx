import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { wantsAnnouncement } from '#client/state/announcement.ts';
import type { ChatMessage } from '#client/state/chat.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { offersPlanning } from '#shared/chat.ts';
import type { Language } from '#shared/languages.ts';
import type { ChatTexts } from './chat-panel.tsx';
import { type ChatErrorTexts, describeTrouble } from './describe-failure.ts';
import { loadOffers } from './load-offers.ts';
import { findNamedOffers, type OffersByLanguage } from './named-offers.ts';
import { OfferCards } from './offer-cards.tsx';
import { ReplyText } from './reply-text.tsx';

type ChatMessagesProps = {
  content: ChatTexts;
  errors: ChatErrorTexts;
  language: Language;
  messages: readonly ChatMessage[];
  suggestions: readonly string[];
  isPending: boolean;
  bookingUrl: string;
  onAsk: (question: string) => void;
  onEdit: (id: string) => void;
  onResend: (id: string) => void;
};

/** The greeting stands before the messages and is none of them, so it follows the language. */
export function ChatMessages(props: ChatMessagesProps) {
  const { content, errors, messages, isPending, suggestions, onAsk } = props;
  const offers = useOffers();
  const { log, isBehind, catchUp } = useNewestInView(messages, isPending, offers);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={log}
        role="log"
        // What is new is said by the line below, once.
        aria-live="off"
        aria-label={content.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard, too
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4 -outline-offset-2"
      >
        <Bubble look="assistant" speaker={content.assistant}>
          {content.greeting}
        </Bubble>
        {messages.map((message) => (
          <Message key={message.id} message={message} offers={offers} {...props} />
        ))}
        {messages.length === 0 ? (
          <ul aria-label={content.suggestionsLabel} className="mt-auto grid justify-items-end gap-2">
            {suggestions.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  onClick={() => onAsk(question)}
                  className="min-h-11 rounded border border-ink px-3 py-1.5 text-left text-ui hover:bg-ink hover:text-paper"
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        {isPending ? (
          <div className="flex items-center gap-2 self-start rounded border border-line bg-card px-3 py-2 text-ui text-mute">
            <Spinner />
            {content.typing}
          </div>
        ) : null}
      </div>
      {isBehind ? (
        <button
          type="button"
          onClick={catchUp}
          className="absolute bottom-3 self-center rounded border border-paper bg-ink px-3 py-2.5 text-ui font-semibold text-paper hover:bg-mute"
        >
          {content.newMessages}
        </button>
      ) : null}
      <p role="status" className="sr-only">
        {isPending && wantsAnnouncement('replies') ? content.typing : newestWords(messages, errors)}
      </p>
    </div>
  );
}

type MessageProps = ChatMessagesProps & { message: ChatMessage; offers: OffersByLanguage | null };

function Message({
  message,
  offers,
  content,
  errors,
  language,
  isPending,
  bookingUrl,
  onEdit,
  onResend,
}: MessageProps) {
  const { id, text, isUser, error, trouble, schedule } = message;
  const isReply = !isUser && !error;
  const named = useMemo(
    () => (isReply && offers ? findNamedOffers(text, offers, language) : []),
    [isReply, offers, text, language],
  );
  if (isUser) {
    return (
      <>
        <Bubble look="user" speaker={content.you}>
          {text}
        </Bubble>
        {error && !isPending ? (
          <p className="-mt-2 flex flex-wrap items-center justify-end gap-x-4 text-sm text-mute">
            {content.notAnswered}
            <button type="button" onClick={() => onEdit(id)} className={smallButton}>
              {content.edit}
            </button>
            <button type="button" onClick={() => onResend(id)} className={smallButton}>
              {content.resend}
            </button>
          </p>
        ) : null}
      </>
    );
  }
  if (trouble) {
    const said = describeTrouble(trouble, errors);
    return (
      <Bubble look="error" speaker={content.assistant} more={<p className="mt-2 text-sm">{said.reason}</p>}>
        {said.text}
      </Bubble>
    );
  }
  const toPlan =
    schedule || offersPlanning(text) ? (
      <a
        href={bookingUrl}
        data-source="chat"
        className="mt-3 inline-flex min-h-11 items-center rounded border border-ink px-4 text-ui font-semibold hover:bg-ink hover:text-paper"
      >
        {content.scheduleMeeting}
      </a>
    ) : null;
  return (
    <>
      <Bubble look={error ? 'error' : 'assistant'} speaker={content.assistant} more={toPlan}>
        <ReplyText text={text} language={language} />
      </Bubble>
      {named.length > 0 ? <OfferCards offers={named} label={content.offers} language={language} /> : null}
    </>
  );
}

const smallButton = 'min-h-11 font-semibold text-ink underline underline-offset-4';

const looks = {
  user: 'self-end border-ink bg-ink text-paper',
  assistant: 'self-start border-line bg-card',
  error: 'self-start border-error border-l-4 bg-card',
};

type BubbleProps = {
  look: keyof typeof looks;
  speaker: string;
  /** What was said, as text and links, never as markup. */
  children: ReactNode;
  /** Beneath it. */
  more?: ReactNode;
};

function Bubble({ look, speaker, children, more }: BubbleProps) {
  return (
    <div className={`max-w-[92%] shrink-0 overflow-clip rounded border px-3 py-2 text-ui wrap-anywhere ${looks[look]}`}>
      <span className="sr-only">{speaker}: </span>
      {/* Direction of its own: marks in a stranger's text turn nothing around that stands beside it. */}
      <p dir="auto" className={`whitespace-pre-wrap ${look === 'error' ? 'font-medium text-error' : ''}`}>
        {children}
      </p>
      {more}
    </div>
  );
}

/** What the assistant said last; nothing after the visitor's own words. That an answer failed is said even to those who switched replies off. */
function newestWords(messages: readonly ChatMessage[], errors: ChatErrorTexts): string {
  const newest = messages.at(-1);
  if (!newest || newest.isUser) return '';
  if (newest.trouble) return Object.values(describeTrouble(newest.trouble, errors)).join(' ');
  return newest.error || wantsAnnouncement('replies') ? newest.text : '';
}

/** Null until they are there; without them there are no cards. */
function useOffers(): OffersByLanguage | null {
  const [offers, setOffers] = useState<OffersByLanguage | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadOffers().then(
      (loaded) => isCurrent && setOffers(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return offers;
}

/** Scrolls to what is new, from its beginning, unless the visitor reads further up. */
function useNewestInView(messages: readonly ChatMessage[], isPending: boolean, offers: unknown) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  /** Where the newest was brought into view, in which it is then kept; null once the visitor has scrolled. */
  const settledAt = useRef<number | null>(null);
  const [isBehind, setBehind] = useState(false);
  const count = messages.length;
  const isOwn = messages.at(-1)?.isUser ?? false;

  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const note = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 80;
      if (isAtEnd.current) setBehind(false);
      if (element.scrollTop !== settledAt.current) settledAt.current = null;
    };
    // A keyboard or a banner that comes up must not cover what was just said.
    const observer = new ResizeObserver(() => {
      if (element.scrollTop === settledAt.current) settledAt.current = scrollToNewest(element);
      else if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    element.addEventListener('scroll', note, { passive: true });
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', note);
      observer.disconnect();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message or the sign that one is on its way
  useEffect(() => {
    if (!isAtEnd.current && !isOwn && count > 0) return setBehind(!isPending);
    if (log.current) settledAt.current = scrollToNewest(log.current);
  }, [count, isPending]);

  // Cards that come after the conversation push the newest down.
  useLayoutEffect(() => {
    if (offers && log.current && settledAt.current !== null) settledAt.current = scrollToNewest(log.current);
  }, [offers]);

  function catchUp(): void {
    setBehind(false);
    log.current?.focus({ preventScroll: true });
    if (log.current) settledAt.current = scrollToNewest(log.current);
  }

  return { log, isBehind, catchUp };
}

/** Between two bubbles, in px: the newest begins where nothing of the one before it shows. */
const bubbleGap = 12;

/** Returns where that is. */
function scrollToNewest(log: HTMLElement): number {
  const bubbles = log.querySelectorAll<HTMLElement>(':scope > div');
  const newest = bubbles[bubbles.length - 1];
  log.scrollTop = newest ? Math.min(log.scrollHeight, newest.offsetTop - bubbleGap) : log.scrollHeight;
  return log.scrollTop;
}
