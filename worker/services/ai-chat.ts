// Client of the AI chat service: `POST /chat/session` and `POST /chat` below a base address that ends in `/api`.
import * as z from 'zod/mini';
import { type ChatHistoryItem, newestItems, sessionIdSchema } from '#shared/chat.ts';
import type { Result } from '#shared/results.ts';
import { storableText } from '#shared/text.ts';
import type { Config } from '../env.ts';
import { readBounded } from './bounded-body.ts';

/** In bytes; a longer reply counts as none. */
const maximumReply = 16 * 1024;
/** How much of an answer is read at most, in bytes: the longest reply with every character escaped, and other fields. */
const maximumBody = 256 * 1024;

export type ChatServiceFailure =
  | { ok: false; code: 'unreachable' | 'timeout' | 'empty_reply' }
  | { ok: false; code: 'upstream'; status: number; message: string | null };

export type ConversationFailure = (ChatServiceFailure | { ok: false; code: 'session' }) & { sessionId: string | null };

export type Conversation = { ok: true; reply: string; sessionId: string } | ConversationFailure;

/**
 * Asks for the reply to a message, in a new session where there is none.
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

export async function createSession(
  chat: Config['chat'],
  signal: AbortSignal,
): Promise<{ ok: true; data: string } | ChatServiceFailure> {
  const answer = await post(
    `${chat.apiUrl}/chat/session`,
    { api_key: chat.apiKey, assistant_id: chat.assistantId },
    signal,
  );
  if (!answer.ok) return answer;
  const session = sessionSchema.safeParse(answer.data);
  return session.success ? { ok: true, data: session.data.session_id } : { ok: false, code: 'empty_reply' };
}

export async function requestReply(
  chat: Config['chat'],
  sessionId: string,
  messages: readonly ChatHistoryItem[],
  signal: AbortSignal,
): Promise<{ ok: true; data: string } | ChatServiceFailure> {
  const answer = await post(
    `${chat.apiUrl}/chat`,
    { api_key: chat.apiKey, session_id: sessionId, assistant_id: chat.assistantId, type: 'custom_code', messages },
    signal,
  );
  if (!answer.ok) return answer;
  const reply = findReply(answer.data);
  return reply === null ? { ok: false, code: 'empty_reply' } : { ok: true, data: reply };
}

/** The first that is not empty of message, response, content and answer; null when there is none, or when it is too long. */
export function findReply(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const fields = body as Record<string, unknown>;
  const reply = ['message', 'response', 'content', 'answer']
    .map((name) => fields[name])
    .map((value) => (typeof value === 'string' ? storableText(value).trim() : ''))
    .find((text) => text !== '');
  return reply === undefined || new TextEncoder().encode(reply).length > maximumReply ? null : reply;
}

async function post(
  url: string,
  body: unknown,
  signal: AbortSignal,
): Promise<Result<unknown, never> | ChatServiceFailure> {
  let status: number;
  let text: string | null;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal,
      redirect: 'manual',
    });
    status = response.status;
    text = await readBounded(response, maximumBody);
  } catch (error) {
    return { ok: false, code: isTimeout(error, signal) ? 'timeout' : 'unreachable' };
  }
  const data = parseJson(text);
  if (status < 200 || status > 299) return { ok: false, code: 'upstream', status, message: findMessage(data) };
  return { ok: true, data };
}

function isTimeout(error: unknown, signal: AbortSignal): boolean {
  const reason = signal.aborted ? signal.reason : error;
  return reason instanceof Error && reason.name === 'TimeoutError';
}

function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // The caller finds neither a session nor a reply in `null`, and says so.
    return null;
  }
}

/** The service's own message, for a status that the site has no text for. */
function findMessage(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { message, error } = body as Record<string, unknown>;
  const text = typeof message === 'string' ? message : typeof error === 'string' ? error : '';
  return text.trim() === '' ? null : text.trim().slice(0, 300);
}
