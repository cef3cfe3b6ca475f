// Every figure of the benchmark with its guard, and what a visitor would feel where that is missed. They are measured on the home page where
// nothing else is said.

export const kilobyte = 1000;

type Unit = 'ms' | 'KB' | 'MB' | '/s' | 'points' | 'count' | '';

export type Budget = {
  unit: Unit;
  /** Ours to the limit's, or ours less the limit's; where it is absent, our own figure. */
  judged?: 'ratio' | 'difference';
  reason: string;
} & ({ atLeast: number } | { atMost: number } | { isInformation: true });

/** By the figure. Where there is a limit it is a bare Worker that answers with constants, unless the figure names another. */
export const budgets = {
  'requests/s, repeated page': {
    unit: '/s',
    judged: 'ratio',
    atLeast: 0.7,
    reason: 'a page opens as fast on a busy day as on a quiet one',
  },
  'CPU of a first render': {
    unit: 'ms',
    judged: 'ratio',
    atMost: 30,
    reason: 'the first visitor after a deploy waits no longer than the second',
  },
  'first contentful paint': {
    unit: 'ms',
    judged: 'ratio',
    atMost: 0.95,
    reason: 'the page is there sooner than if its rules came in a file',
  },
  'theme switch works': {
    unit: 'ms',
    judged: 'ratio',
    atMost: 1.1,
    reason: 'who is dazzled can darken the page as soon as it is seen',
  },
  'JavaScript before interaction, brotli': {
    unit: 'KB',
    atMost: 105 * kilobyte,
    // The goal is 90 KB.
    reason: 'half a second of a slow line, and what a phone has to read before it answers',
  },
  'JavaScript asked for before first paint, brotli': {
    unit: 'KB',
    atMost: 0,
    reason: 'text comes first: no script takes a part of the line from it',
  },
  'HTML with its inlined rules, brotli': {
    unit: 'KB',
    atMost: 22 * kilobyte,
    reason: 'a page comes in the first two round trips of a connection',
  },
  'drawings of a page, brotli': {
    unit: 'KB',
    atMost: 20 * kilobyte,
    reason: 'a drawing is there when the eye comes to it',
  },
  font: {
    unit: 'KB',
    atMost: 36 * kilobyte,
    reason: 'letters take their shape before the second line is read',
  },
  cookies: { unit: 'count', atMost: 0, reason: 'nobody is recognized, so nobody has to be asked' },
  'requests to others': { unit: 'count', atMost: 0, reason: 'nobody else hears of a visit' },
  'requests before idle': {
    unit: 'count',
    atMost: 14,
    reason: 'each waits for its turn on a slow line, and the page with it',
  },
  'elements of the page': {
    unit: 'count',
    atMost: 480,
    reason: 'a phone styles, lays out and wakes each of them',
  },
  'largest paint (limit: first paint)': {
    unit: 'ms',
    judged: 'ratio',
    atMost: 1.05,
    reason: 'what is seen first is the page, and not a part of it',
  },
  // The limit of these three is the same page hydrated whole.
  'total blocking time': {
    unit: 'ms',
    judged: 'ratio',
    atMost: 0.5,
    reason: 'scrolling does not stutter while the page comes to life',
  },
  'blocking time, before first paint as well': {
    unit: 'ms',
    isInformation: true,
    reason: 'what the browser lays out before anything is seen is in it, and the same for both',
  },
  'longest task after first paint': {
    unit: 'ms',
    isInformation: true,
    reason: 'on a quiet machine 50 ms are the most that no finger feels',
  },
  'layout shift': { unit: '', atMost: 0, reason: 'nothing moves away under a finger or from a reading eye' },
  'first words of an answer, from the service to the screen': {
    unit: 'ms',
    atMost: 60,
    reason: 'an answer is read while it is written',
  },
  // The limit of presses is a press on the same HTML that toggles a class and does nothing else; on the theme it is the theme's class.
  'press to next paint, p95': {
    unit: 'ms',
    judged: 'ratio',
    atMost: 2,
    reason: 'up to a tenth of a second an answer feels immediate',
  },
  'press on the theme to next paint, p95': {
    unit: 'ms',
    judged: 'ratio',
    atMost: 2.5,
    reason: 'beside the new colours there is nothing that a finger would have to wait for',
  },
  'Worker, gzip': {
    unit: 'KB',
    atMost: 450 * kilobyte,
    reason: 'the edge has to fetch it before it answers the first visitor of a place',
  },
  'start, parsed and run': {
    unit: 'ms',
    judged: 'ratio',
    atMost: 2,
    reason: 'the first visitor of a place waits for it, beside the handshake of TLS',
  },
  'on intent, brotli': {
    unit: 'KB',
    atMost: 25 * kilobyte,
    reason: 'it has come over a slow line in the time from hover to press',
  },
  "owner's desk on its own page, brotli": {
    unit: 'KB',
    atMost: 70 * kilobyte,
    reason: 'the owner opens it on a phone, between two meetings',
  },
  'desk asks the database, slowest of ten': {
    unit: 'ms',
    atMost: 100,
    reason: 'the owner pages and searches through years of leads without a wait',
  },
  'CPU of a chat message': {
    unit: 'ms',
    judged: 'ratio',
    atMost: 2,
    reason: 'a reply comes as fast as the service gives it, and costs what its calls cost',
  },
  'CPU of a contact request': {
    unit: 'ms',
    judged: 'ratio',
    atMost: 1.5,
    reason: 'thanks come as fast as a request can be stored',
  },
  'page beside 10,000 events/s (limit: page alone)': {
    unit: 'ms',
    judged: 'difference',
    atMost: 6,
    reason: 'what is counted slows nobody',
  },
  requests: {
    unit: 'count',
    atMost: 4,
    reason: 'the bill grows with them: a page and three batches of events are a visit',
  },
  'KV, queue and database operations': {
    unit: 'count',
    atMost: 10,
    reason: 'each is a wait, a price and something that can fail',
  },
  'Lighthouse, performance': {
    unit: 'points',
    atLeast: 95,
    reason: 'a phone of the middle on slow 4G finds every page fast',
  },
  'Lighthouse, accessibility': {
    unit: 'points',
    atLeast: 100,
    reason: 'every page can be read and used without eyes or mouse',
  },
  'Lighthouse, best-practices': {
    unit: 'points',
    atLeast: 100,
    reason: 'no error, no insecure request, nothing that a browser warns of',
  },
  'Lighthouse, seo': { unit: 'points', atLeast: 100, reason: 'a search engine finds, reads and names every page' },
  'heap after invented addresses (limit: after a tenth of them)': {
    unit: 'MB',
    judged: 'ratio',
    atMost: 1.1,
    reason: 'nobody can fill the memory from outside',
  },
  'heap at the end of a soak': {
    unit: 'MB',
    atMost: 100 * kilobyte * kilobyte,
    reason: 'at 128 MB Cloudflare ends an isolate, and with it all that it remembers',
  },
  'heap at the end of a soak (limit: after a fifth of it)': {
    unit: 'MB',
    judged: 'ratio',
    atMost: 1.1,
    reason: 'what grows with every request ends the isolate one day, in the middle of an answer',
  },
} satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/** A measured figure. */
export type Finding = {
  budget: BudgetName;
  /** Which one, where there are several: a page, a feature, a control. */
  of?: string;
  ours: number;
  limit?: number;
  /** The middle one of the ratios, or of the differences, that single turns gave. */
  ratio?: number;
  difference?: number;
  /** What to look at where the budget is missed. */
  failing?: string[];
};
