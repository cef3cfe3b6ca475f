import { useStore } from 'jotai';
import type { MouseEvent } from 'react';
import { closeModalAtom, type ModalId, modalAtom, openModalAtom } from '#client/navigation/modals.ts';
import { isPlainClick, wantedLanguage } from '#client/navigation/use-page-links.ts';
import { recordEvent } from '#client/record-event.ts';
import { offlineNoticeAtom } from '#client/state/announcement.ts';
import { useBrowserFeatures } from '#client/state/browser-features.ts';
import { findPage } from '#shared/routes.ts';
import { parseSource } from '#shared/source.ts';

type Opened = {
  id: ModalId;
  /** Where the modal was opened, stored with what comes of it. */
  source: string;
  prefersMeeting?: boolean;
};

/** For a link that opens a modal, and without scripts leads to the page that does the same. */
export function useModalOpener({ id, source, prefersMeeting = false }: Opened) {
  const store = useStore();
  const features = useBrowserFeatures();
  const open = (link: HTMLAnchorElement) => {
    // Gives focus back to its button, to which the modal will return it.
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    if (document.activeElement !== link && link.checkVisibility()) link.focus({ preventScroll: true });
    store.set(openModalAtom, { id, source: parseSource(source), prefersMeeting });
  };
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    recordEvent('call_pressed', source);
    const link = event.currentTarget;
    if (id === 'contact' && findPage(location.pathname).page === 'contact') {
      // The form is there already, behind the modal that the link may stand in.
      if (!store.get(modalAtom)) return;
      event.preventDefault();
      store.set(closeModalAtom).then(() => document.querySelector<HTMLElement>('main form')?.focus());
      return;
    }
    event.preventDefault();
    if (navigator.onLine) return open(link);
    // What has been loaded opens all the same.
    store.set(offlineNoticeAtom, false);
    features()
      .loadModal(id, wantedLanguage())
      .then(
        () => open(link),
        () => store.set(offlineNoticeAtom, true),
      );
  };
  return {
    onClick,
    // A failure shows when the modal is opened.
    onHint: () =>
      void features()
        .loadModal(id, wantedLanguage())
        .catch(() => undefined),
  };
}
