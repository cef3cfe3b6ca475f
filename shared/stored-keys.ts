/** All that the site keeps in a visitor's browser; the privacy page tells what each is for. */
export const storedKeys = {
  localStorage: [
    'theme',
    'language',
    'motion',
    'announcements',
    'counting',
    'failedChatLogs',
    'deskSession',
    // What proves that a sign-in began in this browser; the library keeps it beside the session.
    'deskSession-code-verifier',
    'deskActivity',
    'deskShortcuts',
  ],
  sessionStorage: ['chat', 'chatDraft', 'contactDraft', 'scrollPositions', 'reloadedFor', 'deskDrafts'],
} as const;

export type StorageArea = keyof typeof storedKeys;
export type StoredKey<Area extends StorageArea = StorageArea> = (typeof storedKeys)[Area][number];
