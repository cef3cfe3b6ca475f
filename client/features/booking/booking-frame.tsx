import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { recordEvent } from '#client/record-event.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { type BookingEvent, type BookingRequest, mountCalendly } from './calendly.ts';

type BookingFrameProps = Omit<BookingRequest, 'colours'> & {
  /** The text while the widget is loading. */
  loading: string;
  /** Called with true when the widget has failed, and with false when it loads again or gets ready late. */
  onFailure: (hasFailed: boolean) => void;
  onBooked: () => void;
};

type Status = 'loading' | 'ready' | 'failed';

/** The booking widget, as tall as its content, so that it needs no scroll bar. */
export function BookingFrame({ loading, onFailure, onBooked, ...request }: BookingFrameProps) {
  const { pageUrl, source } = request;
  const parent = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<Status>('loading');

  const show = (next: Status) => {
    setStatus(next);
    onFailure(next === 'failed');
  };

  const note = useEffectEvent((event: BookingEvent) => {
    switch (event.type) {
      case 'ready':
        recordEvent('calendar_opened', '');
        return show('ready');
      case 'height':
        // At least as high as while it loads: the dialog that it fills, less its header.
        parent.current?.style.setProperty('height', `max(${event.height}px, 100dvh - 11rem)`);
        return;
      case 'booked':
        recordEvent('session_booked', '');
        return onBooked();
      case 'failed':
        console.error('The booking widget failed', { reason: event.reason, cause: event.cause, pageUrl, source });
        return show('failed');
    }
  });

  const mount = useEffectEvent((element: HTMLDivElement) => {
    show('loading');
    return mountCalendly(element, { ...request, colours: readColours() }, note);
  });

  // Each language has its own booking page. The widget is mounted again only when the page's address changes.
  useEffect(() => {
    if (parent.current) return mount(parent.current);
  }, [pageUrl]);

  return (
    <>
      {status === 'loading' ? (
        <div
          role="status"
          className="grid h-[calc(100dvh-11rem)] min-h-40 place-content-center justify-items-center gap-4 text-ui text-mute"
        >
          <Spinner className="size-8" />
          {loading}
        </div>
      ) : null}
      <div ref={parent} className={status === 'ready' ? 'min-h-120' : 'invisible h-0 overflow-hidden'} />
    </>
  );
}

/** The colours of the theme, for the page in the frame. */
function readColours(): BookingRequest['colours'] {
  const style = getComputedStyle(document.documentElement);
  const read = (token: string) => hexDigits(style.getPropertyValue(token));
  return { background: read('--paper'), text: read('--ink'), primary: read('--accent') };
}

/** The six digits of a colour such as `#fff` or `#ffffff`. */
function hexDigits(colour: string): string {
  const digits = colour.trim().slice(1);
  return digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
}
