import { useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BookingAnchor } from '#client/features/modals/booking-anchor.tsx';
import calendar from '#client/icons/calendar.svg?outline';
import { modalAtom } from '#client/navigation/modals.ts';
import { recordEvent } from '#client/record-event.ts';
import { chatMessagesAtom, chatStatusAtom, endChatAtom, hideChatAtom } from '#client/state/chat.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { Language } from '#shared/languages.ts';
import { findPage, type PageId, pathOf } from '#shared/routes.ts';
import { arrivingReplyAtom } from './arriving-reply.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatFooter } from './chat-footer.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatMessages } from './chat-messages.tsx';
import type { ChatTexts } from './chat-texts.ts';
import type { ChatErrorTexts } from './describe-failure.ts';
import { InactivityDialog } from './inactivity-dialog.tsx';
import { PersonOffer } from './person-offer.tsx';
import { PersonView } from './person-view.tsx';
import { waitingMessageAtom } from './send-message.ts';
import { useConversation } from './use-conversation.ts';
import { useEscapeFromPage } from './use-escape-from-page.ts';
import { useFillsScreen } from './use-fills-screen.ts';
import { useInactivity } from './use-inactivity.ts';
import { usePanelAboveFooter } from './use-panel-above-footer.ts';
import { usePanelAboveKeyboard } from './use-panel-above-keyboard.ts';

type ChatPanelProps = {
  content: ChatTexts;
  errors: ChatErrorTexts;
  language: Language;
  /** What the link to the booking page says. */
  bookLabel: string;
  /** True when the visitor has just opened the panel. If it was open when the page was loaded, focus stays where it is. */
  takesFocus: boolean;
  onClose: () => void;
};

export function ChatPanel({ content, errors, language, bookLabel, takesFocus, onClose }: ChatPanelProps) {
  const messages = useAtomValue(chatMessagesAtom);
  const status = useAtomValue(chatStatusAtom);
  const { page } = findPage(useLocation().pathname);
  const isModalOpen = useAtomValue(modalAtom) !== null;
  const hide = useSetAtom(hideChatAtom);
  const endSession = useSetAtom(endChatAtom);
  const navigate = useNavigate();
  const input = useRef<HTMLTextAreaElement>(null);
  const header = useRef<HTMLDivElement>(null);
  const fillsScreen = useFillsScreen();
  const { ask, resend, edit, stop } = useConversation({ language, errors }, input);
  const { secondsLeft, stay } = useInactivity(isModalOpen, end);
  const isPending = status === 'pending';
  const arriving = useAtomValue(arrivingReplyAtom);
  const isWaiting = useAtomValue(waitingMessageAtom) === messages.at(-1)?.id;
  const texts = { content, errors, language };
  usePanelAboveFooter(header);
  usePanelAboveKeyboard(header);
  useEscapeFromPage(header, onClose);

  useEffect(() => {
    if (takesFocus) focusBehindText(input.current);
  }, [takesFocus]);

  function end(): void {
    const home = pathOf('home', language);
    endSession();
    navigate(home, { replace: location.pathname === home });
  }

  function leaveByLink(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link) return;
    if (link.dataset.source) recordEvent('handed_over', link.origin === location.origin ? 'contact' : 'schedule');
    // A panel that fills the screen would cover the page that the link leads to.
    else if (link.target !== '_blank' && fillsScreen) hide();
  }

  return (
    <>
      <Dialog
        modal={fillsScreen}
        onClose={onClose}
        onClick={leaveByLink}
        aria-labelledby="chat-title"
        className="fixed inset-auto right-5 bottom-(--rise,1.25rem) z-30 flex w-96 flex-col rounded border border-ink bg-paper text-base text-ink h-150 max-h-[calc(100dvh-var(--bar)-0.75rem-var(--rise,1.25rem))] [container-type:size] cramped:inset-0 cramped:top-(--view-top,0px) cramped:h-(--view-height,100dvh) cramped:max-h-none cramped:w-full cramped:max-w-none cramped:rounded-none cramped:border-0"
      >
        <div ref={header} className="contents">
          <ChatHeader {...texts} messages={messages} onClose={onClose} />
        </div>
        <BookingLine language={language}>{bookLabel}</BookingLine>
        <PersonView content={content} language={language} takesFocus={takesFocus} input={input}>
          <ChatMessages
            {...texts}
            messages={messages}
            arriving={arriving}
            suggestions={suggestionsFor(page, content)}
            isPending={isPending}
            isWaiting={isPending && isWaiting}
            onAsk={ask}
            onEdit={edit}
            onResend={resend}
          />
          {status === 'failed' ? <FailureBanner text={errors.banner} retry={content.retry} onRetry={resend} /> : null}
          <PersonOffer content={content} />
          <ChatFooter content={content} language={language} messages={messages}>
            <ChatComposer
              content={content}
              tooLong={errors.byCode.too_long}
              isPending={isPending}
              onSend={ask}
              onStop={stop}
              input={input}
            />
          </ChatFooter>
        </PersonView>
      </Dialog>
      {secondsLeft === null ? null : (
        <InactivityDialog content={content.inactivity} secondsLeft={secondsLeft} onStay={stay} onEnd={end} />
      )}
    </>
  );
}

function focusBehindText(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

function BookingLine({ language, children }: { language: Language; children: string }) {
  return (
    <BookingAnchor
      language={language}
      source="chat-prompt"
      className="group flex min-h-11 items-center gap-2.5 border-b border-line px-4 text-ui font-medium -outline-offset-2 hover:bg-card [@container(height<24rem)]:hidden"
    >
      <Icon outline={calendar} className="size-5 text-mute" />
      <span className="mr-auto underline-offset-4 group-hover:underline">{children}</span>
      <Icon name="arrow-right" className="size-4" />
    </BookingAnchor>
  );
}

type FailureBannerProps = { text: string; retry: string; onRetry: () => void };

function FailureBanner({ text, retry, onRetry }: FailureBannerProps) {
  return (
    <div
      role="alert"
      className="flex items-center justify-between gap-3 border-t border-error px-4 py-1 text-ui font-medium text-error"
    >
      <p>{text}</p>
      <button
        type="button"
        onClick={() => onRetry()}
        className="min-h-11 shrink-0 font-semibold underline underline-offset-4"
      >
        {retry}
      </button>
    </div>
  );
}

function suggestionsFor(page: PageId, { suggestions, suggestionsByPage }: ChatTexts): readonly string[] {
  const byPage: Partial<Record<PageId, string[]>> = suggestionsByPage;
  return byPage[page] ?? suggestions;
}
