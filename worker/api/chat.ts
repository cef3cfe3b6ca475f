import { zValidator } from '@hono/zod-validator';
import type { Context } from 'hono';
import {
  type ChatErrorCode,
  type ChatFailure,
  type ChatHistoryItem,
  type ChatLogRecord,
  type ChatReply,
  chatLimits,
  chatLogsRequestSchema,
  chatRequestSchema,
  newestItems,
  offersSchedule,
} from '#shared/chat.ts';
import { chatErrors as en } from '#shared/content/en/chat-errors.ts';
import { chatErrors as nl } from '#shared/content/nl/chat-errors.ts';
import type { Language } from '#shared/languages.ts';
import { answerFirst } from '../answer-first.ts';
import { type AppEnv, factory } from '../context.ts';
import type { Config } from '../env.ts';
import { lifeUntil } from '../kv-life.ts';
import { logError } from '../log.ts';
import { limitBody } from '../middleware/body.ts';
import { sameOrigin } from '../middleware/same-origin.ts';
import { visitor } from '../middleware/visitor.ts';
import { keepFailedLog } from '../queues/failed-chat-logs.ts';
import { type ChatServiceFailure, createSession, requestReply } from '../services/ai-chat.ts';
import { apiFailure, languageOf, methodNotAllowed } from './failure.ts';

const errors = { en, nl };
const maximumBody = 64 * 1024;
/** The records that a browser kept, each with a message and a reply at their longest, would not fit in the limit of a message. */
const maximumLogsBody = 1024 * 1024;
/** Messages of one visitor in a day. */
const dailyLimit = 200;
/** By key, what this isolate has counted: messages that arrive together all read the same count in KV. The oldest first. */
const counted = new Map<string, number>();
const maximumCounted = 1000;

const fromOwnPages = sameOrigin((c) => apiFailure(c, 403, 'forbidden'));
const json = (maxSize: number) =>
  limitBody(maxSize, ['application/json'], (c, status, code) => apiFailure(c, status, code));

const sendMessage = factory.createHandlers(
  fromOwnPages,
  json(maximumBody),
  zValidator('json', chatRequestSchema, (result, c) => {
    if (!result.success) return c.json(failure('bad_request', languageOf(result.data, c.req.raw)), 400);
  }),
  visitor,
  async (c) => {
    const request = c.req.valid('json');
    const { id = crypto.randomUUID(), language, message } = request;
    if (message === '') return c.json(failure('empty', language, { error: 'Empty message' }), 400);
    if (message.length > chatLimits.message) {
      return c.json(failure('too_long', language, { error: 'Message too long' }), 400);
    }
    if (!(await isWithinLimits(c))) return c.json(failure('rate_limited', language), 429);

    const started = Date.now();
    const leaving = c.req.raw.signal;
    const signal = AbortSignal.any([AbortSignal.timeout(chatLimits.serviceTimeout), leaving]);
    const conversing = converse(c.var.config.chat, request, signal);
    // The interaction is logged also when the visitor leaves before the answer.
    c.executionCtx.waitUntil(
      conversing.then(async (outcome) => {
        const record = recordOf(id, message, outcome, Date.now() - started);
        if (leaving.aborted && !outcome.ok) record.error = 'visitor left';
        await answerFirst();
        return logInteraction(c, record);
      }),
    );
    const outcome = await conversing;
    if (outcome.ok) {
      const { reply, sessionId } = outcome;
      return c.json({ ok: true, reply, sessionId, schedule: offersSchedule(reply) } satisfies ChatReply, 200);
    }
    const { body, status } = describeFailure(outcome, language);
    return c.json(body, status);
  },
);

const acceptLogs = factory.createHandlers(
  fromOwnPages,
  json(maximumLogsBody),
  zValidator('json', chatLogsRequestSchema, (result, c) => {
    if (result.success) return;
    const tooMany = result.error.issues.some((issue) => issue.message === 'too_many');
    return c.json(failure('bad_request', languageOf(result.data, c.req.raw)), tooMany ? 422 : 400);
  }),
  visitor,
  async (c) => {
    const { records } = c.req.valid('json');
    if (!(await isWithinBurst(c))) return c.json(failure('rate_limited', 'en'), 429);
    const accepted = await Promise.all(records.map((record) => logInteraction(c, record)));
    return c.json(
      { ok: true as const, accepted: records.filter((_, index) => accepted[index]).map(({ id }) => id) },
      202,
    );
  },
);

export const chatApi = factory
  .createApp()
  .post('/', ...sendMessage)
  .all('/', methodNotAllowed('POST'))
  .post('/logs', ...acceptLogs)
  .all('/logs', methodNotAllowed('POST'));

type ConversationFailure = (ChatServiceFailure | { ok: false; code: 'session' }) & { sessionId: string | null };
type Conversation = { ok: true; reply: string; sessionId: string } | ConversationFailure;

async function converse(
  chat: Config['chat'],
  request: { message: string; sessionId?: string | null; history: ChatHistoryItem[] },
  signal: AbortSignal,
): Promise<Conversation> {
  let sessionId = request.sessionId ?? null;
  if (!sessionId) {
    const session = await createSession(chat, signal);
    if (!session.ok) return { ok: false, code: 'session', sessionId };
    sessionId = session.data;
  }
  const messages = newestItems([...request.history, { role: 'user', content: request.message }]);
  const reply = await requestReply(chat, sessionId, messages, signal);
  return reply.ok ? { ok: true, reply: reply.data, sessionId } : { ...reply, sessionId };
}

const failureStatuses = {
  session: 502,
  upstream: 502,
  empty_reply: 502,
  unreachable: 503,
  timeout: 504,
} as const;

function failure(code: ChatErrorCode, language: Language, extra: Partial<ChatFailure> = {}): ChatFailure {
  const words: Record<string, string> = errors[language].byCode;
  return { ok: false, code, message: words[code] ?? errors[language].other, ...extra };
}

function describeFailure(outcome: ConversationFailure, language: Language) {
  const status = failureStatuses[outcome.code];
  if (outcome.code !== 'upstream') return { status, body: failure(outcome.code, language, technicalName(outcome)) };
  const words: Record<number, string> = errors[language].byStatus;
  return {
    status,
    body: failure('upstream', language, {
      message: words[outcome.status] ?? outcome.message ?? errors[language].other,
      upstreamStatus: outcome.status,
      ...(outcome.status === 401 && { sessionId: null }),
    }),
  };
}

function technicalName({ code }: ConversationFailure): { error?: string } {
  return code === 'empty_reply' ? { error: 'Empty response from server' } : {};
}

function recordOf(id: string, message: string, outcome: Conversation, elapsed: number): ChatLogRecord {
  return {
    id,
    user_message: message,
    ai_response: outcome.ok ? outcome.reply : null,
    error: outcome.ok ? null : errorName(outcome),
    session_id: outcome.sessionId,
    response_time_ms: elapsed,
    success: outcome.ok,
    timestamp: new Date(Date.now() - elapsed).toISOString(),
  };
}

function errorName(outcome: ConversationFailure): string {
  if (outcome.code === 'upstream') return `HTTP ${outcome.status}`;
  return technicalName(outcome).error ?? outcome.code;
}

/** False when the record could be kept nowhere. */
async function logInteraction(c: Context<AppEnv>, record: ChatLogRecord): Promise<boolean> {
  try {
    await c.env.CHAT_LOGS.send(record);
    return true;
  } catch (error) {
    logError(error, c.var.requestId);
  }
  try {
    await keepFailedLog(c.env.FAILED_LOGS, record);
    return true;
  } catch (error) {
    logError(error, c.var.requestId);
    return false;
  }
}

/** Each message costs money, so where a limiter fails the chat is closed. */
async function isWithinLimits(c: Context<AppEnv>): Promise<boolean> {
  const key = todayKey(c);
  const [isWithin, today] = await Promise.all([isWithinBurst(c), readCount(c, key)]);
  if (!isWithin || today === null) return false;
  const count = Math.max(today, counted.get(key) ?? 0) + 1;
  if (count > dailyLimit) return false;
  counted.delete(key);
  counted.set(key, count);
  const [oldest] = counted.keys();
  if (counted.size > maximumCounted && oldest) counted.delete(oldest);
  // A write may fail (one a second for a key): the next one makes up for it.
  c.executionCtx.waitUntil(keepCount(c, key, count));
  return true;
}

async function keepCount(c: Context<AppEnv>, key: string, count: number): Promise<void> {
  try {
    await answerFirst();
    await c.env.RATE_LIMITS.put(key, String(count), { expirationTtl: lifeUntil(endOfToday()) });
  } catch (error) {
    logError(error, c.var.requestId);
  }
}

async function isWithinBurst(c: Context<AppEnv>): Promise<boolean> {
  try {
    return (await c.env.CHAT_BURST.limit({ key: c.var.visitor })).success;
  } catch (error) {
    logError(error, c.var.requestId);
    return false;
  }
}

function todayKey(c: Context<AppEnv>): string {
  return `chat:${new Date().toISOString().slice(0, 10)}:${c.var.visitor}`;
}

/** A day is one of UTC. */
function endOfToday(): Date {
  return new Date(new Date().setUTCHours(24, 0, 0, 0));
}

/** Messages so far; null where KV can't be read. */
async function readCount(c: Context<AppEnv>, key: string): Promise<number | null> {
  try {
    return Number(await c.env.RATE_LIMITS.get(key));
  } catch (error) {
    logError(error, c.var.requestId);
    return null;
  }
}
