// Sends what visitors do to the Worker, which counts it for the site's owner. Visitors stay unknown: nothing is stored in the browser, and
// two batches cannot be matched to the same visitor (decision 33).
import { readChoice } from '#client/state/browser-storage.ts';
import { whenIdle } from '#client/when-idle.ts';
import {
  campaigns,
  type EventBatch,
  type EventName,
  maximumEvents,
  pageName,
  pressLimits,
  type SiteEvent,
  shortHost,
} from '#shared/events.ts';
import { findPage, isOfDesk } from '#shared/routes.ts';

/** Time between two batches, in ms. */
const interval = 5000;

let waiting: SiteEvent[] = [];
let isFirstPage = true;

export function addEvent(name: EventName, label: string, pathname = location.pathname): void {
  const found = findPage(pathname);
  if (isOfDesk(found.page)) return;
  waiting.push([name, pageName(found), found.language, name === 'page_seen' ? originOfVisit() : label]);
}

/** Offline, events wait: a beacon that is lost reports no failure. */
function send(): void {
  const { doNotTrack, globalPrivacyControl, onLine } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl || readChoice('counting') === 'off') waiting = [];
  const device = innerWidth < 640 ? 'phone' : innerWidth < 1024 ? 'tablet' : 'desktop';
  while (onLine && waiting.length > 0) {
    const batch: EventBatch = { device, events: waiting.splice(0, maximumEvents) };
    navigator.sendBeacon('/api/events', JSON.stringify(batch));
  }
}

/** Where the visit came from, for its first page; empty for later pages and after a reload. */
function originOfVisit(): string {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!isFirstPage || arrival?.type !== 'navigate') return '';
  isFirstPage = false;
  const campaign = new URL(arrival.name).searchParams.get('utm_source');
  if (campaign && campaigns.includes(campaign)) return `campaign:${campaign}`;
  const { host } = new URL(document.referrer || location.href);
  const short = host !== location.host && shortHost(host);
  return short ? `host:${short}` : '';
}

const addTheme = () => addEvent('theme_switched', `${document.documentElement.dataset.theme}`);

setInterval(() => whenIdle(send), interval);
addEventListener('pagehide', send);
addEventListener('visibilitychange', send);
addEventListener('themechange', addTheme);
addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-theme-toggle]')) addTheme();
});
new PerformanceObserver((presses) => {
  for (const { name, duration } of presses.getEntries()) {
    if (name === 'click') addEvent('press_answered', `${pressLimits.find((limit) => duration <= limit) ?? 'more'}`);
  }
}).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
