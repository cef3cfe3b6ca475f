import { Fragment } from 'react';
import { wantsAnnouncement } from '#client/state/announcement.ts';
import type { ChatMessage } from '#client/state/chat.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { AnswerFeedback } from './answer-feedback.tsx';
import { isBroken } from './arriving-reply.ts';
import { Bubble } from './bubble.tsx';
import { describeTrouble } from './describe-failure.ts';
import { Message, type MessageProps } from './message.tsx';
import { useOffers } from './offer-cards.tsx';
import { useScrollToNewest } from './use-scroll-to-newest.ts';

type ChatMessagesProps = Omit<MessageProps, 'message' | 'offers' | 'isArriving'> & {
  messages: readonly ChatMessage[];
  /** What has arrived of the reply that is coming in. */
  arriving: ChatMessage | null;
  /** The newest message will be sent again. */
  isWaiting: boolean;
  /** Suggested first questions. */
  suggestions: readonly string[];
  onAsk: (question: string) => void;
};

/** The conversation. The greeting is not one of its messages: it is always shown, in the page's language. */
export function ChatMessages({ messages, arriving, isWaiting, suggestions, onAsk, ...props }: ChatMessagesProps) {
  const { content, isPending } = props;
  const progress = isWaiting ? content.waiting : content.typing;
  const offers = useOffers();
  const shown = arriving ? [...messages, arriving] : messages;
  const { log, hasUnseen, showNewest } = useScrollToNewest(shown, isPending, offers);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={log}
        role="log"
        // New messages are announced once and whole, by the status line below.
        aria-live="off"
        aria-label={content.conversation}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that it can be scrolled by keyboard
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4 -outline-offset-2"
      >
        <Bubble look="assistant" speaker={content.assistant}>
          {content.greeting}
        </Bubble>
        {shown.map((message, index) => (
          <Fragment key={message.id}>
            <Message message={message} offers={offers} isArriving={message === arriving} {...props} />
            {message === arriving ? null : (
              <AnswerFeedback question={shown[index - 1]} answer={message} content={content} />
            )}
          </Fragment>
        ))}
        {messages.length === 0 ? (
          <Suggestions label={content.suggestionsLabel} questions={suggestions} onAsk={onAsk} />
        ) : null}
        {isPending && !arriving ? (
          <div className="flex items-center gap-2 self-start rounded border border-line bg-card px-3 py-2 text-ui text-mute">
            <Spinner />
            {progress}
          </div>
        ) : null}
      </div>
      {hasUnseen ? (
        <button
          type="button"
          onClick={showNewest}
          className="absolute bottom-3 self-center rounded border border-paper bg-ink px-3 py-2.5 text-ui font-semibold text-paper hover:bg-mute"
        >
          {content.newMessages}
        </button>
      ) : null}
      <p role="status" className="sr-only">
        {isPending && (isWaiting || wantsAnnouncement('replies')) ? progress : announcementOf(messages.at(-1), props)}
      </p>
    </div>
  );
}

type SuggestionsProps = { label: string; questions: readonly string[]; onAsk: (question: string) => void };

function Suggestions({ label, questions, onAsk }: SuggestionsProps) {
  return (
    <ul aria-label={label} className="mt-auto grid justify-items-end gap-2">
      {questions.map((question) => (
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
  );
}

/** Announces failures, and replies unless the visitor switched that off, but not the visitor's own messages. */
function announcementOf(
  newest: ChatMessage | undefined,
  { content, errors }: Pick<MessageProps, 'content' | 'errors'>,
): string {
  if (!newest || newest.isUser) return '';
  const said = newest.error || wantsAnnouncement('replies') ? newest.text : '';
  if (newest.trouble) {
    return [...(isBroken(newest) ? [said] : []), ...Object.values(describeTrouble(newest.trouble, errors))].join(' ');
  }
  return newest.stopped ? `${said} ${content.stopped}` : said;
}
