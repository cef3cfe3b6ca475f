import { useAtomValue, useSetAtom } from 'jotai';
import calendarSvg from 'lucide-static/icons/calendar.svg?outline';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readStored } from '#client/state/browser-storage.ts';
import { closeChatAtom, hideChatAtom, isChatOpenAtom, openChatAtom, restoreChatAtom } from '#client/state/chat.ts';
import { pageDataAtom } from '#client/state/page-data.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import type { shell as english } from '#shared/content/en/shell.ts';
import type { Language } from '#shared/languages.ts';
import { contactPath } from '#shared/routes.ts';
import { failedLogsKey } from './failed-logs-key.ts';
import { type LoadedChatPanel, loadChatPanel } from './load-chat-panel.ts';

type ChatWidgetProps = { shell: typeof english; language: Language };

const source = 'chat-button';
const calendarOutline = calendarSvg;

/**
 * The button to the assistant beside a quiet way to a meeting, and the panel once that is open. It stands before the footer: stuck to the lower edge of the view
 * until the footer comes up, and then 20 px above it. Before its script has arrived it is a link to the contact form.
 */
export function ChatWidget({ shell, language }: ChatWidgetProps) {
  const isOpen = useAtomValue(isChatOpenAtom);
  const open = useSetAtom(openChatAtom);
  const close = useSetAtom(closeChatAtom);
  const hide = useSetAtom(hideChatAtom);
  const restore = useSetAtom(restoreChatAtom);
  const [isLive, setLive] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [panel, setPanel] = useState<LoadedChatPanel | null>(null);
  const { booking } = useAtomValue(pageDataAtom);
  const button = useRef<HTMLAnchorElement>(null);
  const wasAskedFor = useRef(false);
  const href = contactPath(language, source);

  useEffect(() => {
    setLive(true);
    restore();
    handOverWhatIsLeft();
    addEventListener('online', handOverWhatIsLeft);
    return () => removeEventListener('online', handOverWhatIsLeft);
  }, [restore]);

  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    loadChatPanel(language).then(
      (loaded) => isCurrent && setPanel(loaded),
      () => isCurrent && hide(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, language, hide]);

  /** A failure shows when the button is pressed. */
  const prepare = () => void loadChatPanel(language).catch(() => undefined);

  async function openPanel(event: MouseEvent): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isLoading) return;
    setLoading(true);
    try {
      setPanel(await loadChatPanel(language));
      wasAskedFor.current = true;
      open();
    } catch {
      // The chat can't be had, offline or after a deploy: the link still leads to people.
      location.assign(href);
    } finally {
      setLoading(false);
    }
  }

  function closePanel(): void {
    wasAskedFor.current = false;
    flushSync(close);
    // Whoever is at work in the page stays there.
    if (document.activeElement === document.body) button.current?.focus();
  }

  const isShown = isOpen && panel !== null;
  return (
    <aside aria-label={shell.chatButton} data-screen-only="" className="sticky bottom-5 z-20 -mt-5 mb-5 h-0">
      <div hidden={isShown} className="absolute right-5 bottom-0 flex flex-wrap justify-end gap-2">
        <a
          href={booking.pageUrl[language]}
          data-enhanced=""
          data-source="chat-prompt"
          className="-scroll-mb-22 flex min-h-12 items-center gap-2.5 rounded border border-line bg-card px-3.5 text-ui font-medium whitespace-nowrap hover:border-ink"
        >
          <Icon outline={calendarOutline} />
          <span className="max-sm:sr-only">{shell.schedulePrompt}</span>
        </a>
        <a
          ref={button}
          href={href}
          data-enhanced=""
          // Alive it is no button of the contact form any more.
          data-source={isLive ? undefined : source}
          aria-busy={isLoading || undefined}
          {...(isLive && { role: 'button', 'aria-haspopup': 'dialog', onKeyDown: pressWithSpace })}
          onClick={openPanel}
          onPointerOver={prepare}
          onFocus={prepare}
          onTouchStart={prepare}
          className="-scroll-mb-22 flex min-h-12 items-center gap-2.5 rounded border border-paper bg-ink px-4 text-ui font-semibold whitespace-nowrap text-paper hover:bg-mute"
        >
          {isLoading ? <Spinner /> : <Icon name="chat" />}
          {shell.chatButton}
        </a>
      </div>
      {isShown && (
        <panel.ChatPanel
          content={panel.content}
          errors={panel.errors}
          language={language}
          takesFocus={wasAskedFor.current}
          onClose={closePanel}
        />
      )}
    </aside>
  );
}

function pressWithSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Interactions that an earlier visit could not report. */
async function handOverWhatIsLeft(): Promise<void> {
  const left = readStored('localStorage', failedLogsKey);
  if (!Array.isArray(left) || left.length === 0) return;
  try {
    const { handOverFailedLogs } = await import('./failed-logs.ts');
    await handOverFailedLogs();
  } catch {
    // They stay where they are, for the next time.
  }
}
