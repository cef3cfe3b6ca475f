// Where the site keeps data outside the browser, and for how long at most. The Worker and the privacy page read it; a test compares it
// with the migrations and `wrangler.toml`.

export const retention = {
  chatLogDays: 180,
  submissionMonths: 24,
  /** A salted hash of a visitor's address, kept to count messages and tries to sign in. A trace can hold it for `logDays`. */
  visitorHashHours: 24,
  /** The hash and time of a contact request, kept to count requests. */
  formCountMinutes: 60,
  /** The block after too many contact requests. */
  formBlockMinutes: 30,
  /** The counts of the rate limiters, for example of messages within a minute. */
  burstMinutes: 1,
  /** For so long the Worker keeps trying to tell the owner of a lead. */
  noticeDays: 30,
  auditMonths: 24,
  /** The daily sums of events. */
  countMonths: 25,
  /** The id of a batch of events, kept so that no batch is counted twice. */
  eventBatchHours: 48,
  queueHours: 24,
  /** A backup of the database, and so also what has been deleted from the database since. */
  backupDays: 30,
  /** The longest that Cloudflare keeps the logs and traces of a Worker. */
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
  blocked: { namespace: 'RATE_LIMITS', seconds: retention.formBlockMinutes * 60 },
  failedChatLogs: { namespace: 'FAILED_LOGS', seconds: retention.chatLogDays * day },
} as const;

export type KvEntry = keyof typeof kvEntries;
export type KvKey = `${KvEntry}:${string}`;
