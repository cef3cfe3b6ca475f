import { expect, test } from 'vitest';
import {
  describeTrouble,
  errorNameOf,
  type FailedChatAnswer,
  troubleOf,
} from '#client/features/chat/describe-failure.ts';
import type { ChatErrorCode } from '#shared/chat.ts';
import { chatErrors as en } from '#shared/content/en/chat-errors.ts';
import { chatErrors as nl } from '#shared/content/nl/chat-errors.ts';

const responding = "I apologize, but I'm having trouble responding right now. Please try again in a moment.";
const connecting = "I apologize, but I'm having trouble connecting right now. Please try again in a moment.";
const shown = (answer: FailedChatAnswer, errors = en) => describeTrouble(troubleOf(answer), errors);
const refused = (code: ChatErrorCode, message: string, upstreamStatus?: number): FailedChatAnswer => ({
  ok: true,
  status: 502,
  body: { ok: false, code, message, ...(upstreamStatus && { upstreamStatus }) },
});

test.each([
  ['empty', 'Please enter a message to continue our conversation.'],
  ['too_long', 'Your message is too long. Please try sending a shorter message.'],
  ['bad_request', 'Invalid request. Please try rephrasing your message.'],
  ['rate_limited', 'Too many requests. Please wait a moment before sending another message.'],
  ['session', 'Unable to start a new conversation. Please refresh the page and try again.'],
  ['empty_reply', "I'm having trouble responding right now. Please try again in a moment."],
  ['unreachable', 'Unable to connect to our AI service. Please check your internet connection and try again.'],
  ['timeout', 'Request took too long. Please try again with a shorter message.'],
] as const)(
  'what the edge calls %s shows the bubble about responding and the words of the language',
  (code, reason) => {
    expect(shown(refused(code, 'from the edge'))).toEqual({ text: responding, reason });
    expect(shown(refused(code, 'from the edge'), nl)).toEqual({
      text: nl.bubbles.failedSend,
      reason: nl.byCode[code],
    });
  },
);

test.each([
  [400, 'Invalid request. Please try rephrasing your message.'],
  [401, 'Authentication issue. Please refresh the page and try again.'],
  [403, 'Access denied. Please contact support if this continues.'],
  [429, 'Too many requests. Please wait a moment before sending another message.'],
  [500, 'Our AI service is temporarily unavailable. Please try again in a few moments.'],
  [502, 'Our AI service is temporarily unavailable. Please try again in a few moments.'],
  [503, 'Our AI service is temporarily unavailable. Please try again in a few moments.'],
  [504, 'Request timeout. Please try sending a shorter message.'],
] as const)('status %i of the AI service has the words of the catalogue in both languages', (status, reason) => {
  expect(shown(refused('upstream', 'from the edge', status)).reason).toBe(reason);
  expect(shown(refused('upstream', 'from the edge', status), nl).reason).toBe(nl.byStatus[status]);
});

test('another status, and a code without words, show what the edge said', () => {
  expect(shown(refused('upstream', 'I am a teapot', 418))).toEqual({ text: responding, reason: 'I am a teapot' });
  expect(shown(refused('unavailable' as ChatErrorCode, 'Not now'))).toEqual({ text: responding, reason: 'Not now' });
});

test.each([
  ['unreachable', 'Unable to connect to our AI service. Please check your internet connection and try again.'],
  ['timeout', 'Request took too long. Please try again with a shorter message.'],
  ['interrupted', 'Network connection issue. Please check your internet and try again.'],
] as const)('without an answer (%s) the bubble is about connecting', (code, reason) => {
  expect(shown({ ok: false, code })).toEqual({ text: connecting, reason });
  expect(shown({ ok: false, code }, nl).text).toBe(nl.bubbles.unexpected);
});

test.each([
  [403, 'Access denied. Please contact support if this continues.'],
  [504, 'Request timeout. Please try sending a shorter message.'],
  [418, 'Something went wrong with our AI service. Please try again.'],
  [200, 'Something went wrong with our AI service. Please try again.'],
])('an unreadable answer with status %i gives the reason of the catalogue', (status, reason) => {
  expect(shown({ ok: false, code: 'unreadable', status })).toEqual({ text: connecting, reason });
});

test('what nobody expected has words, too', () => {
  const { text, reason } = describeTrouble({ bubble: 'unexpected', reason: 'unexpected' }, en);
  expect(text).toBe(connecting);
  expect(reason).toBe("I'm having trouble responding right now. Please try again in a moment.");
});

test('the log names a failure by its kind, or by the status that came without words', () => {
  expect(errorNameOf({ ok: false, code: 'timeout' })).toBe('timeout');
  expect(errorNameOf({ ok: false, code: 'unreadable', status: 502 })).toBe('HTTP 502');
});
