import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from '#client/features/contact/contact-draft.ts';
import { stubBrowserStorage } from '#test/support/browser-storage.ts';

const draft = { values: { fullName: 'Daniël', contactPreference: 'schedule_meeting' }, submissionId: 'an id' };
let storage: Storage;

beforeEach(() => {
  storage = stubBrowserStorage().sessionStorage;
});
afterEach(() => vi.unstubAllGlobals());

test('what was typed comes back with its submission id until it is dropped', () => {
  expect(readDraft()).toBeNull();
  keepDraft(draft);
  expect(readDraft()).toEqual(draft);
  dropDraft();
  expect(readDraft()).toBeNull();
});

test.each(['not json', '1', '{"values":3,"submissionId":"x"}', '{"values":{}}', '[]'])(
  'what is no draft (%s) counts as none',
  (value) => {
    storage.setItem('contactDraft', value);
    expect(readDraft()).toBeNull();
  },
);

test('values that are no text are left out', () => {
  storage.setItem('contactDraft', '{"values":{"fullName":"Ann","email":{"a":1}},"submissionId":"x"}');
  expect(readDraft()?.values).toEqual({ fullName: 'Ann' });
});

test('forbidden storage is no error', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(() => keepDraft(draft)).not.toThrow();
  expect(() => dropDraft()).not.toThrow();
  expect(readDraft()).toBeNull();
});
