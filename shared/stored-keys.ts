/** All keys that the site stores in a visitor's browser. The privacy page says what each is for. */
export const storedKeys = {
  localStorage: [
    'theme',
    'language',
    'motion',
    'announcements',
    'counting',
    'checklists',
    'failedChatLogs',
    'deskSession',
    // Proves that a sign-in began in this browser. The library stores it beside the session.
    'deskSession-code-verifier',
    'deskActivity',
    'deskShortcuts',
  ],
  sessionStorage: ['chat', 'chatDraft', 'contactDraft', 'scrollPositions', 'reloadedFor', 'deskDrafts'],
} as const;

export type StorageArea = keyof typeof storedKeys;
export type StoredKey<Area extends StorageArea = StorageArea> = (typeof storedKeys)[Area][number];
