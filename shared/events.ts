// What visitors do, as the site counts it: a closed list, in which nothing says who did it. Browsers send batches of events, and the
// table `daily_counts` keeps a sum for each day. Which labels an event may have stands in `event-labels.ts`.
import type { ChatErrorCode } from './chat.ts';
import type { ContactErrorCode, ContactField } from './contact.ts';
import type { Language } from './languages.ts';
import type { FoundPage } from './routes.ts';

/** Each event with its label; the empty one where there is nothing to tell. */
export type EventLabels = {
  /** On the first page of a visit `campaign:google` or else `host:example.com`. */
  page_seen: string;
  /** Of a call to action, its source label. */
  call_pressed: string;
  form_begun: '';
  field_refused: ContactField;
  form_sent: 'stored' | ContactErrorCode;
  modal_opened: 'contact' | 'scheduling';
  calendar_opened: '';
  session_booked: '';
  chat_opened: '';
  first_message: '';
  answer_failed: ChatErrorCode | 'unreadable' | 'interrupted';
  handed_over: 'schedule' | 'contact';
  language_switched: Language;
  theme_switched: 'light' | 'dark' | 'system';
  not_found: '';
  /** To the end of its text. The page says which. */
  post_read: '';
  press_answered: PressBucket;
};

export type EventName = keyof EventLabels;

/** A batch that the Worker could not take, with nothing else to tell. Browsers do not send it. */
export const droppedEvent = 'dropped';

/** By the width of the window: below 640 px, below 1024 px, and the rest. */
export const devices = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** In ms: a page took up to 50 to answer to a press, up to 100 and so on, or more than all of them. */
export const pressLimits = [50, 100, 200, 500] as const;
export type PressBucket = `${(typeof pressLimits)[number]}` | 'more';

/** Values of `utm_source` that are counted; any other stands for nothing. */
export const campaigns = ['bing', 'facebook', 'google', 'instagram', 'linkedin', 'newsletter', 'youtube'];

/** What a browser sends: at most `maximumEvents`, each with its name, page, language and label. */
export type EventBatch = { device: Device; events: SiteEvent[] };
export type SiteEvent = [name: EventName, page: string, language: Language, label: string];

/** Of a batch, in bytes. */
export const maximumBatchSize = 2048;
/** Of a batch: so many of the longest events fit into its size. */
export const maximumEvents = 12;

/** How a page is named in the counts: `pricing`, `blogPost/automation-payback-worked-out`, `notFound`. */
export function pageName({ page, params }: Pick<FoundPage, 'page' | 'params'>): string {
  return [page, ...Object.values(params)].join('/');
}

/**
 * What is counted of a host: its public suffix and the label before it. Undefined for an IP address and for a name without a dot. The second
 * parts of two-part suffixes are the common ones: the whole list of suffixes is larger than the rest of the site.
 */
export function shortHost(host: string): string | undefined {
  return /[^.]+\.((com?|org|net|ac|gov)\.[a-z]{2}|[a-z][^.]+)$/.exec(host)?.[0];
}
