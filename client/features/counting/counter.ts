// Counts for the site's owner what visitors do, without anything that says who they are: nothing is kept in the browser, and no batch can
// be told to belong to another. Docs: decision 33.
import { readChoice } from '#client/state/browser-storage.ts';
import {
  campaigns,
  devices,
  type EventBatch,
  type EventName,
  eventLimits,
  pageName,
  pressBuckets,
  type SiteEvent,
  shortHost,
} from '#shared/events.ts';
import { findPage, isOfDesk } from '#shared/routes.ts';

/** How long events gather, in ms. */
const interval = 5000;
/** More are not kept, offline. */
const maximumWaiting = 100;

let waiting: SiteEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isFirstPage = true;

export function add(name: EventName, label: string, pathname: string): void {
  const found = findPage(pathname);
  if (isOfDesk(found.page) || isRefused() || waiting.length >= maximumWaiting) return;
  waiting.push([name, pageName(found), found.language, name === 'page_seen' ? originOfVisit() : label]);
  timer ??= setTimeout(() => (window.requestIdleCallback ?? setTimeout)(send), interval);
}

function isRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true || readChoice('counting') === 'off';
}

/** Offline they wait: a beacon that gets lost says nothing. */
function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (isRefused()) waiting = [];
  while (waiting.length > 0 && navigator.onLine) {
    const device = devices[innerWidth < 640 ? 0 : innerWidth < 1024 ? 1 : 2];
    const batch: EventBatch = { device, events: waiting.slice(0, eventLimits.events) };
    if (!navigator.sendBeacon('/api/events', JSON.stringify(batch))) return;
    waiting = waiting.slice(eventLimits.events);
  }
}

/** Where a visit came from: told once, and not after a reload. */
function originOfVisit(): string {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!isFirstPage || arrival?.type !== 'navigate') return '';
  isFirstPage = false;
  const campaign = new URL(arrival.name).searchParams.get('utm_source');
  if (campaign && campaigns.includes(campaign)) return `campaign:${campaign}`;
  const host = document.referrer && new URL(document.referrer).hostname;
  const short = host === location.hostname ? null : shortHost(host);
  return short ? `host:${short}` : '';
}

const addHere = (name: EventName, label: string) => add(name, label, location.pathname);
const addTheme = () => addHere('theme_switched', document.documentElement.dataset.theme || 'system');

addEventListener('themechange', addTheme);
addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-theme-toggle]')) addTheme();
});
new PerformanceObserver((presses) => {
  for (const { name, duration } of presses.getEntries()) {
    if (name === 'click') addHere('press_answered', pressBuckets.find((limit) => duration <= Number(limit)) ?? 'more');
  }
}).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
addEventListener('online', send);
addEventListener('pagehide', send);
document.addEventListener('visibilitychange', send);
