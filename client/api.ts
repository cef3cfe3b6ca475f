// The one place of the browser that speaks to `/api`. The Worker's types stay out of the browser's program (they redefine its
// globals), so both sides take the shapes of what travels from `shared`.
import type { ChatFailure, ChatHistoryItem, ChatLogRecord, ChatReply } from '#shared/chat.ts';
import type {
  ContactEnvelope,
  ContactErrorCode,
  ContactField,
  ContactForm,
  challengeField,
  honeypotField,
} from '#shared/contact.ts';
import type { Language } from '#shared/languages.ts';
import type { ApiFailure } from '#shared/results.ts';

/** What came back; `ok: false` where nothing did that the site's own edge would say. */
export type Answer<Body> =
  | { ok: true; status: number; body: Body }
  /** `interrupted`: the answer broke off. */
  | { ok: false; code: 'unreachable' | 'timeout' | 'interrupted' }
  | { ok: false; code: 'unreadable'; status: number };

export type ContactAnswer =
  | { ok: true; submissionId: string; createdAt: string }
  | (ApiFailure<ContactErrorCode> & { fields?: Partial<Record<ContactField, string>> });

export type ChatRequest = {
  /** Under which the interaction is logged, by whoever logs it. */
  id: string;
  message: string;
  sessionId: string | null;
  history: ChatHistoryItem[];
  language: Language;
};

export type ChatLogsAnswer = { ok: true; accepted: string[] } | ApiFailure;

/** Also where the form posts itself without scripts. */
export const contactAddress = '/api/contact';

/** A little more than the edge takes at most before it answers by itself, in ms. */
const patience = 35_000;

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
  // A timer of the page: a fake clock reaches it, unlike `AbortSignal.timeout`.
  const timer = setTimeout(() => abort.abort(), patience);
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
    // Not an error of the program: what happened is in the value, and whoever asked has the words for it.
    if (abort.signal.aborted) return { ok: false, code: 'timeout' };
    if (status === undefined) return { ok: false, code: 'unreachable' };
    return error instanceof SyntaxError
      ? { ok: false, code: 'unreadable', status }
      : { ok: false, code: 'interrupted' };
  } finally {
    clearTimeout(timer);
  }
}

/** Every answer of the edge carries `ok`; a proxy's page of regret does not. */
function isAnswer<Body extends { ok: boolean }>(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && 'ok' in value && typeof value.ok === 'boolean';
}
