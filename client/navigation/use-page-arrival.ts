import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import type { LoadedPage, ShellTexts } from '#client/pages.tsx';
import { recordEvent } from '#client/record-event.ts';
import { announcementAtom, wantsAnnouncement } from '#client/state/announcement.ts';
import { readChoice, storeChoice } from '#client/state/browser-storage.ts';
import { pageDataAtom } from '#client/state/page-data.ts';
import { otherLanguage } from '#shared/languages.ts';
import { type FoundPage, splitPath, twinPath } from '#shared/routes.ts';
import { focusHeading } from './focus-heading.ts';
import { enterEntry, forgetReload } from './scroll-positions.ts';
import { settingsId } from './settings-id.ts';

type Arrival = { found: FoundPage; content: LoadedPage['content']; shell: ShellTexts };

/** The location whose page was in view last; none before the first page came to life. */
let last: Location | undefined;

/**
 * After a navigation the head speaks of the new page, its title is announced, the view starts where it should and focus stands
 * on the heading. It runs with the page, not with the address: a page whose chunk comes late arrives late.
 */
export function usePageArrival({ found, content, shell }: Arrival): void {
  const { siteUrl } = useAtomValue(pageDataAtom);
  const location = useLocation();
  const type = useNavigationType();
  const announce = useSetAtom(announcementAtom);
  useLayoutEffect(() => {
    const position = enterEntry(location);
    const before = last;
    last = location;
    forgetReload();
    const recordArrival = () => recordEvent(found.page === 'notFound' ? 'not_found' : 'page_seen', '');
    if (!before) {
      recordArrival();
      return restoreAfterLoad(position);
    }
    const isBack = type === 'POP';
    if (location.pathname === before.pathname && location.search === before.search) {
      if (isBack) scrollToPosition(position, location.hash);
      return;
    }
    const root = document.documentElement;
    // Back and Forward show the language of the address, and that is then what the visitor chose last.
    if (isBack && readChoice('language')) storeChoice('language', found.language);
    root.lang = found.language;
    root.dataset.twin = twinPath(location.pathname, otherLanguage(found.language));
    document.title = content.meta.title;
    // Nobody waits for the rest of the head, and a visit of one page never needs what makes it.
    import('./update-head.ts').then(
      (head) => head.updateHead({ found, content, shell, siteUrl }),
      () => undefined,
    );
    // The switch of language leaves everything where it is.
    if (type === 'REPLACE' && splitPath(location.pathname).path === splitPath(before.pathname).path) return;
    recordArrival();
    scrollToPosition(isBack ? position : undefined, location.hash);
    // The menu of small screens lies over the page that was chosen in it.
    document.querySelector<HTMLElement>('#menu:popover-open')?.hidePopover();
    // So may the settings, where Back has left the page that they were opened on; on the way to a page they may open and stay.
    if (isBack) document.querySelector<HTMLDialogElement>(`#${settingsId}[open]`)?.close();
    if (wantsAnnouncement('pages')) announce(content.meta.title);
    focusHeading();
  }, [found, content, shell, siteUrl, location, type, announce]);
}

/** WebKit restores a position late, and then no more, because its own restoration is off by now. */
function restoreAfterLoad(position: number | undefined): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReturn = navigation?.type === 'back_forward' || navigation?.type === 'reload';
  if (isReturn && position && scrollY === 0) scrollTo({ top: position, behavior: 'instant' });
}

/** The position that the view had, else the anchor of the address, else the top. */
function scrollToPosition(position: number | undefined, hash: string): void {
  const anchor = position === undefined ? findAnchor(hash.slice(1)) : null;
  if (anchor) anchor.scrollIntoView();
  else scrollTo({ top: position ?? 0, behavior: 'instant' });
}

function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash));
  } catch {
    // Of something like `#100%`, which no element of ours is called.
    return null;
  }
}
