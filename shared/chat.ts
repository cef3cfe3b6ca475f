// The chat's limits, requests and answers, which the browser and the Worker share.
import * as z from 'zod/mini';
import type { Source } from './chat-sources.ts';
import { languages } from './languages.ts';
import type { ApiFailure } from './results.ts';
import { storableText, trimText } from './text.ts';
import { withoutNulls } from './without-nulls.ts';

export const chatLimits = {
  /** Characters of one message, after trimming. */
  message: 2000,
  /** The most items that go to the AI service, the new message included. */
  history: 20,
  /** Characters of these items in total. */
  forwarded: 24_000,
  /** Characters of a reply. The Worker's own limit is in bytes, and not higher than this. */
  reply: 16_384,
  /** Records of failed interactions that the browser keeps, and sends in one request. */
  logRecords: 50,
  /** How long the Worker waits for the AI service, in ms. */
  serviceTimeout: 30_000,
} as const;

export type ChatRole = 'user' | 'assistant';
export type ChatHistoryItem = { role: ChatRole; content: string };

/** The AI service creates it. It is logged, so it must be text that the database accepts. */
export const sessionIdSchema = z.string().check(
  z.minLength(1),
  z.maxLength(200),
  z.refine((id) => storableText(id) === id),
);

const requestFields = z.object({
  /** Made by the browser, so that the browser and the Worker log an interaction under the same id. */
  id: z.optional(z.uuid()),
  message: z.pipe(
    z.string(),
    z.transform((text: string) => trimText(storableText(text))),
  ),
  sessionId: z.optional(sessionIdSchema),
  history: z._default(
    z.array(
      z.object({ role: z.enum(['user', 'assistant']), content: z.string().check(z.maxLength(chatLimits.reply)) }),
    ),
    [],
  ),
  language: z._default(z.enum(languages), 'en'),
});

export const chatRequestSchema = z.pipe(
  z.transform((input: unknown) => withoutNulls(input) as z.input<typeof requestFields>),
  requestFields,
);

export type ChatReply = {
  ok: true;
  reply: string;
  sessionId: string;
  schedule: boolean;
  /** The pages that say so, if the AI service names any. */
  sources?: Source[];
};

export const chatErrorCodes = [
  'empty',
  'too_long',
  'bad_request',
  'rate_limited',
  'session',
  'upstream',
  'empty_reply',
  'unreachable',
  'timeout',
] as const;
export type ChatErrorCode = (typeof chatErrorCodes)[number];

export type ChatFailure = {
  ok: false;
  code: ChatErrorCode;
  message: string;
  /** The name of the failure in the log, if it has one. */
  error?: string;
  upstreamStatus?: number;
  /** The session that was made for this message; `null` when the session has ended, so that the next message starts another. */
  sessionId?: string | null;
};

const loggedText = (max: number) =>
  z.pipe(z.pipe(z.string(), z.transform(storableText)), z.string().check(z.maxLength(max)));

/** A row of `chat_logs`. Its id is made when the interaction happens, so a record that is written twice is stored once. */
export const chatLogRecordSchema = z.object({
  id: z.uuid(),
  user_message: loggedText(chatLimits.message),
  /** Null on failure. */
  ai_response: z.nullable(loggedText(chatLimits.reply)),
  /** Null on success. */
  error: z.nullable(loggedText(500)),
  session_id: z.nullable(loggedText(200)),
  response_time_ms: z.int().check(z.minimum(0), z.maximum(3_600_000)),
  success: z.boolean(),
  /** The language of the page. Browsers may still hold records from before it was added. */
  language: z.optional(z.enum(languages)),
  /** When the interaction took place, as `toISOString` writes it. The table takes neither the year 0 nor hundreds of digits. */
  timestamp: z.iso.datetime({ precision: 3 }).check(z.refine((time) => Date.parse(time) > 0)),
  /** Absent when the Worker wrote the record, which spoke with the AI service itself. */
  reported_by: z.optional(z.literal('browser')),
});
export type ChatLogRecord = z.infer<typeof chatLogRecordSchema>;

/** What a browser may report: only that it got no answer. Anybody can send such a record, so it is stored as reported by a browser. */
export const reportedLogSchema = z.extend(chatLogRecordSchema, { success: z.literal(false), ai_response: z.null() });

export type ReportedLog = z.infer<typeof reportedLogSchema>;

export const chatLogsRequestSchema = z.object({
  records: z.array(reportedLogSchema).check(z.maxLength(chatLimits.logRecords, 'too_many')),
});

/** What `POST /api/chat/logs` answers. */
export type ChatLogsAnswer = { ok: true; accepted: string[] } | ApiFailure;

export const feedbackKinds = ['helpful', 'not_helpful'] as const;
export type Feedback = (typeof feedbackKinds)[number];

/** What a visitor says of an answer; null takes it back. */
export const feedbackRequestSchema = z.object({
  /** Of the interaction's log record. */
  id: z.uuid(),
  feedback: z.nullable(z.enum(feedbackKinds)),
  /** So that what is said can be erased with its conversation. */
  sessionId: z.optional(z.nullable(sessionIdSchema)),
});
export type FeedbackRequest = z.infer<typeof feedbackRequestSchema>;

/** What `POST /api/chat/feedback` answers. */
export type FeedbackAnswer = { ok: true } | ApiFailure;

/** Whether a reply opens the scheduling modal. */
export function offersSchedule(reply: string): boolean {
  return reply.toLowerCase().includes('schedule');
}

/** Whether a Dutch reply shows a button for the scheduling modal. */
export function offersPlanning(reply: string): boolean {
  return /inplannen|afspraak/i.test(reply);
}

/** The newest items within the limits of number and characters, oldest first. The newest item is always included. */
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
