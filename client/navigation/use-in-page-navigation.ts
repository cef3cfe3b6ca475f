import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { findPage, splitPath } from '#shared/routes.ts';
import { loadPage, loadShell } from '../load-page.ts';
import { languageAtom } from '../state/language.ts';

/**
 * Turns clicks on plain links into navigations without a full load. One listener for the whole document serves every link of
 * a page, also those in texts, and costs the server's render nothing.
 */
export function useInPageNavigation(): void {
  const navigate = useNavigate();
  const store = useStore();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented) return;
      const { pathname, search, hash } = link;
      const target = findPage(pathname);
      if (target.page === 'notFound') return;
      // A jump within the page is the browser's own business.
      if (hash && pathname === location.pathname && search === location.search) return;
      event.preventDefault();
      const address = pathname + search + hash;
      if (!link.dataset.language) return void navigate(address, { replace: link.href === location.href });
      // The switch shows the same page, so all of its texts must be there before any of them changes.
      Promise.all([loadPage(target.page, target.language), loadShell(target.language)]).then(
        () =>
          navigate(pathname + location.search + location.hash, {
            replace: true,
            state: { ...history.state?.usr, keepPlace: true },
          }),
        () => location.assign(address),
      );
    };
    const prepare = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== location.origin) return;
      const { page, language } = findPage(link.pathname);
      // A failure shows when the link is followed.
      if (page !== 'notFound') loadPage(page, language).catch(() => undefined);
    };
    // Back and Forward show the language of the address, and that is then the visitor's choice.
    const returnTo = () => {
      const { language } = splitPath(location.pathname);
      if (language !== store.get(languageAtom)) localStorage.setItem('language', language);
    };
    const hints = ['pointerover', 'focusin', 'touchstart'];
    document.addEventListener('click', follow);
    for (const hint of hints) document.addEventListener(hint, prepare, { passive: true });
    addEventListener('popstate', returnTo);
    return () => {
      document.removeEventListener('click', follow);
      for (const hint of hints) document.removeEventListener(hint, prepare);
      removeEventListener('popstate', returnTo);
    };
  }, [navigate, store]);
}

/** The link of this site that a plain click means to follow here. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return null;
  return link.target && link.target !== '_self' ? null : link;
}
