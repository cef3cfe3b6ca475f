// Where the desk keeps what it needs in this browser. Apart, so that the settings can name it without loading the desk.

export const sessionKey = 'deskSession';
/** What proves that a sign-in began in this browser; the library keeps it beside the session. */
export const verifierKey = 'deskSession-code-verifier';
/** One more for each sign-in that has not come to its end, and a list of them: deskSession-flow-…-code-verifier. */
export const verifiersPrefix = 'deskSession-flow';
export const activityKey = 'deskActivity';
export const draftsKey = 'deskDrafts';
/** Set when single keys are switched off. */
export const shortcutsKey = 'deskShortcuts';
