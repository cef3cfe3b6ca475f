// All requests of the browser to `/api`, but for reports of errors, which depend on nothing. The types of answers stand in `shared`, where
// the Worker that gives them takes them, too; its own types would redefine the browser's globals.
import type { ChatFailure, ChatHistoryItem, ChatLogRecord, ChatLogsAnswer, ChatReply } from '#shared/chat.ts';
import type { ContactAnswer, ContactEnvelope, ContactForm, challengeField, honeypotField } from '#shared/contact.ts';
import type { Language } from '#shared/languages.ts';

/** `ok: false`: no usable answer arrived. A refusal by the Worker is an answer, so it has `ok: true`. */
export type Answer<Body> =
  | { ok: true; status: number; body: Body }
  /** `interrupted`: the connection was lost in the middle of the answer. */
  | { ok: false; code: 'unreachable' | 'timeout' | 'interrupted' }
  | { ok: false; code: 'unreadable'; status: number };

export type ChatRequest = {
  /** The id of the interaction's log record, whether the Worker or the browser writes it. */
  id: string;
  message: string;
  sessionId: string | null;
  history: ChatHistoryItem[];
  language: Language;
};

/** Also the `action` of the form, for visitors without scripts. */
export const contactAddress = '/api/contact';

/** In ms. Slightly longer than the Worker's own limit. */
const timeout = 35_000;

export type ContactRequest = ContactForm &
  ContactEnvelope &
  Record<typeof honeypotField | typeof challengeField, string>;

export function postContact(form: ContactRequest): Promise<Answer<ContactAnswer>> {
  return post(contactAddress, form);
}

export function postChat(request: ChatRequest): Promise<Answer<ChatReply | ChatFailure>> {
  return post('/api/chat', request);
}

export function postChatLogs(records: ChatLogRecord[]): Promise<Answer<ChatLogsAnswer>> {
  return post('/api/chat/logs', { records });
}

async function post<Body extends { ok: boolean }>(path: string, body: unknown): Promise<Answer<Body>> {
  const abort = new AbortController();
  // Not `AbortSignal.timeout`, because the fake timers of tests cannot control it.
  const timer = setTimeout(() => abort.abort(), timeout);
  let status: number | undefined;
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: abort.signal,
    });
    status = response.status;
    const answer: unknown = await response.json();
    return isAnswer<Body>(answer) ? { ok: true, status, body: answer } : { ok: false, code: 'unreadable', status };
  } catch (error) {
    // Expected, so not logged: the caller shows a text for the returned code.
    if (abort.signal.aborted) return { ok: false, code: 'timeout' };
    if (status === undefined) return { ok: false, code: 'unreachable' };
    return error instanceof SyntaxError
      ? { ok: false, code: 'unreadable', status }
      : { ok: false, code: 'interrupted' };
  } finally {
    clearTimeout(timer);
  }
}

/** Every answer from the Worker has `ok`; a proxy's error page does not. */
function isAnswer<Body extends { ok: boolean }>(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && 'ok' in value && typeof value.ok === 'boolean';
}
