import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { settingsId } from '#client/features/settings/load-settings.ts';
import type { LoadedPage, ShellTexts } from '#client/routes.tsx';
import { announcementAtom, wantsAnnouncement } from '#client/state/announcement.ts';
import { locationAtom } from '#client/state/location.ts';
import { pageDataAtom } from '#client/state/page-data.ts';
import { otherLanguage } from '#shared/languages.ts';
import { type FoundPage, twinPath } from '#shared/routes.ts';
import { focusHeading } from './focus-heading.ts';
import { scrollToPlace } from './navigate.ts';
import { forgetReload } from './places.ts';

type Arrival = { found: FoundPage; content: LoadedPage['content']; shell: ShellTexts };

/**
 * After a navigation the head speaks of the new page, its title is announced, the view starts where it should and focus stands
 * on the heading. It runs with the page, not with the address: a page whose chunk comes late arrives late.
 */
export function usePageArrival({ found, content, shell }: Arrival): void {
  const { siteUrl } = useAtomValue(pageDataAtom);
  const location = useAtomValue(locationAtom);
  const announce = useSetAtom(announcementAtom);
  useLayoutEffect(() => {
    const { pathname, arrival } = location;
    forgetReload();
    if (arrival === 'load') return;
    const root = document.documentElement;
    root.lang = found.language;
    root.dataset.twin = twinPath(pathname, otherLanguage(found.language));
    document.title = content.meta.title;
    // Nobody waits for the rest of the head, and a visit of one page never needs what makes it.
    import('./update-head.ts').then(
      ({ updateHead }) => updateHead({ found, content, shell, siteUrl }),
      () => undefined,
    );
    if (arrival === 'switch') return;
    scrollToPlace(arrival);
    // The menu of small screens lies over the page that was chosen in it.
    document.querySelector<HTMLElement>('#menu:popover-open')?.hidePopover();
    // So may the settings, where Back has left the page that they were opened on; on the way to a page they may open and stay.
    if (arrival === 'history') document.querySelector<HTMLDialogElement>(`#${settingsId}[open]`)?.close();
    if (wantsAnnouncement('pages')) announce(content.meta.title);
    focusHeading();
  }, [found, content, shell, siteUrl, location, announce]);
}
