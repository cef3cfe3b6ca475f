import { useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { loadPage, loadShell } from '#client/load-page.ts';
import { storeChoice } from '#client/state/browser-storage.ts';
import { languageAtom } from '#client/state/language.ts';
import { locationAtom } from '#client/state/location.ts';
import { findPage, splitPath } from '#shared/routes.ts';
import { navigateAtom, scrollToPlace, showCurrentAddressAtom, switchLanguageAtom } from './navigate.ts';
import { enterCurrentEntry, keepPlace } from './places.ts';
import { linkOf, plainLinkOf } from './plain-link.ts';

const hints = ['pointerover', 'focusin', 'touchstart'];

/**
 * Turns clicks on plain links into navigations without a full load. One listener for the whole document serves every link of
 * a page, also those in texts, and costs the server's render nothing.
 */
export function useInPageNavigation(): void {
  const navigate = useSetAtom(navigateAtom);
  const switchLanguage = useSetAtom(switchLanguageAtom);
  const showCurrentAddress = useSetAtom(showCurrentAddressAtom);
  const store = useStore();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = plainLinkOf(event);
      if (!link || link.origin !== location.origin || event.defaultPrevented) return;
      const { pathname, search, hash } = link;
      if (findPage(pathname).page === 'notFound') return;
      // A jump within the page is the browser's own business.
      if (hash && pathname === location.pathname && search === location.search) return keepPlace();
      event.preventDefault();
      if (link.dataset.language) switchLanguage(pathname);
      else navigate(pathname + search + hash, { replace: link.href === location.href });
    };
    const prepare = (event: Event) => {
      const link = linkOf(event);
      if (!link || link.origin !== location.origin) return;
      const target = findPage(link.pathname);
      if (target.page === 'notFound') return;
      // A failure shows when the link is followed.
      Promise.all([loadPage(target), loadShell(target.language)]).catch(() => undefined);
    };
    const move = () => {
      // The browser has jumped to an anchor by itself, and made an entry for it.
      if (history.state === null) return enterCurrentEntry();
      keepPlace();
      enterCurrentEntry();
      const shown = store.get(locationAtom);
      if (location.pathname === shown.pathname && location.search === shown.search) return scrollToPlace('history');
      const { language } = splitPath(location.pathname);
      // Back and Forward show the language of the address, and that is then the visitor's choice.
      if (language !== store.get(languageAtom)) storeChoice('language', language);
      showCurrentAddress('history');
    };
    document.addEventListener('click', follow);
    for (const hint of hints) document.addEventListener(hint, prepare, { passive: true });
    addEventListener('popstate', move);
    return () => {
      document.removeEventListener('click', follow);
      for (const hint of hints) document.removeEventListener(hint, prepare);
      removeEventListener('popstate', move);
    };
  }, [navigate, switchLanguage, showCurrentAddress, store]);
}
