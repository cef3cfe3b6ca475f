// The chat as both sides see it: messages, limits and the shape of what travels.
import * as z from 'zod/mini';
import { languages } from './languages.ts';
import { storableText } from './text.ts';

export const chatLimits = {
  /** Characters of one message, after trimming. */
  message: 2000,
  /** Items that go to the AI service at most, the new message among them. */
  history: 20,
  /** Characters of these items together. */
  forwarded: 24_000,
  /** Characters of a reply, at most: the edge counts bytes. */
  reply: 16_384,
  /** Records of failed interactions that the browser keeps and hands over at once. */
  logRecords: 50,
  /** How long the edge waits for the AI service, in ms. */
  serviceTimeout: 30_000,
} as const;

export type ChatRole = 'user' | 'assistant';
export type ChatHistoryItem = { role: ChatRole; content: string };

/** Names the conversation at the AI service; it is logged, so it must be text that the database takes. */
export const sessionIdSchema = z.string().check(
  z.minLength(1),
  z.maxLength(200),
  z.refine((id) => storableText(id) === id),
);

export const chatRequestSchema = z.object({
  /** Given by the browser, so that an interaction whose answer got lost is not logged under another one as well. */
  id: z.optional(z.uuid()),
  message: z.pipe(
    z.string(),
    z.transform((text: string) => storableText(text).trim()),
  ),
  sessionId: z.optional(z.nullable(sessionIdSchema)),
  history: z._default(
    z.array(
      z.object({ role: z.enum(['user', 'assistant']), content: z.string().check(z.maxLength(chatLimits.reply)) }),
    ),
    [],
  ),
  language: z._default(z.enum(languages), 'en'),
});

export type ChatReply = { ok: true; reply: string; sessionId: string; schedule: boolean };

export type ChatErrorCode =
  | 'empty'
  | 'too_long'
  | 'bad_request'
  | 'rate_limited'
  | 'session'
  | 'upstream'
  | 'empty_reply'
  | 'unreachable'
  | 'timeout';

export type ChatFailure = {
  ok: false;
  code: ChatErrorCode;
  message: string;
  /** The technical name of the failure where the product has one, as it is logged. */
  error?: string;
  upstreamStatus?: number;
  /** `null` when the session is gone and the next message starts a new one. */
  sessionId?: null;
};

/** One row of `chat_logs`. An id from birth makes storing it twice harmless. */
export type ChatLogRecord = {
  id: string;
  user_message: string;
  /** Null on failure. */
  ai_response: string | null;
  /** Null on success. */
  error: string | null;
  session_id: string | null;
  response_time_ms: number;
  success: boolean;
  /** When the interaction took place, ISO 8601. */
  timestamp: string;
};

const loggedText = (max: number) =>
  z.pipe(z.pipe(z.string(), z.transform(storableText)), z.string().check(z.maxLength(max)));

export const chatLogRecordSchema = z.object({
  id: z.uuid(),
  user_message: loggedText(chatLimits.message),
  ai_response: z.nullable(loggedText(chatLimits.reply)),
  error: z.nullable(loggedText(500)),
  session_id: z.nullable(loggedText(200)),
  response_time_ms: z.int().check(z.minimum(0), z.maximum(3_600_000)),
  success: z.boolean(),
  timestamp: z.iso.datetime(),
});

export const chatLogsRequestSchema = z.object({
  records: z.array(chatLogRecordSchema).check(z.maxLength(chatLimits.logRecords, 'too_many')),
});

/** A reply that speaks of scheduling opens the scheduling modal. */
export function offersSchedule(reply: string): boolean {
  return reply.toLowerCase().includes('schedule');
}

/** A Dutch reply that offers to plan shows a button for it. */
export function offersPlanning(reply: string): boolean {
  return /inplannen|afspraak/i.test(reply);
}

/** The newest items that may go along, oldest first: at most so many, and together at most so many characters. The newest always does. */
export function newestItems(items: readonly ChatHistoryItem[]): ChatHistoryItem[] {
  let characters = 0;
  let first = items.length;
  while (first > 0 && items.length - first < chatLimits.history) {
    characters += items[first - 1]?.content.length ?? 0;
    if (characters > chatLimits.forwarded && first < items.length) break;
    first -= 1;
  }
  return items.slice(first);
}
