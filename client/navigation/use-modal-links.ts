import { useStore } from 'jotai';
import { useEffect } from 'react';
import { loadModal } from '#client/features/modals/load-modal.ts';
import { languageAtom } from '#client/state/language.ts';
import { type PageData, pageDataAtom } from '#client/state/page-data.ts';
import { findPage } from '#shared/routes.ts';
import { parseSource } from '#shared/source.ts';
import { closeModalAtom, leaveModalAtom, type ModalId, modalAtom, openModalAtom } from './modals.ts';
import { linkOf, plainLinkOf } from './plain-link.ts';

const hints = ['pointerover', 'focusin', 'touchstart'];

/**
 * Buttons that lead to the contact page, and links to the booking page, open the modal that does the same. To be used before
 * `useInPageNavigation`, whose listener takes the clicks that are left.
 */
export function useModalLinks(): void {
  const store = useStore();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = plainLinkOf(event);
      if (!link || event.defaultPrevented) return;
      const id = modalOf(link, store.get(pageDataAtom));
      if (id === 'contact' && findPage(location.pathname).page === 'contact') {
        // The form is there already, behind the modal that the link stands in.
        if (!store.get(modalAtom)) return;
        event.preventDefault();
        store.set(closeModalAtom).then(() => document.querySelector<HTMLElement>('main form')?.focus());
      } else if (id) {
        event.preventDefault();
        // Gives focus back to its button, to which the modal will return it.
        document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
        if (document.activeElement !== link && link.checkVisibility()) link.focus({ preventScroll: true });
        store.set(openModalAtom, { id, source: parseSource(link.dataset.source) });
      } else if (link.origin === location.origin && !link.dataset.language) {
        store.set(leaveModalAtom);
      }
    };
    const prepare = (event: Event) => {
      const link = linkOf(event);
      const id = link && modalOf(link, store.get(pageDataAtom));
      // A failure shows when the link is followed.
      if (id) loadModal(id, store.get(languageAtom)).catch(() => undefined);
    };
    document.addEventListener('click', follow);
    for (const hint of hints) document.addEventListener(hint, prepare, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      for (const hint of hints) document.removeEventListener(hint, prepare);
    };
  }, [store]);
}

/** The modal that stands for the page that a link leads to; null where the link is followed as it is. */
function modalOf(link: HTMLAnchorElement, { booking }: PageData): ModalId | null {
  if (Object.values(booking.pageUrl).some((url) => link.href === new URL(url).href)) return 'scheduling';
  const isContactButton = link.origin === location.origin && link.dataset.source !== undefined;
  return isContactButton && findPage(link.pathname).page === 'contact' ? 'contact' : null;
}
