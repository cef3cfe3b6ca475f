// Reports errors in our scripts to the Worker. It is loaded with the first error, because most visits have none.
import { type ErrorReport, framePattern, reportLimits, withoutQuotes } from '#shared/reports.ts';

/** For an error that React recovered from, `componentStack` names the components; its `stack` names only React's own functions. */
type Thrown = Error & { componentStack?: string };

const isSampled = Math.random() * reportLimits.visits < 1;
const reported = new Set<string>();

/** An error is reported once, however often it happens. */
export function sendReport(event: ErrorEvent | PromiseRejectionEvent): void {
  if (!isSampled || reported.size >= reportLimits.perVisit) return;
  const report = describeError('reason' in event ? event.reason : event.error, location.origin);
  const body = JSON.stringify(report);
  if (!report || reported.has(body)) return;
  reported.add(body);
  const headers = { 'Content-Type': 'application/json' };
  // A report that does not arrive is dropped silently.
  fetch('/api/reports', { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}

/** Null when the error was not thrown by our scripts, but by an extension, the booking widget or something pasted into the console. */
export function describeError(thrown: unknown, origin: string): ErrorReport | null {
  const causes = causesOf(thrown);
  const first = causes.at(-1);
  const frames = first ? framesOf(first.componentStack ?? first.stack ?? '', origin) : [];
  if (!first || frames.length === 0) return null;
  const message = withoutQuotes(causes.map((error) => error.message).join(' <- '));
  return { name: /^\w{1,50}$/.test(first.name) ? first.name : 'Error', message, frames };
}

/** The error and its causes, outermost first. React wraps an error during hydration in another. */
function causesOf(thrown: unknown, known: Thrown[] = []): Thrown[] {
  if (!(thrown instanceof Error) || known.length === 5) return known;
  return causesOf(thrown.cause, [...known, thrown]);
}

function framesOf(stack: string, origin: string): string[] {
  const frames: string[] = [];
  for (const line of stack.split('\n')) {
    const [, address = '', position] = /([a-z-]+:\/\/.+):(\d+:\d+)\)?$/.exec(line) ?? [];
    if (address === '') continue;
    const path = address.startsWith(`${origin}/`) ? address.slice(origin.length).replace(/[?#].*/, '') : null;
    // The first frame says whether the error is ours.
    if (path === null && frames.length === 0) return [];
    const frame = `${path?.startsWith('/assets/') ? path : 'page'}:${position}`;
    if (path !== null && framePattern.test(frame)) frames.push(frame);
  }
  return frames.slice(0, reportLimits.frames);
}
