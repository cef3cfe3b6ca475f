import { useMemo } from 'react';
import { BookingAnchor } from '#client/features/modals/booking-anchor.tsx';
import type { ChatMessage } from '#client/state/chat.ts';
import { readSources } from '#shared/chat-sources.ts';
import { offersPlanning } from '#shared/chat.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { isBroken } from './arriving-reply.ts';
import { Bubble } from './bubble.tsx';
import type { ChatTexts } from './chat-texts.ts';
import { type ChatErrorTexts, describeTrouble } from './describe-failure.ts';
import { findNamedOffers, type OffersByLanguage } from './named-offers.ts';
import { OfferCards } from './offer-cards.tsx';
import { ReplyText } from './reply-text.tsx';
import { SourceLinks } from './source-links.tsx';

export type MessageProps = {
  message: ChatMessage;
  content: ChatTexts;
  errors: ChatErrorTexts;
  language: Language;
  isPending: boolean;
  /** The message is a reply that has not come to its end. */
  isArriving?: boolean;
  /** Null until they are loaded; then cards show the offers that a reply names. */
  offers: OffersByLanguage | null;
  onEdit: (id: string) => void;
  onResend: (id: string) => void;
};

export function Message(props: MessageProps) {
  const { message, content, errors } = props;
  if (message.isUser) return <OwnMessage {...props} />;
  if (!message.trouble || isBroken(message)) return <Reply {...props} />;
  const { text, reason } = describeTrouble(message.trouble, errors);
  return (
    <Bubble look="error" speaker={content.assistant} addition={<p className="mt-2 text-sm">{reason}</p>}>
      {text}
    </Bubble>
  );
}

function OwnMessage({ message: { id, text, error }, content, isPending, onEdit, onResend }: MessageProps) {
  const button = 'min-h-11 font-semibold text-ink underline underline-offset-4';
  return (
    <>
      <Bubble look="user" speaker={content.you}>
        {text}
      </Bubble>
      {error && !isPending ? (
        <p className="-mt-2 flex flex-wrap items-center justify-end gap-x-4 text-sm text-mute">
          {content.notAnswered}
          <button type="button" onClick={() => onEdit(id)} className={button}>
            {content.edit}
          </button>
          <button type="button" onClick={() => onResend(id)} className={button}>
            {content.resend}
          </button>
        </p>
      ) : null}
    </>
  );
}

/** Links, cards and the button come with the end, because they would move away under who reads along. */
function Reply({ message, content, errors, language, offers, isArriving = false }: MessageProps) {
  const { text, error, schedule } = message;
  const namedOffers = useMemo(
    () => (offers && !error && !isArriving ? findNamedOffers(text, offers, language) : []),
    [error, isArriving, offers, text, language],
  );
  // The page of an offer is linked by its card.
  const ofCards = new Set(namedOffers.map(({ id }) => pathOf(id, language)));
  const sources = readSources(message.sources, location.origin, language).filter(({ url }) => !ofCards.has(url));
  const bookingLink =
    !isArriving && (schedule || offersPlanning(text)) ? (
      <BookingAnchor
        language={language}
        source="chat"
        className="mt-3 inline-flex min-h-11 items-center rounded border border-ink px-4 text-ui font-semibold hover:bg-ink hover:text-paper"
      >
        {content.scheduleMeeting}
      </BookingAnchor>
    ) : null;
  const addition = (
    <>
      <Cut message={message} content={content} errors={errors} />
      {sources.length > 0 ? <SourceLinks sources={sources} label={content.sources} /> : null}
      {bookingLink}
    </>
  );
  return (
    <>
      <Bubble look={error ? 'error' : 'assistant'} speaker={content.assistant} addition={addition}>
        <ReplyText text={text} language={language} />
      </Bubble>
      {namedOffers.length > 0 ? <OfferCards offers={namedOffers} label={content.offers} language={language} /> : null}
    </>
  );
}

/** Under a reply that has no end, why. */
function Cut({ message, content, errors }: Pick<MessageProps, 'message' | 'content' | 'errors'>) {
  if (message.stopped) return <p className="mt-2 text-sm text-mute">{content.stopped}</p>;
  if (!message.trouble) return null;
  const { text, reason } = describeTrouble(message.trouble, errors);
  return (
    <div className="mt-2 border-t border-error pt-2">
      <p className="font-medium text-error">{text}</p>
      <p className="mt-1 text-sm">{reason}</p>
    </div>
  );
}
