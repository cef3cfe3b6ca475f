import { zValidator } from '@hono/zod-validator';
import {
  type ChatLogRecord,
  type ChatLogsAnswer,
  type ChatReply,
  chatLimits,
  chatLogsRequestSchema,
  chatRequestSchema,
  offersSchedule,
  type ReportedLog,
} from '#shared/chat.ts';
import type { Language } from '#shared/languages.ts';
import { afterAnswer } from '../after-answer.ts';
import { factory } from '../context.ts';
import { log, logSome } from '../log.ts';
import { queueChatLog } from '../queues/chat-logs.ts';
import { type Conversation, converse } from '../services/ai-chat.ts';
import { chatFailure, describeFailure, failureName } from './chat-failure.ts';
import { checkLogLimits, checkMessageLimits, letComeAgain } from './chat-limits.ts';
import { apiFailure, languageOf, methodNotAllowed } from './failure.ts';
import { createGate, nextReturn } from './gate.ts';
import { limitBody } from './request/body.ts';
import { sameOrigin } from './request/same-origin.ts';
import { visitor } from './request/visitor.ts';

/** In bytes. */
const maximumBody = 64 * 1024;
/** In bytes: room for as many records as a browser keeps, each with its longest message. */
const maximumLogsBody = 1024 * 1024;

/** In front of the AI service, which takes a second and more for a reply. */
const throughGate = createGate({ capacity: 32, leastTime: 1000 });

const fromOwnPages = sameOrigin((c) => apiFailure(c, 403, 'forbidden'));
const json = (maxSize: number) => limitBody(maxSize, ['application/json'], apiFailure);

const sendMessage = factory.createHandlers(
  fromOwnPages,
  json(maximumBody),
  zValidator('json', chatRequestSchema, (result, c) => {
    if (!result.success) return c.json(chatFailure('bad_request', languageOf(result.data, c.req.raw)), 400);
  }),
  visitor,
  async (c) => {
    const { id = crypto.randomUUID(), language, message, ...context } = c.req.valid('json');
    if (message === '') return c.json(chatFailure('empty', language), 400);
    if (message.length > chatLimits.message) return c.json(chatFailure('too_long', language), 400);
    if (!(await checkMessageLimits(c, id))) return c.json(chatFailure('rate_limited', language), 429);

    const started = Date.now();
    const visitorLeft = c.req.raw.signal;
    const signal = AbortSignal.any([AbortSignal.timeout(chatLimits.serviceTimeout), visitorLeft]);
    const conversing = throughGate(() => converse(c.var.config.chat, { message, ...context }, signal), visitorLeft);
    // `waitUntil`, so that the interaction is logged even if the visitor leaves before the reply.
    c.executionCtx.waitUntil(
      conversing.then(async (outcome) => {
        if (!outcome) return;
        const record = createRecord({ id, message, language, started }, outcome);
        if (visitorLeft.aborted && !outcome.ok) record.error = 'visitor left';
        await afterAnswer();
        logInteraction(record, c.var.requestId);
        await queueChatLog(c.env, record, c.var.requestId);
      }),
    );
    const outcome = await conversing;
    if (!outcome) {
      letComeAgain(c, id);
      c.header('Retry-After', String(nextReturn()));
      return c.json(chatFailure('rate_limited', language), 503);
    }
    if (!outcome.ok) {
      const { body, status } = describeFailure(outcome, language);
      const issued = !context.sessionId && outcome.sessionId;
      return c.json({ ...(issued && { sessionId: issued }), ...body }, status);
    }
    const { reply, sessionId } = outcome;
    return c.json({ ok: true, reply, sessionId, schedule: offersSchedule(reply) } satisfies ChatReply, 200);
  },
);

/** Logs interactions that a browser could not send when they happened. */
const acceptLogs = factory.createHandlers(
  fromOwnPages,
  json(maximumLogsBody),
  zValidator('json', chatLogsRequestSchema, (result, c) => {
    if (result.success) return;
    const isTooMany = result.error.issues.some((issue) => issue.message === 'too_many');
    return c.json(chatFailure('bad_request', languageOf(result.data, c.req.raw)), isTooMany ? 422 : 400);
  }),
  visitor,
  async (c) => {
    const records = await checkLogLimits(c, c.req.valid('json').records);
    if (!records) {
      c.header('Retry-After', '60');
      return c.json(chatFailure('rate_limited', 'en'), 429);
    }
    const isKept = await Promise.all(records.map((record) => queueChatLog(c.env, asReported(record), c.var.requestId)));
    const accepted = records.filter((_, index) => isKept[index]).map(({ id }) => id);
    log('info', 'chat-logs-handed-over', { requestId: c.var.requestId, accepted: accepted.length });
    return c.json({ ok: true, accepted } satisfies ChatLogsAnswer, 202);
  },
);

export const chatApi = factory
  .createApp()
  .post('/', ...sendMessage)
  .all('/', methodNotAllowed('POST'))
  .post('/logs', ...acceptLogs)
  .all('/logs', methodNotAllowed('POST'));

type Interaction = { id: string; message: string; language: Language; started: number };

function createRecord({ id, message, language, started }: Interaction, outcome: Conversation): ChatLogRecord {
  return {
    id,
    user_message: message,
    ai_response: outcome.ok ? outcome.reply : null,
    error: outcome.ok ? null : failureName(outcome),
    session_id: outcome.sessionId,
    response_time_ms: Date.now() - started,
    success: outcome.ok,
    language,
    timestamp: new Date(started).toISOString(),
  };
}

/** A browser's clock may be ahead, and a record from the future would outlive its retention and its erasure. */
function asReported(record: ReportedLog): ChatLogRecord {
  const now = new Date().toISOString();
  return { ...record, timestamp: record.timestamp < now ? record.timestamp : now, reported_by: 'browser' };
}

/** How it ended and how long the visitor waited, in ms. */
function logInteraction({ success, error, response_time_ms: ms }: ChatLogRecord, requestId: string): void {
  if (success) logSome(10, 'info', 'chat-answered', { requestId, ms });
  else log('warn', 'chat-failed', { requestId, error, ms });
}
