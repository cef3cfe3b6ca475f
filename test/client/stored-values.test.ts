// @vitest-environment happy-dom
// Whatever is in the browser's storage, even from an older version or another program, its readers return what their types promise.
import fc from 'fast-check';
import { createStore } from 'jotai';
import { afterEach, test } from 'vitest';
import { readFailedLogs } from '#client/features/chat/failed-logs.ts';
import { readDraft } from '#client/features/contact/contact-draft.ts';
import { isIdleTooLong } from '#client/features/desk/activity.ts';
import { readNoteDraft } from '#client/features/desk/note-form.tsx';
import { readReplyDraft } from '#client/features/desk/reply-draft.ts';
import { enterEntry, forgetScrollPositions, startScrollPositions } from '#client/navigation/scroll-positions.ts';
import { wantsAnnouncement } from '#client/state/announcement.ts';
import { chatDraftAtom, restoreChatAtom } from '#client/state/chat.ts';
import { chatLogsRequestSchema } from '#shared/chat.ts';
import { type StoredKey, storedKeys } from '#shared/stored-keys.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Names that every object has, or that a reader looks up. */
const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '0', 'values', 'sent', 'pages'];

function restoredChatDraft(): unknown {
  const tab = createStore();
  tab.set(restoreChatAtom);
  return tab.get(chatDraftAtom);
}

function restoredPosition(name: string): unknown {
  forgetScrollPositions();
  startScrollPositions();
  // As when an entry with this name is shown: the entry's key, a space and the path.
  return enterEntry({ key: name, pathname: '/', hash: '', search: '', state: null });
}

const readers: [StoredKey, (name: string) => unknown, (value: unknown) => boolean][] = [
  ['announcements', () => [wantsAnnouncement('pages'), wantsAnnouncement('replies')].map(String).join(), isText],
  ['failedChatLogs', () => ({ records: readFailedLogs() }), (body) => chatLogsRequestSchema.safeParse(body).success],
  ['deskActivity', () => isIdleTooLong(), (value) => typeof value === 'boolean'],
  ['chatDraft', restoredChatDraft, isText],
  ['contactDraft', () => readDraft() ?? { values: {} }, isDraft],
  ['scrollPositions', restoredPosition, (value) => value === undefined || typeof value === 'number'],
  // By the id of a lead, which no visitor chooses.
  ['deskDrafts', () => readNoteDraft('0'), isText],
  ['deskDrafts', () => readReplyDraft('0'), (draft) => draft === null || isLetter(draft)],
];

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isLetter(value: unknown): boolean {
  const { subject, body, id } = value as NonNullable<ReturnType<typeof readReplyDraft>>;
  return [subject, body, id ?? ''].every(isText);
}

function isDraft(value: unknown): boolean {
  const { values, sent } = value as NonNullable<ReturnType<typeof readDraft>>;
  const isSent = !sent || (isText(sent.submissionId) && isText(sent.words));
  return Object.values(values).every(isText) && isSent;
}

test.each(readers)('%s is read as what it should be, or as nothing', (key, read, isExpected) => {
  const area = storedKeys.localStorage.some((known) => known === key) ? localStorage : sessionStorage;
  const name = fc.constantFrom(...names);
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(
      fc.oneof(
        name,
        name.map((key) => `${key} /`),
      ),
      fc.jsonValue(),
      { noNullPrototype: true },
    ),
  );
  const text = fc.oneof({ weight: 9, arbitrary: odd.map((value) => JSON.stringify(value)) }, fc.string());
  fc.assert(
    fc.property(text, name, (stored, named) => {
      area.setItem(key, stored);
      const value = read(named);
      if (!isExpected(value)) throw new Error(`${stored} is read as ${JSON.stringify(value) ?? typeof value}`);
    }),
    { numRuns: 300 },
  );
});
