import { useStore } from 'jotai';
import { useNavigate } from 'react-router';
import { loadPage, loadShell } from '#client/load-page.ts';
import { offlineNoticeAtom } from '#client/state/announcement.ts';
import type { Language } from '#shared/languages.ts';
import { findPage, isDeskPath, splitPath, twinPath } from '#shared/routes.ts';
import { focusHeading } from './focus-heading.ts';
import { leaveModalAtom } from './modals.ts';
import { keepScrollPosition } from './scroll-positions.ts';

/** What links to pages of this site do beside navigating, those that React draws and those in the text of a post. */
export function usePageLinks() {
  const store = useStore();
  const navigate = useNavigate();

  /** Loads what the link leads to. Rejects when a chunk can't be fetched. */
  const prepare = ({ pathname }: HTMLAnchorElement) => {
    const target = findPage(pathname);
    return Promise.all([loadPage(target), loadShell(target.language)]);
  };

  const leave = () => {
    store.set(leaveModalAtom);
    keepScrollPosition();
  };

  /** To be called before a plain link is followed. True when it has been followed already, in a way of its own. */
  const precede = (link: HTMLAnchorElement): boolean => {
    const { pathname, search, hash, href } = link;
    if (isDeskPath(pathname) !== isDeskPath(location.pathname)) return false;
    const isSamePage = pathname + search === location.pathname + location.search;
    if (!navigator.onLine && !isSamePage) {
      // The browser's own page would take the site's place. What has been loaded opens all the same.
      store.set(offlineNoticeAtom, false);
      prepare(link).then(
        () => {
          leave();
          navigate(pathname + search + hash);
        },
        () => store.set(offlineNoticeAtom, true),
      );
      return true;
    }
    leave();
    if (href === location.href) {
      scrollTo({ top: 0, behavior: 'instant' });
      focusHeading();
    } else if (isSamePage && hash) {
      // A jump within the page is the browser's own.
      location.hash = hash;
    } else if (isSwitchingLanguage()) {
      // The visitor has chosen another language than the page still shows.
      navigate(twinPath(pathname, wantedLanguage()) + search + hash);
    } else return false;
    return true;
  };

  return { prepare, precede, navigate };
}

/** With another button or a key held the browser does something of its own with a link. */
export function isPlainClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return !(button || metaKey || ctrlKey || shiftKey || altKey);
}

/** The switch changes the address at once, and the texts when they are there. */
export function wantedLanguage(): Language {
  return splitPath(location.pathname).language;
}

function isSwitchingLanguage(): boolean {
  return document.documentElement.lang !== wantedLanguage();
}
