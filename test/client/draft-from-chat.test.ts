import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftFromChat } from '#client/features/chat/chat-footer.tsx';
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
  keepDraft({ sent, wished: 'growth', values: { fullName: 'Ann', problemDescription: 'We plan by hand.' } });
  draftFromChat([said('How long?')], '');
  draftFromChat([said('How long?'), said('Thanks')], '');
  expect(readDraft()).toEqual({
    sent,
    wished: 'growth',
    values: { fullName: 'Ann', problemDescription: 'We plan by hand.\nHow long?\nThanks' },
  });
});

test('nothing said makes no draft', () => {
  draftFromChat([said('Hi!', false)], '  ');
  expect(readDraft()).toBeNull();
});

test('of much that was said the newest go along that fit whole', () => {
  const [first, second, third] = ['x'.repeat(800), '🙂'.repeat(1100), 'y'.repeat(800)] as const;
  draftFromChat([said(first), said(second), said(third)], 'Call me');
  expect(description()).toBe(`${second}\n${third}\nCall me`);
});

test('what stands in the form and in the input goes along whole, however long', () => {
  const [typed, unsent] = ['x'.repeat(3000), 'y'.repeat(1990)];
  keepDraft({ sent: null, wished: null, values: { problemDescription: typed } });
  draftFromChat([said('How long?')], unsent);
  expect(description()).toBe(`${typed}\n${unsent}`);
});
