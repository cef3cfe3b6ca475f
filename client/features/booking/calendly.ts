// Calendly's inline widget. It has no event for a failure, reports everything by messages from its frame, and gives the frame no title.
import { loadScript } from '#client/load-script.ts';
import type { BookingEvent, BookingRequest, MountBooking } from './booking-widget.ts';

type InlineWidget = {
  url: string;
  parentElement: HTMLElement;
  prefill: { name?: string; email?: string };
  utm: { utmSource: string; utmContent?: string };
};

declare global {
  interface Window {
    Calendly?: { initInlineWidget(options: InlineWidget): void };
  }
}

/** Without a message from the widget for so long it counts as failed, in ms. */
const firstMessageTimeout = 10_000;

export function createCalendlyBooking(scriptUrl: string): MountBooking {
  return ({ parent, frameTitle, ...request }, onEvent) => {
    const { origin } = new URL(request.pageUrl);
    let isReady = false;
    let isDestroyed = false;

    const listen = ({ origin: from, source, data }: MessageEvent) => {
      const frame = parent.querySelector('iframe');
      if (from !== origin || !frame || source !== frame.contentWindow) return;
      const event = eventOf(data);
      if (!event) return;
      if (!isReady) onEvent({ type: 'ready' });
      isReady = true;
      clearTimeout(timer);
      if (event.type !== 'ready') onEvent(event);
    };
    const timer = setTimeout(() => onEvent({ type: 'failed', reason: 'silent' }), firstMessageTimeout);
    const fail = (reason: 'blocked' | 'broken', cause?: unknown) => {
      clearTimeout(timer);
      if (!isDestroyed) onEvent({ type: 'failed', reason, cause });
    };

    addEventListener('message', listen);
    loadScript(scriptUrl).then(
      () => {
        if (isDestroyed) return;
        try {
          fill(parent, frameTitle, request);
        } catch (error) {
          fail('broken', error);
        }
      },
      () => fail('blocked'),
    );
    return {
      destroy() {
        isDestroyed = true;
        clearTimeout(timer);
        removeEventListener('message', listen);
        parent.replaceChildren();
      },
    };
  };
}

function fill(parent: HTMLElement, title: string, request: Omit<BookingRequest, 'parent' | 'frameTitle'>): void {
  const { pageUrl, source, lead, colours } = request;
  if (!window.Calendly) throw new Error('The booking script defines no Calendly');
  const url = new URL(pageUrl);
  url.searchParams.set('background_color', colours.background);
  url.searchParams.set('text_color', colours.text);
  url.searchParams.set('primary_color', colours.primary);
  parent.replaceChildren();
  window.Calendly.initInlineWidget({
    url: url.href,
    parentElement: parent,
    prefill: lead ? { name: lead.name, email: lead.email } : {},
    utm: { utmSource: source, utmContent: lead?.submissionId },
  });
  // The modal shows its own spinner.
  parent.querySelector('.calendly-spinner')?.remove();
  const frame = parent.querySelector('iframe');
  if (frame) frame.title = title;
}

/** Null for data that is no message of the widget. */
export function eventOf(data: unknown): BookingEvent | null {
  if (!isRecord(data) || typeof data.event !== 'string' || !data.event.startsWith('calendly.')) return null;
  const payload = isRecord(data.payload) ? data.payload : {};
  switch (data.event) {
    case 'calendly.page_height': {
      const height = Number.parseFloat(String(payload.height));
      return height > 0 && height < 10_000 ? { type: 'height', height } : { type: 'ready' };
    }
    case 'calendly.event_scheduled': {
      const uri = isRecord(payload.event) ? payload.event.uri : undefined;
      return { type: 'booked', session: typeof uri === 'string' ? uri : '' };
    }
    default:
      return { type: 'ready' };
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
