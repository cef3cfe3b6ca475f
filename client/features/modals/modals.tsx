import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { focusHeading } from '#client/navigation/focus-heading.ts';
import { closeModalAtom, type Modal, modalAtom } from '#client/navigation/modals.ts';
import { useBrowserFeatures } from '#client/state/browser-features.ts';
import { pageDataAtom } from '#client/state/page-data.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { useLoading } from '#client/use-loading.ts';
import type { shell as english } from '#shared/content/en/shell.ts';
import type { Language } from '#shared/languages.ts';
import { contactPath } from '#shared/routes.ts';
import { site } from '#shared/site.ts';
import type { LoadedModal } from './load-modal.ts';

type ModalsProps = { shell: typeof english; language: Language };

/** The contact and the scheduling modal, which every page has; at most one of them is open. */
export function Modals({ shell, language }: ModalsProps) {
  const modal = useAtomValue(modalAtom);
  const close = useSetAtom(closeModalAtom);
  const { booking } = useAtomValue(pageDataAtom);
  const features = useBrowserFeatures();
  const [loaded, setLoaded] = useState<LoadedModal | null>(null);
  // The next time it opens, the page may have another language.
  if (!modal && loaded) setLoaded(null);

  /** Called when the modal can't be loaded: offline, or because a deploy has removed its chunk. */
  function goToPage(lost: Modal): void {
    const { pageUrl } = booking;
    window.location.assign(
      lost.id === 'contact' ? contactPath(language, lost.source, lost.prefersMeeting) : pageUrl[language],
    );
  }

  useLoading(
    modal && `${modal.id} ${language}`,
    async () => modal && features().loadModal(modal.id, language),
    setLoaded,
    () => modal && goToPage(modal),
  );

  const isLoading = modal !== null && loaded?.id !== modal.id;
  useEffect(() => {
    if (!isLoading) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [isLoading, close]);

  useEffect(
    () => () => {
      if (modal) focusOpener(modal.source);
      if (modal?.id === 'scheduling') modal.onClosed?.();
    },
    [modal],
  );

  if (!modal) return null;
  const common = { language, source: modal.source, onClose: close };
  if (loaded?.id === 'contact' && modal.id === 'contact') {
    const { form, errors } = loaded.content;
    const { prefersMeeting } = modal;
    const title = prefersMeeting ? shell.finalCall.button : form.modalTitle(site.name);
    return (
      <loaded.ContactModal {...common} title={title} content={form} errors={errors} prefersMeeting={prefersMeeting} />
    );
  }
  if (loaded?.id === 'scheduling' && modal.id === 'scheduling') {
    return <loaded.SchedulingModal {...common} content={loaded.content} lead={modal.lead} />;
  }
  return (
    <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center transition-opacity delay-200 starting:opacity-0">
      <Spinner label={shell.loading} className="size-8" />
    </div>
  );
}

/** After a reload or Back no control has opened the modal, so the browser does not return focus to one. */
function focusOpener(source: string): void {
  if (document.activeElement !== document.body) return;
  const openers = document.querySelectorAll<HTMLElement>(`[data-source="${source}"]`);
  const opener = [...openers].find((each) => each.checkVisibility());
  if (opener) opener.focus({ preventScroll: true });
  else focusHeading();
}
