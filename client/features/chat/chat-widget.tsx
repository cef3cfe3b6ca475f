import { useSetAtom } from 'jotai';
import { type MouseEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isPlainClick } from '#client/navigation/use-page-links.ts';
import { offlineNoticeAtom } from '#client/state/announcement.ts';
import { closeChatAtom, restoreChatAtom } from '#client/state/chat.ts';
import { useIsPageHydrated } from '#client/ui/hydrate-later.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import type { shell as english } from '#shared/content/en/shell.ts';
import type { Language } from '#shared/languages.ts';
import { contactPath } from '#shared/routes.ts';
import { useChatPanel } from './use-chat-panel.ts';
import { useFailedLogsHandover } from './use-failed-logs-handover.ts';
import { useReadingDown } from './use-reading-down.ts';

type ChatWidgetProps = { shell: typeof english; language: Language };

const source = 'chat-button';

/**
 * The chat's button, or its panel while it is open. Both stick to the lower edge of the view. They come before the footer in the page, so
 * they stay 20 px above it. On phones the button stands at the edge of the screen, over as little of the page as can be. While the visitor
 * scrolls down, it shrinks to its icon, and is hidden where it would cover text. Before hydration it is a link to the contact form.
 */
export function ChatWidget({ shell, language }: ChatWidgetProps) {
  const close = useSetAtom(closeChatAtom);
  const restore = useSetAtom(restoreChatAtom);
  const sayOffline = useSetAtom(offlineNoticeAtom);
  const isHydrated = useIsPageHydrated();
  const { panel, isLoading, isOpenedByVisitor, prepare, open, takeKey } = useChatPanel(language);
  const isReading = useReadingDown();
  const button = useRef<HTMLAnchorElement>(null);
  const href = contactPath(language, source);
  useFailedLogsHandover();

  useEffect(() => restore(), [restore]);

  function openPanel(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // When the browser is online, a deploy has removed the chat's files. The link then leads to the contact form.
    open(() => (navigator.onLine ? location.assign(href) : sayOffline(true)));
  }

  function closePanel(): void {
    flushSync(close);
    // Focus elsewhere in the page stays there.
    if (document.activeElement === document.body) button.current?.focus();
  }

  return (
    <aside aria-label={shell.chatButton} data-screen-only="" className="sticky bottom-5 z-20 -mt-5 mb-5 h-0">
      <a
        ref={button}
        href={href}
        hidden={panel !== null}
        data-enhanced=""
        data-source={source}
        data-reading={isReading ? '' : undefined}
        aria-busy={isLoading || undefined}
        {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog', onKeyDown: takeKey })}
        onClick={openPanel}
        onPointerOver={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        className="chat-button absolute right-0 sm:right-5 xl:max-[86rem]:right-2 bottom-0 -scroll-mb-22 flex min-h-12 items-center gap-3 rounded border border-paper bg-ink px-3.5 text-ui font-semibold whitespace-nowrap text-paper hover:bg-mute"
      >
        {/* On phones the words would lie on those of the page. Where they are hidden elsewhere, their line is the left edge. */}
        <span className="content-center self-stretch border-r border-paper pr-4 max-sm:sr-only">
          {shell.chatButton}
        </span>
        {isLoading ? <Spinner /> : <Icon name="chat" />}
      </a>
      {panel && (
        <panel.ChatPanel
          content={panel.content}
          errors={panel.errors}
          language={language}
          bookLabel={shell.schedulePrompt}
          takesFocus={isOpenedByVisitor}
          onClose={closePanel}
        />
      )}
    </aside>
  );
}
