// Where the desk keeps what it needs in this browser. Apart, so that the settings can name it without loading the desk.

export const sessionKey = 'deskSession';
/** Kept while a sign-in by a provider's redirect is under way. */
export const verifierStorageKey = `${sessionKey}-code-verifier`;
export const activityKey = 'deskActivity';
export const draftsKey = 'deskDrafts';
/** Set when single keys are switched off. */
export const shortcutsKey = 'deskShortcuts';
