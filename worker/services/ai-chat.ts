// Client of the AI chat service: `POST /chat/session` and `POST /chat` below a base address that ends in `/api`.
import * as z from 'zod/mini';
import { type ChatHistoryItem, newestItems, sessionIdSchema } from '#shared/chat.ts';
import { readBounded } from '../bounded-body.ts';
import type { Config } from '../env.ts';
import { parseJson } from '../parse-json.ts';
import { createReplyText, readReplyStream, type ReplyListener } from './reply-stream.ts';
import { findText, maximumReply, replyFields } from './reply-text.ts';

/** In bytes. No more of an answer is read: it has room for the longest reply with every character escaped, and other fields. */
const maximumBody = 256 * 1024;

/** `sources` is whatever the service says. */
export type Reply = { text: string; sources: unknown };
export type Failure =
  | { ok: false; code: 'unreachable' | 'timeout' | 'empty_reply' }
  | { ok: false; code: 'upstream'; status: number; message: string | null };
export type Outcome<Data> = { ok: true; data: Data } | Failure;

export type ConversationFailure = (Failure | { ok: false; code: 'session' }) & {
  sessionId: string | null;
  /** What had arrived of a reply that broke off. */
  arrived?: string;
};

export type Conversation = { ok: true; reply: string; sources: unknown; sessionId: string } | ConversationFailure;

/**
 * Asks for the reply to a message, in a new session if there is none.
 * @param signal aborts with a `TimeoutError`, or because the visitor left
 * @param listener null to ask for the reply as a whole
 */
export async function converse(
  chat: Config['chat'],
  request: { message: string; sessionId?: string | null; history: ChatHistoryItem[] },
  signal: AbortSignal,
  listener: ReplyListener | null = null,
): Promise<Conversation> {
  let sessionId = request.sessionId ?? null;
  if (!sessionId) {
    const session = await createSession(chat, signal);
    if (!session.ok) return { ok: false, code: 'session', sessionId };
    sessionId = session.data;
  }
  const messages = newestItems([...request.history, { role: 'user', content: request.message }]);
  const reply = await requestReply(chat, sessionId, messages, signal, listener);
  if (!reply.ok) return { ...reply, sessionId };
  return { ok: true, reply: reply.data.text, sources: reply.data.sources, sessionId };
}

const sessionSchema = z.object({ session_id: sessionIdSchema });

export function createSession(chat: Config['chat'], signal: AbortSignal): Promise<Outcome<string>> {
  return post(chat, '/chat/session', {}, { accept: 'application/json', signal }, async (response) => {
    const session = sessionSchema.safeParse(await readAnswer(response)).data?.session_id;
    return session === undefined ? { ok: false, code: 'empty_reply' } : { ok: true, data: session };
  });
}

/** A service that streams although it was not asked to is read to its end. */
export async function requestReply(
  chat: Config['chat'],
  session_id: string,
  messages: readonly ChatHistoryItem[],
  signal: AbortSignal,
  listener: ReplyListener | null = null,
): Promise<Outcome<Reply> & { arrived?: string }> {
  const body = { session_id, type: 'custom_code', messages };
  const accept = listener ? 'text/event-stream, application/json' : 'application/json';
  const text = createReplyText();
  const outcome = await post(chat, '/chat', body, { accept, signal }, async (response): Promise<Outcome<Reply>> => {
    if (response.body && isEventStream(response)) {
      listener?.onStart();
      return readReplyStream(response.body, text, listener);
    }
    const answer = await readAnswer(response);
    const reply = findReply(answer);
    if (reply === null) return { ok: false, code: 'empty_reply' };
    return { ok: true, data: { text: reply, sources: Object(answer).sources } };
  });
  return outcome.ok || text.said() === '' ? outcome : { ...outcome, arrived: text.said() };
}

/** The first of message, response, content and answer that is not empty. Null when there is none, or when it is too long. */
export function findReply(body: unknown): string | null {
  const reply = findText(body, replyFields);
  return reply === null || new TextEncoder().encode(reply).length > maximumReply ? null : reply;
}

/** @param read returns what a good answer holds */
async function post<Data>(
  { apiUrl, apiKey: api_key, assistantId: assistant_id }: Config['chat'],
  path: string,
  body: object,
  { accept, signal }: { accept: string; signal: AbortSignal },
  read: (response: Response) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  try {
    const response = await fetch(apiUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ api_key, assistant_id, ...body }),
      signal,
      redirect: 'manual',
    });
    const { ok, status } = response;
    if (ok) return await read(response);
    // The service's own message, shown for a status that the site has no text for.
    const message = findText(await readAnswer(response), ['message', 'error'])?.slice(0, 300) ?? null;
    return { ok, code: 'upstream', status, message };
  } catch (error) {
    return { ok: false, code: isTimeout(error, signal) ? 'timeout' : 'unreachable' };
  }
}

/** Null when it is no JSON, or too long. */
async function readAnswer(response: Response): Promise<unknown> {
  const text = await readBounded(response, maximumBody);
  return text === null ? null : parseJson(text);
}

function isEventStream({ headers }: Response): boolean {
  return /^text\/event-stream\b/i.test(headers.get('content-type') ?? '');
}

function isTimeout(error: unknown, signal: AbortSignal): boolean {
  const reason = signal.aborted ? signal.reason : error;
  return reason instanceof Error && reason.name === 'TimeoutError';
}
