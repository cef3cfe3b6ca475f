// Client of the AI chat service: `POST /chat/session` and `POST /chat` below a base address that ends in `/api`.
import * as z from 'zod/mini';
import { type ChatHistoryItem, newestItems, sessionIdSchema } from '#shared/chat.ts';
import { storableText } from '#shared/text.ts';
import { readBounded } from '../bounded-body.ts';
import type { Config } from '../env.ts';
import { parseJson } from '../parse-json.ts';

/** In bytes. A longer reply is treated as no reply. */
const maximumReply = 16 * 1024;
/** In bytes. No more of an answer is read: it has room for the longest reply with every character escaped, and other fields. */
const maximumBody = 256 * 1024;

type Failure =
  | { ok: false; code: 'unreachable' | 'timeout' | 'empty_reply' }
  | { ok: false; code: 'upstream'; status: number; message: string | null };
type Outcome = { ok: true; data: string } | Failure;

export type ConversationFailure = (Failure | { ok: false; code: 'session' }) & { sessionId: string | null };

export type Conversation = { ok: true; reply: string; sessionId: string } | ConversationFailure;

/**
 * Asks for the reply to a message, in a new session if there is none.
 * @param signal aborts with a `TimeoutError`, or because the visitor left
 */
export async function converse(
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

const sessionSchema = z.object({ session_id: sessionIdSchema });

export function createSession(chat: Config['chat'], signal: AbortSignal): Promise<Outcome> {
  const findSession = (answer: unknown) => sessionSchema.safeParse(answer).data?.session_id ?? null;
  return post(chat, '/chat/session', {}, findSession, signal);
}

export function requestReply(
  chat: Config['chat'],
  session_id: string,
  messages: readonly ChatHistoryItem[],
  signal: AbortSignal,
): Promise<Outcome> {
  return post(chat, '/chat', { session_id, type: 'custom_code', messages }, findReply, signal);
}

/** The first of message, response, content and answer that is not empty. Null when there is none, or when it is too long. */
export function findReply(body: unknown): string | null {
  const reply = findText(body, ['message', 'response', 'content', 'answer']);
  return reply === null || new TextEncoder().encode(reply).length > maximumReply ? null : reply;
}

/** The first of these fields that holds more than whitespace. */
function findText(body: unknown, names: readonly string[]): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const fields = body as Record<string, unknown>;
  const texts = names.map((name) => fields[name]).filter((value) => typeof value === 'string');
  return texts.map((text) => storableText(text).trim()).find((text) => text !== '') ?? null;
}

/** @param find returns the wanted value from the answer, or null */
async function post(
  { apiUrl, apiKey: api_key, assistantId: assistant_id }: Config['chat'],
  path: string,
  body: object,
  find: (answer: unknown) => string | null,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const response = await fetch(apiUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ api_key, assistant_id, ...body }),
      signal,
      redirect: 'manual',
    });
    const { ok, status } = response;
    const text = await readBounded(response, maximumBody);
    const answer = text === null ? null : parseJson(text);
    // The service's own message, shown for a status that the site has no text for.
    const message = findText(answer, ['message', 'error'])?.slice(0, 300) ?? null;
    if (!ok) return { ok, code: 'upstream', status, message };
    const data = find(answer);
    return data === null ? { ok: false, code: 'empty_reply' } : { ok, data };
  } catch (error) {
    return { ok: false, code: isTimeout(error, signal) ? 'timeout' : 'unreachable' };
  }
}

function isTimeout(error: unknown, signal: AbortSignal): boolean {
  const reason = signal.aborted ? signal.reason : error;
  return reason instanceof Error && reason.name === 'TimeoutError';
}
