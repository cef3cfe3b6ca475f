// All requests of the browser to `/api`, but for reports of errors, which depend on nothing. The types of answers stand in `shared`, where
// the Worker that gives them takes them, too; its own types would redefine the browser's globals.
import type {
  ChatFailure,
  ChatHistoryItem,
  ChatLogRecord,
  ChatLogsAnswer,
  ChatReply,
  FeedbackAnswer,
  FeedbackRequest,
} from '#shared/chat.ts';
import type { ContactAnswer, ContactEnvelope, ContactForm, challengeField, honeypotField } from '#shared/contact.ts';
import type { Language } from '#shared/languages.ts';

/** `ok: false`: no usable answer arrived. A refusal by the Worker is an answer, so it has `ok: true`. */
export type Answer<Body> =
  /** `retryAfter`: in how many seconds to come back, where the Worker says so. */
  | { ok: true; status: number; body: Body; retryAfter: number | null }
  /** `interrupted`: the connection was lost in the middle of the answer, or the caller stopped it. */
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

/** In ms. Slightly longer than the Worker's own limit; of an answer that comes in pieces, without any. */
const timeout = 35_000;

const eventStream = 'text/event-stream';

export type ContactRequest = ContactForm &
  ContactEnvelope &
  Record<typeof honeypotField | typeof challengeField, string> & {
    /** The chat session that the visitor attached. */
    conversation?: string;
  };

export function postContact(form: ContactRequest, again: SendingAgain): Promise<Answer<ContactAnswer>> {
  return postUntilTaken(contactAddress, form, again);
}

export function postChat(
  request: ChatRequest,
  again: SendingAgain,
  streaming: Streaming,
): Promise<Answer<ChatReply | ChatFailure>> {
  return postUntilTaken('/api/chat', request, again, streaming);
}

export function postChatLogs(records: ChatLogRecord[]): Promise<Answer<ChatLogsAnswer>> {
  return post('/api/chat/logs', { records });
}

export function postFeedback(request: FeedbackRequest): Promise<Answer<FeedbackAnswer>> {
  return post('/api/chat/feedback', request);
}

export type SendingAgain = {
  /** Called when the Worker is too busy, and the request will be sent again in some seconds. */
  onWait: () => void;
  /** Called after that. When it is false, the request is not sent again. */
  isStillWanted: () => boolean;
};

/** For an answer that may come piece by piece, as server-sent events. */
export type Streaming = {
  /** Reads such an answer to its end, and returns its last word; undefined when there is none. */
  read: (body: ReadableStream<Uint8Array>, onBytes: () => void) => Promise<unknown>;
  /** Stops waiting for the answer. */
  stop: AbortSignal;
};

const maximumRepeats = 2;
/** In ms. */
const longestWait = 10_000;

/** When the Worker is too busy, waits as long as it says and sends the same request again, twice at most. Returns the last answer. */
async function postUntilTaken<Body extends { ok: boolean }>(
  path: string,
  body: unknown,
  { onWait, isStillWanted }: SendingAgain,
  streaming?: Streaming,
): Promise<Answer<Body>> {
  for (let repeats = 0; ; repeats += 1) {
    const answer = await post<Body>(path, body, streaming);
    const isBusy = answer.ok && answer.status === 503 && answer.retryAfter !== null;
    if (!isBusy || repeats === maximumRepeats) return answer;
    onWait();
    // A part of a second by chance, because others were told the same second.
    const wait = Math.min(((answer.retryAfter ?? 0) + Math.random()) * 1000, longestWait);
    await new Promise((resolve) => {
      setTimeout(resolve, wait);
      streaming?.stop.addEventListener('abort', resolve);
    });
    if (streaming?.stop.aborted) return { ok: false, code: 'interrupted' };
    if (!isStillWanted()) return answer;
  }
}

async function post<Body extends { ok: boolean }>(
  path: string,
  body: unknown,
  streaming?: Streaming,
): Promise<Answer<Body>> {
  const abort = new AbortController();
  const giveUp = () => abort.abort();
  // Not `AbortSignal.timeout`, because the fake timers of tests cannot control it.
  let timer = setTimeout(giveUp, timeout);
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, timeout);
  };
  streaming?.stop.addEventListener('abort', giveUp);
  let status: number | undefined;
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(streaming && { Accept: eventStream }) },
      body: JSON.stringify(body),
      signal: abort.signal,
    });
    status = response.status;
    const isStream = streaming && response.body && response.headers.get('Content-Type')?.startsWith(eventStream);
    const answer: unknown = await (isStream ? streaming.read(response.body, restartTimer) : response.json());
    if (answer === undefined) return { ok: false, code: 'interrupted' };
    if (!isAnswer<Body>(answer)) return { ok: false, code: 'unreadable', status };
    return { ok: true, status, body: answer, retryAfter: Number(response.headers.get('Retry-After')) || null };
  } catch (error) {
    // Expected, so not logged: the caller shows a text for the returned code.
    if (abort.signal.aborted) return { ok: false, code: streaming?.stop.aborted ? 'interrupted' : 'timeout' };
    if (status === undefined) return { ok: false, code: 'unreachable' };
    return error instanceof SyntaxError
      ? { ok: false, code: 'unreadable', status }
      : { ok: false, code: 'interrupted' };
  } finally {
    clearTimeout(timer);
    streaming?.stop.removeEventListener('abort', giveUp);
  }
}

/** Every answer from the Worker has `ok`; a proxy's error page does not. */
function isAnswer<Body extends { ok: boolean }>(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && 'ok' in value && typeof value.ok === 'boolean';
}
