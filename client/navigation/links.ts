import { useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { loadModal } from '#client/features/modals/load-modal.ts';
import { loadPage, loadShell } from '#client/load-page.ts';
import { recordEvent } from '#client/record-event.ts';
import { offlineNoticeAtom } from '#client/state/announcement.ts';
import { type PageData, pageDataAtom } from '#client/state/page-data.ts';
import { isLanguage, type Language } from '#shared/languages.ts';
import { findPage, isOfDesk, prefersMeeting, splitPath, twinPath } from '#shared/routes.ts';
import { parseSource } from '#shared/source.ts';
import { focusHeading } from './focus-heading.ts';
import { closeModalAtom, leaveModalAtom, type ModalId, modalAtom, openModalAtom } from './modals.ts';
import { keepScrollPosition } from './scroll-positions.ts';

type Store = ReturnType<typeof useStore>;

/** What a visitor does with a link before following it. */
const hints = ['pointerover', 'focusin', 'touchstart'];

/**
 * Turns clicks on plain links into navigations without a full load, and those that stand for a modal into the modal. One listener for
 * the whole document serves every link of a page, also those in texts, and costs the server's render nothing.
 */
export function useLinks(): void {
  const store = useStore();
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = findPlainLink(event);
    if (!link || event.defaultPrevented) return;
    if (link.dataset.source) recordEvent('call_pressed', link.dataset.source);
    const data = store.get(pageDataAtom);
    const modal = findModal(link, data);
    const open = () => (modal ? openInstead(link, modal, store) : followWithin(link, store, navigate));
    if (navigator.onLine || !(modal || leadsAway(link))) {
      if (open()) event.preventDefault();
      return;
    }
    // Offline the browser's own page would take the site's place. What has been loaded opens all the same.
    event.preventDefault();
    const sayOffline = () => store.set(offlineNoticeAtom, true);
    if (store.get(offlineNoticeAtom)) store.set(offlineNoticeAtom, false);
    load(link, data)?.then(() => open() || sayOffline(), sayOffline) ?? sayOffline();
  });
  useEffect(() => {
    const prepare = (event: Event) => {
      const link = findLink(event);
      // A failure shows when the link is followed.
      if (link) load(link, store.get(pageDataAtom))?.catch(() => undefined);
    };
    document.addEventListener('click', follow);
    for (const hint of hints) document.addEventListener(hint, prepare, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      for (const hint of hints) document.removeEventListener(hint, prepare);
    };
  }, [store]);
}

/** With another button or a key held the browser does something of its own with a link. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The link that a click follows in this very tab; null for any other click. */
function findPlainLink(event: MouseEvent): HTMLAnchorElement | null {
  if (!isPlainClick(event)) return null;
  const link = findLink(event);
  return link && !link.hasAttribute('download') && ['', '_self'].includes(link.target) ? link : null;
}

function findLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** To another page of this site. */
function leadsAway({ origin, pathname, search }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname + search !== location.pathname + location.search;
}

/** The modal that stands for the page that a link leads to; null where the link is followed as it is. */
function findModal(link: HTMLAnchorElement, { booking }: PageData): ModalId | null {
  if (Object.values(booking.pageUrl).some((url) => link.href === new URL(url).href)) return 'scheduling';
  const isContactButton = link.origin === location.origin && link.dataset.source !== undefined;
  return isContactButton && findPage(link.pathname).page === 'contact' ? 'contact' : null;
}

function load(link: HTMLAnchorElement, data: PageData): Promise<unknown> | undefined {
  const modal = findModal(link, data);
  if (modal) return loadModal(modal, wantedLanguage());
  const target = findPage(link.pathname);
  if (link.origin !== location.origin || target.page === 'notFound') return;
  return Promise.all([loadPage(target), loadShell(target.language)]);
}

/** True when the modal takes the place of the link. */
function openInstead(link: HTMLAnchorElement, id: ModalId, store: Store): boolean {
  if (id === 'contact' && findPage(location.pathname).page === 'contact') {
    // The form is there already, behind the modal that the link stands in.
    if (!store.get(modalAtom)) return false;
    store.set(closeModalAtom).then(() => document.querySelector<HTMLElement>('main form')?.focus());
    return true;
  }
  // Gives focus back to its button, to which the modal will return it.
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  if (document.activeElement !== link && link.checkVisibility()) link.focus({ preventScroll: true });
  const source = parseSource(link.dataset.source);
  store.set(openModalAtom, { id, source, prefersMeeting: prefersMeeting(link.search) });
  return true;
}

/** True when the link leads to a page of this site, which is then shown without a full load. */
function followWithin(link: HTMLAnchorElement, store: Store, navigate: NavigateFunction): boolean {
  const { pathname, search, hash, dataset } = link;
  if (link.origin !== location.origin || findPage(pathname).page === 'notFound') return false;
  if (isLanguage(dataset.language)) {
    const twin = twinPath(location.pathname, dataset.language);
    if (twin !== location.pathname) recordEvent('language_switched', dataset.language);
    // The entry stays what it is, also a modal's.
    navigate(twin + location.search + location.hash, { replace: true, state: history.state?.usr });
    return true;
  }
  // A content policy comes with a full load.
  if (isOfDesk(findPage(pathname).page) !== isOfDesk(findPage(location.pathname).page)) return false;
  store.set(leaveModalAtom);
  keepScrollPosition();
  // A jump within the page is the browser's own business.
  if (hash && pathname === location.pathname && search === location.search) return false;
  if (link.href === location.href) {
    scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
    return true;
  }
  navigate(twinPath(pathname, languageOfLink(pathname)) + search + hash);
  return true;
}

/** A link of a page whose other language is on its way leads to the language that the visitor chose. */
function languageOfLink(pathname: string): Language {
  const isSwitching = document.documentElement.lang !== wantedLanguage();
  return isSwitching ? wantedLanguage() : splitPath(pathname).language;
}

/** The switch changes the address at once, and the texts when they are there. */
function wantedLanguage(): Language {
  return splitPath(location.pathname).language;
}
