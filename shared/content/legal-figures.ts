/** How long things last and are kept, and since when the legal pages say so. */

/** After so long without activity on the dashboard its session ends. */
export const deskIdleMinutes = 30;

/** How long things are kept; the privacy page and the answers to questions say so. */
export const retention = {
  chatLogDays: 180,
  submissionMonths: 24,
  /** The longest that a salted hash of a visitor's address is kept to count by. */
  visitorHashHours: 24,
};

/** The day on which the texts of a legal page last changed. */
export const lastChanged = {
  privacy: '2026-11-23',
  terms: '2026-11-22',
  security: '2026-11-23',
};
