import { useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { chatMessagesAtom, chatStatusAtom, hideChatAtom } from '#client/state/chat.ts';
import { pageDataAtom } from '#client/state/page-data.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { chat as english } from '#shared/content/en/chat.ts';
import type { Language } from '#shared/languages.ts';
import { contactPath, pathOf } from '#shared/routes.ts';
import { site } from '#shared/site.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatMessages } from './chat-messages.tsx';
import type { ChatErrorTexts } from './describe-failure.ts';
import { resendMessageAtom, sendMessageAtom } from './send-message.ts';
import { useRoomAboveFooter } from './use-room-above-footer.ts';

export type ChatTexts = typeof english;

type ChatPanelProps = {
  content: ChatTexts;
  errors: ChatErrorTexts;
  language: Language;
  /** The visitor has just asked for it; else it came back with the page, and focus stays where it is. */
  takesFocus: boolean;
  onClose: () => void;
};

const narrow = '(width < 40rem)';

export function ChatPanel({ content, errors, language, takesFocus, onClose }: ChatPanelProps) {
  const messages = useAtomValue(chatMessagesAtom);
  const status = useAtomValue(chatStatusAtom);
  const { booking } = useAtomValue(pageDataAtom);
  const send = useSetAtom(sendMessageAtom);
  const resend = useSetAtom(resendMessageAtom);
  const hide = useSetAtom(hideChatAtom);
  const input = useRef<HTMLTextAreaElement>(null);
  const panel = useRoomAboveFooter();
  const fillsScreen = useSyncExternalStore(watchWidth, () => matchMedia(narrow).matches);
  const words = { language, errors };

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  function ask(text: string): void {
    send({ text, ...words });
    input.current?.focus();
  }

  function tryAgain(): void {
    resend(words);
    input.current?.focus();
  }

  /** Where the panel fills the screen, the page that a link leads to would stay behind it. */
  function stepAside(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (link && link.target !== '_blank' && fillsScreen) hide();
  }

  return (
    <Dialog
      modal={fillsScreen}
      onClose={onClose}
      onClick={stepAside}
      aria-labelledby="chat-title"
      className="fixed inset-auto right-5 bottom-(--rise,1.25rem) z-30 flex w-96 flex-col rounded border border-ink bg-paper text-base text-ink sm:h-150 sm:max-h-[calc(100dvh-var(--bar)-2.5rem-var(--rise,0px))] max-sm:inset-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:border-0"
    >
      <div ref={panel} className="flex items-center justify-between border-b border-line bg-card py-1.5 pr-1.5 pl-4">
        <h2 id="chat-title" className="text-h3">
          {content.title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={content.close}
          className="inline-flex size-11 items-center justify-center rounded border border-transparent hover:border-line active:border-ink"
        >
          <Icon name="close" />
        </button>
      </div>
      <ChatMessages
        content={content}
        messages={messages}
        isPending={status === 'pending'}
        bookingUrl={booking.pageUrl[language]}
        onAsk={ask}
      />
      {status === 'failed' ? (
        <div
          role="alert"
          className="flex items-center justify-between gap-3 border-t border-error px-4 py-1 text-ui font-medium text-error"
        >
          <p>{errors.banner}</p>
          <button
            type="button"
            onClick={tryAgain}
            className="min-h-11 shrink-0 font-semibold underline underline-offset-4"
          >
            {content.retry}
          </button>
        </div>
      ) : null}
      <div className="border-t border-line bg-card px-4 pt-2.5 pb-2">
        <p className="text-sm text-mute">
          {content.notice.before}
          <a href={pathOf('privacy', language)} className="underline underline-offset-2 hover:text-ink">
            {content.notice.link}
          </a>
          {content.notice.after}
        </p>
        <ChatComposer content={content} isPending={status === 'pending'} onSend={ask} input={input} />
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-sm text-mute">
          <span>{content.poweredBy(site.name)}</span>
          <a
            href={contactPath(language, 'chat')}
            data-source="chat"
            className="py-1.5 text-ink underline underline-offset-4"
          >
            {content.talkToPerson}
          </a>
        </p>
      </div>
    </Dialog>
  );
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
