import { useAtomValue, useSetAtom } from 'jotai';
import calendar from 'lucide-static/icons/calendar.svg?outline';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { closeChatAtom, restoreChatAtom } from '#client/state/chat.ts';
import { pageDataAtom } from '#client/state/page-data.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import type { shell as english } from '#shared/content/en/shell.ts';
import type { Language } from '#shared/languages.ts';
import { contactPath } from '#shared/routes.ts';
import { useChatPanel } from './use-chat-panel.ts';
import { useFailedLogsHandover } from './use-failed-logs-handover.ts';

type ChatWidgetProps = { shell: typeof english; language: Language };

const source = 'chat-button';

/**
 * The buttons of the chat and of the scheduling modal, or the chat's panel while that is open. They are stuck to the lower edge of the
 * view, and as they stand before the footer in the page they stay 20 px above it. Before hydration the chat's button is a link to the
 * contact form.
 */
export function ChatWidget({ shell, language }: ChatWidgetProps) {
  const close = useSetAtom(closeChatAtom);
  const restore = useSetAtom(restoreChatAtom);
  const [isHydrated, setHydrated] = useState(false);
  const { panel, isLoading, isOpenedByVisitor, prepare, open } = useChatPanel(language);
  const { booking } = useAtomValue(pageDataAtom);
  const button = useRef<HTMLAnchorElement>(null);
  const href = contactPath(language, source);
  useFailedLogsHandover();

  useEffect(() => {
    setHydrated(true);
    restore();
  }, [restore]);

  function openPanel(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Offline or after a deploy the chat can't be loaded; the link still leads to people.
    open(() => location.assign(href));
  }

  function closePanel(): void {
    flushSync(close);
    // Focus that is elsewhere in the page stays there.
    if (document.activeElement === document.body) button.current?.focus();
  }

  return (
    <aside aria-label={shell.chatButton} data-screen-only="" className="sticky bottom-5 z-20 -mt-5 mb-5 h-0">
      <div hidden={panel !== null} className="absolute right-5 bottom-0 flex flex-wrap justify-end gap-2">
        <a
          href={booking.pageUrl[language]}
          data-enhanced=""
          data-source="chat-prompt"
          className="-scroll-mb-22 flex min-h-12 items-center gap-2.5 rounded border border-line bg-card px-3.5 text-ui font-medium whitespace-nowrap hover:border-ink"
        >
          <Icon outline={calendar} />
          <span className="max-sm:sr-only">{shell.schedulePrompt}</span>
        </a>
        <a
          ref={button}
          href={href}
          data-enhanced=""
          // Once it is hydrated it opens the chat, not the contact modal.
          data-source={isHydrated ? undefined : source}
          aria-busy={isLoading || undefined}
          {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog', onKeyDown: pressWithSpace })}
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
      {panel && (
        <panel.ChatPanel
          content={panel.content}
          errors={panel.errors}
          language={language}
          takesFocus={isOpenedByVisitor}
          onClose={closePanel}
        />
      )}
    </aside>
  );
}

/** As a button does, which the link has become. */
function pressWithSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
