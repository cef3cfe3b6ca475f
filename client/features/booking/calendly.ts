// Calendly's inline widget. All its events are messages from its frame. It has no event for a failure, and its frame has no title.
import { loadScript } from '#client/load-script.ts';
import type { StoredLead } from '#client/navigation/modals.ts';

export type BookingRequest = {
  scriptUrl: string;
  /** The booking page in the visitor's language. */
  pageUrl: string;
  /** The label of the control that led here. */
  source: string;
  /** Who books, if they have just sent a contact request. */
  lead?: StoredLead;
  /** Accessible name of the frame. */
  title: string;
  /** Six hex digits each, without `#`. */
  colours: { background: string; text: string; primary: string };
};

export type BookingEvent =
  | { type: 'ready' }
  /** The new height of the page in the frame, in px. */
  | { type: 'height'; height: number }
  /** May come twice for one meeting. */
  | { type: 'booked' }
  /** `blocked`: its script could not be loaded; `broken`: it threw; `silent`: no message came in time, though `ready` may still follow. */
  | { type: 'failed'; reason: 'blocked' | 'broken' | 'silent'; cause?: unknown };

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

/** The widget counts as failed when it sends no message for so long, in ms. */
const firstMessageTimeout = 10_000;

/** Replaces the content of `parent` with the widget. Returns a function that removes it. */
export function mountCalendly(
  parent: HTMLElement,
  request: BookingRequest,
  onEvent: (event: BookingEvent) => void,
): () => void {
  const { origin } = new URL(request.pageUrl);
  let isReady = false;
  let isRemoved = false;

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
    if (!isRemoved) onEvent({ type: 'failed', reason, cause });
  };

  addEventListener('message', listen);
  loadScript(request.scriptUrl).then(
    () => {
      if (isRemoved) return;
      try {
        fill(parent, request);
      } catch (error) {
        fail('broken', error);
      }
    },
    () => fail('blocked'),
  );
  return () => {
    isRemoved = true;
    clearTimeout(timer);
    removeEventListener('message', listen);
    parent.replaceChildren();
  };
}

function fill(parent: HTMLElement, { pageUrl, source, lead, title, colours }: BookingRequest): void {
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

/** Null when the data is not a message from the widget. */
export function eventOf(data: unknown): BookingEvent | null {
  if (!isRecord(data) || typeof data.event !== 'string' || !data.event.startsWith('calendly.')) return null;
  const payload = isRecord(data.payload) ? data.payload : {};
  switch (data.event) {
    case 'calendly.page_height': {
      const height = Number.parseFloat(String(payload.height));
      return height > 0 && height < 10_000 ? { type: 'height', height } : { type: 'ready' };
    }
    case 'calendly.event_scheduled':
      return { type: 'booked' };
    default:
      return { type: 'ready' };
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
