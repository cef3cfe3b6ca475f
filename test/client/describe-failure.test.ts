import { expect, test } from 'vitest';
import { describeFailure, errorNameOf } from '#client/features/chat/describe-failure.ts';
import { chatErrors as en } from '#shared/content/en/chat-errors.ts';
import { chatErrors as nl } from '#shared/content/nl/chat-errors.ts';

const responding = "I apologize, but I'm having trouble responding right now. Please try again in a moment.";
const connecting = "I apologize, but I'm having trouble connecting right now. Please try again in a moment.";

test('a failure that the edge answered shows the bubble about responding, and its message as the reason', () => {
  const body = { ok: false, code: 'rate_limited', message: 'Wait a moment.' } as const;
  expect(describeFailure({ ok: true, status: 429, body }, en)).toEqual({ text: responding, reason: 'Wait a moment.' });
});

test('an edge that was not reached shows the bubble about connecting, and says to check the connection', () => {
  expect(describeFailure({ ok: false, code: 'unreachable' }, en)).toEqual({
    text: connecting,
    reason: 'Unable to connect to our AI service. Please check your internet connection and try again.',
  });
});

test("the browser's own limit says that the request took too long", () => {
  expect(describeFailure({ ok: false, code: 'timeout' }, en)).toEqual({
    text: connecting,
    reason: 'Request took too long. Please try again with a shorter message.',
  });
});

test.each([
  [400, 'Invalid request. Please try rephrasing your message.'],
  [403, 'Access denied. Please contact support if this continues.'],
  [429, 'Too many requests. Please wait a moment before sending another message.'],
  [502, 'Our AI service is temporarily unavailable. Please try again in a few moments.'],
  [504, 'Request timeout. Please try sending a shorter message.'],
  [418, 'Something went wrong with our AI service. Please try again.'],
  [200, 'Something went wrong with our AI service. Please try again.'],
])('an unreadable answer with status %i gives the reason of the catalogue', (status, reason) => {
  expect(describeFailure({ ok: false, code: 'unreadable', status }, en)).toEqual({ text: connecting, reason });
});

test('the words are those of the language that is read', () => {
  const { text, reason } = describeFailure({ ok: false, code: 'unreachable' }, nl);
  expect(text).toBe(nl.bubbles.unexpected);
  expect(reason).toBe(nl.byCode.unreachable);
});

test('the log names a failure by its kind, or by the status that came without words', () => {
  expect(errorNameOf({ ok: false, code: 'timeout' })).toBe('timeout');
  expect(errorNameOf({ ok: false, code: 'unreadable', status: 502 })).toBe('HTTP 502');
});
