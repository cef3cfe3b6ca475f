import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ContactFormTexts } from './contact-form.tsx';

type ThankYouProps = {
  content: ContactFormTexts;
  /** Null for those who asked for an e-mail. */
  bookingUrl: string | null;
  onClose: () => void;
};

/** Stands in place of the form that was sent, and takes the focus that the form had. */
export function ThankYou({ content: { thankYou, close }, bookingUrl, onClose }: ThankYouProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="status" tabIndex={-1} className="border-t-2 border-success bg-card px-5 py-8 sm:px-8">
      <Icon name="check" className="size-8 text-success" />
      <p className="mt-4 text-h2">{thankYou.title}</p>
      <p className="mt-3 max-w-xl text-lead">{thankYou.text}</p>
      {bookingUrl ? <p className="mt-3 max-w-xl">{thankYou.booking}</p> : null}
      <div className="mt-6 flex flex-wrap gap-3.5">
        {bookingUrl ? <ButtonLink href={bookingUrl}>{thankYou.bookingLink}</ButtonLink> : null}
        <Button variant="secondary" onClick={onClose}>
          {close}
        </Button>
      </div>
    </div>
  );
}
