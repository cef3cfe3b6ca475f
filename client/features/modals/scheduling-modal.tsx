import { atom, useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { missingBlockDrawing } from '#client/drawings/missing-block.ts?sprite';
import { BookingFrame } from '#client/features/booking/booking-frame.tsx';
import type { StoredLead } from '#client/navigation/modals.ts';
import { pageDataAtom } from '#client/state/page-data.ts';
import { ButtonLink, buttonLook } from '#client/ui/button.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Modal } from '#client/ui/modal.tsx';
import type { scheduling as english } from '#shared/content/en/scheduling.ts';
import type { Language } from '#shared/languages.ts';
import { site } from '#shared/site.ts';
import { ContactAnchor } from './contact-anchor.tsx';

type SchedulingModalProps = {
  content: typeof english;
  language: Language;
  source: string;
  lead?: StoredLead;
  onClose: () => void;
};

/** Whether a meeting was booked since the page was loaded. */
const hasBookedAtom = atom(false);

export function SchedulingModal({ content, language, source, lead, onClose }: SchedulingModalProps) {
  const { booking } = useAtomValue(pageDataAtom);
  const [hasBooked, setBooked] = useAtom(hasBookedAtom);
  const [hasFailed, setFailed] = useState(false);
  const { fallback } = content;
  return (
    <Modal
      id="scheduling-modal"
      title={content.title(site.name)}
      subtitle={content.subtitle}
      closeLabel={content.close}
      onClose={onClose}
      size={`size-full max-h-none max-w-none max-sm:rounded-none max-sm:border-0 sm:max-h-[calc(100%-3rem)] sm:w-[calc(100%-3rem)] ${hasFailed ? 'sm:h-fit sm:max-w-3xl' : 'sm:max-w-5xl'}`}
    >
      <div role="status">
        {hasBooked ? (
          <p className="flex gap-2.5 border-b border-success bg-card px-5 py-3 font-medium text-success sm:px-8">
            <Icon name="check" className="mt-0.5 size-5 shrink-0" />
            {content.booked}
          </p>
        ) : null}
      </div>
      {hasFailed ? (
        <div role="alert" className="items-center gap-8 px-5 py-8 sm:flex sm:p-8">
          <div className="flex-1">
            <p className="text-h3">{fallback.title}</p>
            <p className="mt-2 max-w-xl">{lead ? fallback.textForLead : fallback.text}</p>
            <div className="mt-6 flex flex-wrap gap-3.5">
              <ButtonLink href={booking.pageUrl[language]} target="_blank" rel="noopener">
                {fallback.page}
              </ButtonLink>
              {/* Not after a contact request: a second one would be refused as a duplicate. */}
              {lead ? null : (
                <ContactAnchor language={language} source={source} className={buttonLook('secondary')}>
                  {fallback.contact}
                </ContactAnchor>
              )}
            </div>
          </div>
          <Drawing drawing={missingBlockDrawing} className="shrink-0 max-sm:mt-12 sm:w-48" />
        </div>
      ) : null}
      <BookingFrame
        title={content.frameTitle}
        loading={content.loading}
        scriptUrl={booking.scriptUrl}
        pageUrl={booking.pageUrl[language]}
        source={source}
        lead={lead}
        onFailure={setFailed}
        onBooked={() => setBooked(true)}
      />
    </Modal>
  );
}
