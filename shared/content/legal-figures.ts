// Figures that the legal pages and the desk's texts state.

/** The desk signs a person out after so long without activity. */
export const deskIdleMinutes = 30;

/** The day on which the texts of a legal page last changed. */
export const lastChanged = {
  privacy: '2026-11-28',
  terms: '2026-11-27',
  security: '2026-11-25',
};
