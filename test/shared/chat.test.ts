import { describe, expect, test } from 'vitest';
import {
  type ChatHistoryItem,
  chatLimits,
  chatRequestSchema,
  newestItems,
  offersPlanning,
  offersSchedule,
} from '#shared/chat.ts';
import { chatErrors as en } from '#shared/content/en/chat-errors.ts';
import { chatErrors as nl } from '#shared/content/nl/chat-errors.ts';

describe('a chat request', () => {
  test('gets its defaults and a trimmed message', () => {
    expect(chatRequestSchema.parse({ message: ' Hello\u0000 ' })).toEqual({
      message: 'Hello',
      history: [],
      language: 'en',
    });
  });

  test('drops fields that nobody knows, and null', () => {
    expect(chatRequestSchema.parse({ message: 'Hello', api_key: 'x', sessionId: null })).toEqual({
      message: 'Hello',
      history: [],
      language: 'en',
    });
  });
});

test.each([
  ['Shall we schedule a call?', true],
  ['SCHEDULED', true],
  ['Plan een afspraak', false],
  ['', false],
])('the reply %j speaks of scheduling: %s', (reply, expected) => {
  expect(offersSchedule(reply)).toBe(expected);
});

test.each([
  ['Die afspraak kunt u meteen maken.', true],
  ['U kunt een sessie INPLANNEN.', true],
  ['Wij houden ons aan afspraken.', false],
  ['We schedule a call.', false],
])('the reply %j offers planning in Dutch: %s', (reply, expected) => {
  expect(offersPlanning(reply)).toBe(expected);
});

describe('what goes along to the AI service', () => {
  const items = (...lengths: number[]): ChatHistoryItem[] =>
    lengths.map((length) => ({ role: 'user', content: 'x'.repeat(length) }));
  const lengthsOf = (...lengths: number[]) => newestItems(items(...lengths)).map(({ content }) => content.length);

  test('is at most the newest 20 items', () => {
    expect(lengthsOf(...Array.from({ length: 30 }, (_, index) => index))).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 10),
    );
  });

  test('is at most 24,000 characters, of whole items', () => {
    expect(lengthsOf(16_000, 1, 16_000, 7_999, 1)).toEqual([16_000, 7_999, 1]);
    expect(lengthsOf(1, 16_000, 8_000, 1)).toEqual([8_000, 1]);
    expect(lengthsOf(30_000)).toEqual([30_000]);
    expect(lengthsOf()).toEqual([]);
  });
});

test('the limits are those of the product', () => {
  expect(chatLimits).toEqual({
    message: 2000,
    history: 20,
    forwarded: 24_000,
    reply: 16_384,
    logRecords: 50,
    serviceTimeout: 30_000,
  });
});

describe('the English words of the chat', () => {
  const unavailable = 'Our AI service is temporarily unavailable. Please try again in a few moments.';

  test('are those of the product, to the letter', () => {
    expect(en.byStatus).toEqual({
      400: 'Invalid request. Please try rephrasing your message.',
      401: 'Authentication issue. Please refresh the page and try again.',
      403: 'Access denied. Please contact support if this continues.',
      429: 'Too many requests. Please wait a moment before sending another message.',
      500: unavailable,
      502: unavailable,
      503: unavailable,
      504: 'Request timeout. Please try sending a shorter message.',
    });
    expect(en.other).toBe('Something went wrong with our AI service. Please try again.');
    expect(en.byCode).toMatchObject({
      empty: 'Please enter a message to continue our conversation.',
      too_long: 'Your message is too long. Please try sending a shorter message.',
      bad_request: en.byStatus[400],
      rate_limited: en.byStatus[429],
      session: 'Unable to start a new conversation. Please refresh the page and try again.',
      empty_reply: "I'm having trouble responding right now. Please try again in a moment.",
      unreachable: 'Unable to connect to our AI service. Please check your internet connection and try again.',
      timeout: 'Request took too long. Please try again with a shorter message.',
    });
    expect(en.withoutAnswer).toEqual({
      timeout: 'Request took too long. Please try again with a shorter message.',
      network: 'Network connection issue. Please check your internet and try again.',
      other: "I'm having trouble responding right now. Please try again in a moment.",
    });
    expect(en.bubbles).toEqual({
      failedSend: "I apologize, but I'm having trouble responding right now. Please try again in a moment.",
      unexpected: "I apologize, but I'm having trouble connecting right now. Please try again in a moment.",
    });
    expect(en.banner).toBe('Connection issue. Please try again.');
  });

  test('have Dutch ones beside them', () => {
    expect(nl.banner).toBe('Verbindingsprobleem. Probeer opnieuw.');
    expect(Object.keys(nl.byCode)).toEqual(Object.keys(en.byCode));
    expect(Object.keys(nl.byStatus)).toEqual(Object.keys(en.byStatus));
  });
});
