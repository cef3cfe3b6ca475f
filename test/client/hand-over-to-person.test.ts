import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftFromChat } from '#client/features/chat/hand-over-to-person.ts';
import { keepDraft, readDraft } from '#client/features/contact/contact-draft.ts';
import type { ChatMessage } from '#client/state/chat.ts';
import { stubBrowserStorage } from '#test/support/browser-storage.ts';

beforeEach(() => void stubBrowserStorage());
afterEach(() => vi.unstubAllGlobals());

const said = (text: string, isUser = true): ChatMessage => ({
  id: text,
  text,
  isUser,
  timestamp: '2026-11-21T10:00:00Z',
});
const description = () => readDraft()?.values.problemDescription;

test("the visitor's own words become the description, what is still in the input among them", () => {
  draftFromChat([said('How long?'), said('3-4 weeks.', false), said('And the price?')], ' We have two CRMs ');
  expect(description()).toBe('How long?\nAnd the price?\nWe have two CRMs');
  expect(readDraft()?.sent).toBeNull();
});

test('what was typed into the form before stays, and nothing is added twice', () => {
  const sent = { submissionId: 'the first', words: '{}' };
  keepDraft({ sent, values: { fullName: 'Ann', problemDescription: 'We plan by hand.' } });
  draftFromChat([said('How long?')], '');
  draftFromChat([said('How long?'), said('Thanks')], '');
  expect(readDraft()).toEqual({
    sent,
    values: { fullName: 'Ann', problemDescription: 'We plan by hand.\nHow long?\nThanks' },
  });
});

test('nothing said makes no draft, and much is cut to what the form takes', () => {
  draftFromChat([said('Hi!', false)], '  ');
  expect(readDraft()).toBeNull();
  draftFromChat([said('x'.repeat(1500)), said('🙂'.repeat(1500))], '');
  expect([...(description() ?? '')]).toHaveLength(2000);
});
