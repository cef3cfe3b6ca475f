// The interface to a booking service. `calendly.ts` implements it.

export type BookingRequest = {
  /** The widget replaces its content. */
  parent: HTMLElement;
  /** The booking page in the visitor's language. */
  pageUrl: string;
  /** The label of the control that led here. */
  source: string;
  /** Who books, if they have just sent a contact request. */
  lead?: { submissionId: string; name: string; email: string };
  /** What screen readers call the frame. */
  frameTitle: string;
  /** Six hex digits each, without `#`. */
  colours: { background: string; text: string; primary: string };
};

export type BookingEvent =
  | { type: 'ready' }
  /** The new height of the page in the frame, in px. */
  | { type: 'height'; height: number }
  /** The same session may be reported twice. */
  | { type: 'booked'; session: string }
  /** `blocked`: its script could not be loaded; `broken`: it threw; `silent`: no message came in time, though `ready` may still follow. */
  | { type: 'failed'; reason: 'blocked' | 'broken' | 'silent'; cause?: unknown };

export type MountedBooking = { destroy(): void };

export type MountBooking = (request: BookingRequest, onEvent: (event: BookingEvent) => void) => MountedBooking;
