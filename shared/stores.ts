// Where the site keeps something outside the browser, and how long at most. The Worker's code and the privacy page read it, and a test
// compares it with the migrations and `wrangler.toml`.
import { retention } from './content/legal-figures.ts';

/** How long at most, where no page but the privacy page tells it; the rest is `retention`. */
export const storePeriods = {
  /** Of the hash and time of a form that was sent. */
  formCountMinutes: 60,
  /** After too many forms. */
  formBlockMinutes: 30,
  /** Of a count for bursts of messages or tries to sign in. */
  burstMinutes: 1,
  /** How long the owner is still told of a lead that no channel has confirmed. */
  noticeDays: 30,
  auditMonths: 24,
  /** Of what visitors did, as counts. */
  countMonths: 25,
  /** Of the number of a batch of events, so that it is counted once. */
  eventBatchHours: 48,
  queueHours: 24,
  /** How long a copy of the database may be kept, so what was deleted from it. */
  backupDays: 30,
  /** The longest that Cloudflare keeps the lines and traces of a Worker. */
  logDays: 7,
};

/** One request in so many is traced. */
export const tracedRequests = 20;

const hour = 3600;
const day = 24 * hour;

/** Each kind of entry in KV, by the first word of its key: its namespace, and how long it is kept at most, in seconds. */
export const kvEntries = {
  chat: { namespace: 'RATE_LIMITS', seconds: retention.visitorHashHours * hour },
  desk: { namespace: 'RATE_LIMITS', seconds: retention.visitorHashHours * hour },
  blocked: { namespace: 'RATE_LIMITS', seconds: storePeriods.formBlockMinutes * 60 },
  failedChatLogs: { namespace: 'FAILED_LOGS', seconds: retention.chatLogDays * day },
} as const;

export type KvEntry = keyof typeof kvEntries;
export type KvKey = `${KvEntry}:${string}`;
