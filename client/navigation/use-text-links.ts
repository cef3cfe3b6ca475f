import type { MouseEvent, SyntheticEvent } from 'react';
import { findPage, isDeskPath } from '#shared/routes.ts';
import { isPlainClick, usePageLinks } from './use-page-links.ts';

/** For an element whose content is a text that the build has compiled: its links do what those do that React draws. */
export function useTextLinks() {
  const { prepare, precede, navigate } = usePageLinks();
  const onClick = (event: MouseEvent) => {
    const link = findPageLink(event);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    if (!precede(link)) navigate(link.pathname + link.search + link.hash);
  };
  const hint = (event: SyntheticEvent) => {
    const link = findPageLink(event);
    // A failure shows when the link is followed.
    if (link) prepare(link).catch(() => undefined);
  };
  return { onClick, onPointerOver: hint, onFocus: hint, onTouchStart: hint };
}

/** The link to a page of this site that an event is about. */
function findPageLink({ target }: SyntheticEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOfSite = link?.origin === location.origin && !isDeskPath(link.pathname);
  return isOfSite && findPage(link.pathname).page !== 'notFound' ? link : null;
}
