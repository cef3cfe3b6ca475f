import { useMemo } from 'react';
import { BookingAnchor } from '#client/features/modals/booking-anchor.tsx';
import type { ChatMessage } from '#client/state/chat.ts';
import { offersPlanning } from '#shared/chat.ts';
import type { Language } from '#shared/languages.ts';
import { Bubble } from './bubble.tsx';
import type { ChatTexts } from './chat-texts.ts';
import { type ChatErrorTexts, describeTrouble } from './describe-failure.ts';
import { findNamedOffers, type OffersByLanguage } from './named-offers.ts';
import { OfferCards } from './offer-cards.tsx';
import { ReplyText } from './reply-text.tsx';

export type MessageProps = {
  message: ChatMessage;
  content: ChatTexts;
  errors: ChatErrorTexts;
  language: Language;
  isPending: boolean;
  /** Null until they are loaded; then cards show the offers that a reply names. */
  offers: OffersByLanguage | null;
  onEdit: (id: string) => void;
  onResend: (id: string) => void;
};

export function Message(props: MessageProps) {
  const { message, content, errors } = props;
  if (message.isUser) return <OwnMessage {...props} />;
  if (!message.trouble) return <Reply {...props} />;
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

function Reply({ message: { text, error, schedule }, content, language, offers }: MessageProps) {
  const namedOffers = useMemo(
    () => (offers && !error ? findNamedOffers(text, offers, language) : []),
    [error, offers, text, language],
  );
  const bookingLink =
    schedule || offersPlanning(text) ? (
      <BookingAnchor
        language={language}
        source="chat"
        className="mt-3 inline-flex min-h-11 items-center rounded border border-ink px-4 text-ui font-semibold hover:bg-ink hover:text-paper"
      >
        {content.scheduleMeeting}
      </BookingAnchor>
    ) : null;
  return (
    <>
      <Bubble look={error ? 'error' : 'assistant'} speaker={content.assistant} addition={bookingLink}>
        <ReplyText text={text} language={language} />
      </Bubble>
      {namedOffers.length > 0 ? <OfferCards offers={namedOffers} label={content.offers} language={language} /> : null}
    </>
  );
}
