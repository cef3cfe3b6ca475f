import { zValidator } from '@hono/zod-validator';
import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import { readSources } from '#shared/chat-sources.ts';
import {
  type ChatFailure,
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
import { type AppEnv, factory } from '../context.ts';
import { log, logSome, tryOrLog } from '../log.ts';
import { queueChatLog } from '../queues/chat-logs.ts';
import { type Conversation, converse } from '../services/ai-chat.ts';
import { createSilenceTimeout } from '../silence-timeout.ts';
import {
  acceptsEvents,
  type AnswerStream,
  createAnswerStream,
  eventStreamHeaders,
  wholeAnswer,
} from './answer-stream.ts';
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
const throughGate = createGate({ capacity: 32, leastTime: 1000, maximumStay: 150_000 });

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

    const stream = acceptsEvents(c.req.header('accept')) ? createAnswerStream() : null;
    const interaction = { id, message, language, started: Date.now() };
    const conversing = startConversation(c, interaction, context, stream);
    const outcome = await (stream ? Promise.race([conversing, stream.begun]) : conversing);
    if (!outcome) {
      letComeAgain(c, id);
      c.header('Retry-After', String(nextReturn()));
      return c.json(chatFailure('rate_limited', language), 503);
    }
    const { siteUrl } = c.var.config.publicConfig;
    const answerTo = (known: Conversation) => answerOf(known, { language, isNew: !context.sessionId }, siteUrl);
    if (stream && outcome === 'begun') {
      c.executionCtx.waitUntil(endStream(c, stream, conversing, answerTo, language));
      return c.body(stream.body, 200, eventStreamHeaders);
    }
    const { status, body } = answerTo(outcome as Conversation);
    return stream && body.ok ? c.body(wholeAnswer(body), 200, eventStreamHeaders) : c.json(body, status);
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
type Context = Pick<z.infer<typeof chatRequestSchema>, 'sessionId' | 'history'>;

/** Asks the AI service when its turn has come, and logs how that ended. Null when there was no room. */
function startConversation(
  c: HonoContext<AppEnv>,
  interaction: Interaction,
  context: Context,
  stream: AnswerStream | null,
): Promise<Conversation | null> {
  const { message } = interaction;
  const sender = c.req.raw.signal;
  const visitorLeft = stream ? AbortSignal.any([sender, stream.visitorLeft]) : sender;
  const silence = stream && createSilenceTimeout(chatLimits.serviceTimeout);
  const timeout = silence?.signal ?? AbortSignal.timeout(chatLimits.serviceTimeout);
  const signal = AbortSignal.any([timeout, visitorLeft]);
  const listener = stream && {
    onStart: stream.begin,
    onBytes: () => {
      silence?.restart();
      stream.sendSign();
    },
    onText: stream.sendText,
  };
  const ask = () => converse(c.var.config.chat, { message, ...context }, signal, listener);
  const conversing = throughGate(ask, visitorLeft).finally(() => silence?.end());
  // `waitUntil`, so that the interaction is logged even if the visitor leaves before the reply.
  c.executionCtx.waitUntil(
    conversing.then(async (outcome) => {
      if (!outcome) return;
      const failure = outcome.ok ? null : visitorLeft.aborted ? 'visitor left' : failureName(outcome);
      await afterAnswer();
      const record = createRecord(interaction, outcome, failure);
      logInteraction(record, failure, c.var.requestId);
      await queueChatLog(c.env, record, c.var.requestId);
    }),
  );
  return conversing;
}

/** Says how a stream ended that has begun. */
async function endStream(
  c: HonoContext<AppEnv>,
  stream: AnswerStream,
  conversing: Promise<Conversation | null>,
  answerTo: (outcome: Conversation) => { body: ChatReply | ChatFailure },
  language: Language,
): Promise<void> {
  const outcome = await tryOrLog(() => conversing, c.var.requestId);
  stream.end(outcome ? answerTo(outcome).body : chatFailure('empty_reply', language));
}

function answerOf(
  outcome: Conversation,
  { language, isNew }: { language: Language; isNew: boolean },
  siteUrl: string,
): { status: ContentfulStatusCode; body: ChatReply | ChatFailure } {
  if (!outcome.ok) {
    const { body, status } = describeFailure(outcome, language);
    const issued = isNew && outcome.sessionId;
    return { status, body: { ...(issued && { sessionId: issued }), ...body } };
  }
  const { reply, sessionId } = outcome;
  const sources = readSources(outcome.sources, siteUrl);
  const named = sources.length > 0 && { sources };
  return { status: 200, body: { ok: true, reply, sessionId, schedule: offersSchedule(reply), ...named } };
}

/** Characters of the `error` of a record. */
const maximumError = 500;

/** A failure has no `ai_response`, so what had arrived of one stands in its `error`. */
function createRecord(
  { id, message, language, started }: Interaction,
  outcome: Conversation,
  failure: string | null,
): ChatLogRecord {
  const arrived = outcome.ok ? undefined : outcome.arrived;
  const error = failure && arrived ? `${failure}, after: ${arrived}`.slice(0, maximumError).toWellFormed() : failure;
  return {
    id,
    user_message: message,
    ai_response: outcome.ok ? outcome.reply : null,
    error,
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

/** How it ended and how long the visitor waited, in ms. Nothing of what was said. */
function logInteraction({ response_time_ms: ms }: ChatLogRecord, failure: string | null, requestId: string): void {
  if (failure === null) logSome(10, 'info', 'chat-answered', { requestId, ms });
  else log('warn', 'chat-failed', { requestId, error: failure, ms });
}
