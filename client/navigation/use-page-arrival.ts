import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { headOf } from '#shared/head.ts';
import { type Language, otherLanguage } from '#shared/languages.ts';
import { type PageId, twinPath } from '#shared/routes.ts';
import { pageDataAtom } from '../state/page-data.ts';
import { updateHead } from './update-head.ts';

type Arrival = { page: PageId; language: Language; pathname: string; meta: { title: string; description: string } };

let isFirstPage = true;

/** After a navigation the head speaks of the new page, the view starts at its top and focus stands on its heading. */
export function usePageArrival({ page, language, pathname, meta }: Arrival): void {
  const { siteUrl } = useAtomValue(pageDataAtom);
  const { state, hash } = useLocation();
  const navigationType = useNavigationType();
  const arrival = useRef({ state, hash, navigationType });
  arrival.current = { state, hash, navigationType };
  useLayoutEffect(() => {
    if (isFirstPage) {
      isFirstPage = false;
      return;
    }
    const root = document.documentElement;
    root.lang = language;
    root.dataset.twin = twinPath(pathname, otherLanguage(language));
    updateHead(headOf({ page, language, pathname, meta, siteUrl }));
    if (arrival.current.state?.keepPlace) return;
    const anchor = arrival.current.hash
      ? document.getElementById(decodeURIComponent(arrival.current.hash.slice(1)))
      : null;
    if (anchor) anchor.scrollIntoView();
    else if (arrival.current.navigationType !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
    // The title is announced with the heading that takes focus.
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [page, language, pathname, meta, siteUrl]);
}
