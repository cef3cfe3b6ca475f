import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type MouseEvent, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { modalAtom } from '#client/navigation/modals.ts';
import { chatDraftAtom, chatMessagesAtom, chatStatusAtom, endChatAtom, hideChatAtom } from '#client/state/chat.ts';
import { pageDataAtom } from '#client/state/page-data.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import type { chat as english } from '#shared/content/en/chat.ts';
import type { Language } from '#shared/languages.ts';
import { contactPath, findPage, type PageId, pathOf } from '#shared/routes.ts';
import { site } from '#shared/site.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatMessages } from './chat-messages.tsx';
import type { ChatErrorTexts } from './describe-failure.ts';
import { draftFromChat } from './hand-over-to-person.ts';
import { InactivityDialog } from './inactivity-dialog.tsx';
import { resendMessageAtom, sendMessageAtom, takeBackAtom } from './send-message.ts';
import { useInactivity } from './use-inactivity.ts';
import { useRoomAboveFooter } from './use-room-above-footer.ts';
import { useRoomAboveKeyboard } from './use-room-above-keyboard.ts';

export type ChatTexts = typeof english;

type ChatPanelProps = {
  content: ChatTexts;
  errors: ChatErrorTexts;
  language: Language;
  /** The visitor has just asked for it; else it came back with the page, and focus stays where it is. */
  takesFocus: boolean;
  onClose: () => void;
};

/** As the variant `cramped` of the stylesheet. */
const cramped = '(width < 40rem) or (height < 30rem)';

export function ChatPanel({ content, errors, language, takesFocus, onClose }: ChatPanelProps) {
  const store = useStore();
  const messages = useAtomValue(chatMessagesAtom);
  const status = useAtomValue(chatStatusAtom);
  const { booking } = useAtomValue(pageDataAtom);
  const { page } = findPage(useLocation().pathname);
  const isModalOpen = useAtomValue(modalAtom) !== null;
  const send = useSetAtom(sendMessageAtom);
  const resend = useSetAtom(resendMessageAtom);
  const takeBack = useSetAtom(takeBackAtom);
  const hide = useSetAtom(hideChatAtom);
  const endSession = useSetAtom(endChatAtom);
  const navigate = useNavigate();
  const input = useRef<HTMLTextAreaElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const fillsScreen = useSyncExternalStore(watchRoom, () => matchMedia(cramped).matches);
  const { secondsLeft, stay } = useInactivity(isModalOpen, end);
  const words = { language, errors };
  const isPending = status === 'pending';
  useRoomAboveFooter(panel);
  useRoomAboveKeyboard(panel);

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  // Beside the page it may cover what has focus there: Escape then closes it from anywhere.
  const closeFromPage = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || document.querySelector(':modal, :popover-open')) return;
    if (!panel.current?.closest('dialog')?.contains(document.activeElement)) onClose();
  });
  useEffect(() => {
    addEventListener('keydown', closeFromPage);
    return () => removeEventListener('keydown', closeFromPage);
  }, []);

  function ask(text: string): void {
    send({ text, ...words });
    input.current?.focus();
  }

  function tryAgain(id?: string): void {
    resend({ id, ...words });
    input.current?.focus();
  }

  /** Back into the input, before what stands there. */
  function edit(id: string): void {
    const text = takeBack(id);
    if (text) store.set(chatDraftAtom, [text, store.get(chatDraftAtom)].filter(Boolean).join('\n'));
    input.current?.focus();
  }

  function end(): void {
    const home = pathOf('home', language);
    endSession();
    navigate(home, { replace: location.pathname === home });
  }

  /** Where the panel fills the screen, the page that a link leads to would stay behind it. */
  function stepAside(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    const leadsToPage = link && link.target !== '_blank' && !link.dataset.source;
    if (leadsToPage && fillsScreen) hide();
  }

  return (
    <>
      <Dialog
        modal={fillsScreen}
        onClose={onClose}
        onClick={stepAside}
        aria-labelledby="chat-title"
        className="fixed inset-auto right-5 bottom-(--rise,1.25rem) z-30 flex w-96 flex-col rounded border border-ink bg-paper text-base text-ink h-150 max-h-[calc(100dvh-var(--bar)-0.75rem-var(--rise,1.25rem))] [container-type:size] cramped:inset-0 cramped:top-(--view-top,0px) cramped:h-(--view-height,100dvh) cramped:max-h-none cramped:w-full cramped:max-w-none cramped:rounded-none cramped:border-0"
      >
        <div ref={panel} className="contents">
          <ChatHeader content={content} errors={errors} language={language} messages={messages} onClose={onClose} />
        </div>
        <ChatMessages
          content={content}
          errors={errors}
          language={language}
          messages={messages}
          suggestions={suggestionsFor(page, content)}
          isPending={isPending}
          bookingUrl={booking.pageUrl[language]}
          onAsk={ask}
          onEdit={edit}
          onResend={tryAgain}
        />
        {status === 'failed' ? (
          <div
            role="alert"
            className="flex items-center justify-between gap-3 border-t border-error px-4 py-1 text-ui font-medium text-error"
          >
            <p>{errors.banner}</p>
            <button
              type="button"
              onClick={() => tryAgain()}
              className="min-h-11 shrink-0 font-semibold underline underline-offset-4"
            >
              {content.retry}
            </button>
          </div>
        ) : null}
        <div className="border-t border-line bg-card px-4 pt-2.5 pb-2">
          {/* Above a keyboard on a phone held sideways there is room for the composer alone. */}
          <p className="text-sm text-mute [@container(height<18rem)]:hidden">
            {content.notice.before}
            <a href={pathOf('privacy', language)} className="underline underline-offset-2 hover:text-ink">
              {content.notice.link}
            </a>
            {content.notice.after}
          </p>
          <ChatComposer
            content={content}
            tooLong={errors.byCode.too_long}
            isPending={isPending}
            onSend={ask}
            input={input}
          />
          <p className="mt-2 flex flex-wrap items-center justify-between gap-x-2 text-sm text-mute [@container(height<18rem)]:hidden">
            <span>{content.poweredBy(site.name)}</span>
            <a
              href={contactPath(language, 'chat')}
              data-source="chat"
              onClick={() => draftFromChat(messages, store.get(chatDraftAtom))}
              className="py-1.5 text-ink underline underline-offset-4"
            >
              {content.talkToPerson}
            </a>
          </p>
        </div>
      </Dialog>
      {secondsLeft === null ? null : (
        <InactivityDialog content={content.inactivity} secondsLeft={secondsLeft} onStay={stay} onEnd={end} />
      )}
    </>
  );
}

function suggestionsFor(page: PageId, { suggestions, suggestionsByPage }: ChatTexts): readonly string[] {
  const byPage: Partial<Record<PageId, string[]>> = suggestionsByPage;
  return byPage[page] ?? suggestions;
}

function watchRoom(onChange: () => void): () => void {
  const query = matchMedia(cramped);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
