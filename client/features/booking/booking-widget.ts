// What the site asks of a booking service; the one it uses stands behind this, in a file of its own.

export type BookingRequest = {
  /** Emptied, and filled by the widget. */
  parent: HTMLElement;
  /** The booking page in the visitor's language. */
  pageUrl: string;
  /** The label of the control that led here. */
  source: string;
  /** Who books, where that is known; the id says nothing to anybody else. */
  lead?: { submissionId: string; name: string; email: string };
  /** What screen readers call the frame. */
  frameTitle: string;
  /** Six hex digits each. */
  colours: { background: string; text: string; primary: string };
};

export type BookingEvent =
  | { type: 'ready' }
  /** The page inside has become so tall, in px. */
  | { type: 'height'; height: number }
  /** The same session may be reported twice. */
  | { type: 'booked'; session: string }
  /** `blocked`: its script could not be loaded; `broken`: it threw; `silent`: no sign of life, though `ready` may still follow. */
  | { type: 'failed'; reason: 'blocked' | 'broken' | 'silent'; cause?: unknown };

export type MountedBooking = { destroy(): void };

export type MountBooking = (request: BookingRequest, onEvent: (event: BookingEvent) => void) => MountedBooking;
