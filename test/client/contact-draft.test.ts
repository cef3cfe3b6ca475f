import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ContactDraft, dropDraft, keepDraft, readDraft } from '#client/features/contact/contact-draft.ts';
import { stubBrowserStorage } from '#test/support/browser-storage.ts';

const values = { fullName: 'Daniël', contactPreference: 'schedule_meeting' };
const draft: ContactDraft = { values, wished: 'growth', sent: { submissionId: 'an id', words: '{}' } };
let storage: Storage;

beforeEach(() => {
  storage = stubBrowserStorage().sessionStorage;
});
afterEach(() => vi.unstubAllGlobals());

test('what was typed comes back with what was sent of it until it is dropped', () => {
  expect(readDraft()).toBeNull();
  keepDraft(draft);
  expect(readDraft()).toEqual(draft);
  dropDraft();
  expect(readDraft()).toBeNull();
});

test.each(['not json', '1', '{"values":3,"sent":null}', '{"sent":null}', '[]'])(
  'what is no draft (%s) counts as none',
  (value) => {
    storage.setItem('contactDraft', value);
    expect(readDraft()).toBeNull();
  },
);

test('values that are no text are left out', () => {
  storage.setItem('contactDraft', '{"values":{"fullName":"Ann","email":{"a":1}},"sent":null}');
  expect(readDraft()?.values).toEqual({ fullName: 'Ann' });
});

test.each(['null', '1', '{"submissionId":"x"}', '{"submissionId":1,"words":"{}"}'])(
  'what is no sent request (%s) counts as none',
  (sent) => {
    storage.setItem('contactDraft', `{"values":{"fullName":"Ann"},"sent":${sent}}`);
    expect(readDraft()).toEqual({ values: { fullName: 'Ann' }, wished: null, sent: null });
  },
);

test('forbidden storage is no error', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(() => keepDraft(draft)).not.toThrow();
  expect(() => dropDraft()).not.toThrow();
  expect(readDraft()).toBeNull();
});
