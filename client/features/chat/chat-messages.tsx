import { type ReactNode, useEffect, useRef } from 'react';
import type { ChatMessage } from '#client/state/chat.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import type { ChatTexts } from './chat-panel.tsx';

type ChatMessagesProps = {
  content: ChatTexts;
  messages: readonly ChatMessage[];
  isPending: boolean;
  bookingUrl: string;
  onAsk: (question: string) => void;
};

/** The greeting stands before the messages and is none of them, so it follows the language. */
export function ChatMessages({ content, messages, isPending, bookingUrl, onAsk }: ChatMessagesProps) {
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is scrolled to
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [messages.length, isPending]);
  return (
    <div
      ref={log}
      role="log"
      aria-label={content.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard, too
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4 -outline-offset-2"
    >
      <Bubble speaker={content.assistant} text={content.greeting} />
      {messages.map(({ id, text, isUser, error, reason, schedule }) => (
        <Bubble
          key={id}
          speaker={isUser ? content.you : content.assistant}
          text={text}
          isUser={isUser}
          isError={error && !isUser}
        >
          {reason ? <p className="mt-2 text-sm">{reason}</p> : null}
          {schedule ? (
            <a
              href={bookingUrl}
              target="_blank"
              rel="noopener"
              className="mt-3 inline-flex min-h-11 items-center rounded border border-ink px-4 text-ui font-semibold hover:bg-ink hover:text-paper"
            >
              {content.scheduleMeeting}
            </a>
          ) : null}
        </Bubble>
      ))}
      {messages.length === 0 ? (
        <ul aria-label={content.suggestionsLabel} className="mt-auto grid justify-items-start gap-2">
          {content.suggestions.map((question) => (
            <li key={question}>
              <button
                type="button"
                onClick={() => onAsk(question)}
                className="min-h-11 rounded border border-line bg-card px-3 py-1.5 text-left text-ui hover:border-ink"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isPending ? (
        <div className="px-3 py-2 text-mute">
          <Spinner label={content.typing} />
        </div>
      ) : null}
    </div>
  );
}

type BubbleProps = {
  speaker: string;
  /** Shown as it is, never as markup. */
  text: string;
  isUser?: boolean | undefined;
  isError?: boolean | undefined;
  children?: ReactNode;
};

const looks = {
  user: 'self-end border-ink bg-ink text-paper',
  assistant: 'self-start border-line bg-card',
  error: 'self-start border-error border-l-4 bg-card',
};

function Bubble({ speaker, text, isUser, isError, children }: BubbleProps) {
  const look = looks[isUser ? 'user' : isError ? 'error' : 'assistant'];
  return (
    <div className={`max-w-[88%] rounded border px-3 py-2 text-base wrap-anywhere ${look}`}>
      <span className="sr-only">{speaker}: </span>
      <p className={`whitespace-pre-wrap ${isError ? 'font-medium text-error' : ''}`}>{text}</p>
      {children}
    </div>
  );
}
