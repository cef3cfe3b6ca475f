// The events that the site counts: a closed list, and nothing in them says who did it. Browsers send batches of events, and the table
// `daily_counts` keeps a sum for each day. `event-labels.ts` says which labels an event may have.
import type { ChatErrorCode, Feedback } from './chat.ts';
import type { ContactErrorCode, ContactField } from './contact.ts';
import type { Language } from './languages.ts';
import type { FoundPage } from './routes.ts';

/** Each event with its label; the label is empty when there is nothing to add. */
export type EventLabels = {
  /** On the first page of a visit `campaign:google` or else `host:example.com`. */
  page_seen: string;
  /** The source label of the call to action. */
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
  /** What a visitor said first of an answer; a change of mind is not counted. */
  answer_rated: Feedback;
  handed_over: 'schedule' | 'contact';
  language_switched: Language;
  theme_switched: 'light' | 'dark' | 'system';
  not_found: '';
  /** The visitor has reached the end of a post. The page says which post. */
  post_read: '';
  press_answered: PressBucket;
};

export type EventName = keyof EventLabels;

/** Counts batches that the Worker could not take. Browsers do not send it. */
export const droppedEvent = 'dropped';

/** By the window's width: below 640 px, below 1024 px, and the rest. */
export const devices = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** The time from a press to the page's next paint, in classes: up to 50 ms, up to 100 ms and so on, or more. */
export const pressLimits = [50, 100, 200, 500] as const;
export type PressBucket = `${(typeof pressLimits)[number]}` | 'more';

/** Values of `utm_source` that are counted. Any other counts as none. */
export const campaigns = ['bing', 'facebook', 'google', 'instagram', 'linkedin', 'newsletter', 'youtube'];

/** What a browser sends: at most `maximumEvents` events, each with its name, page, language and label. */
export type EventBatch = { device: Device; events: SiteEvent[] };
export type SiteEvent = [name: EventName, page: string, language: Language, label: string];

/** The size of a batch, in bytes. */
export const maximumBatchSize = 2048;
/** The number of events in a batch. So many of the longest events fit into its size. */
export const maximumEvents = 12;

/** How a page is named in the counts: `pricing`, `blogPost/automation-payback-worked-out`, `notFound`. */
export function pageName({ page, params }: Pick<FoundPage, 'page' | 'params'>): string {
  return [page, ...Object.values(params)].join('/');
}

/**
 * The part of a host name that is counted: its public suffix and the label before it. Undefined for an IP address and for a name without a
 * dot. Only the common two-part suffixes are known, because the whole list is larger than the rest of the site.
 */
export function shortHost(host: string): string | undefined {
  return /[^.]+\.((com?|org|net|ac|gov)\.[a-z]{2}|[a-z][^.]+)$/.exec(host)?.[0];
}
