import type { ChatErrorCode, ChatFailure } from '#shared/chat.ts';
import { chatErrors as en } from '#shared/content/en/chat-errors.ts';
import { chatErrors as nl } from '#shared/content/nl/chat-errors.ts';
import type { Language } from '#shared/languages.ts';
import type { ConversationFailure } from '../services/ai-chat.ts';

const texts = { en, nl };

/** The names of failures in answers and in the log, where they differ from the code. */
const technicalNames: Partial<Record<ChatErrorCode, string>> = {
  empty: 'Empty message',
  too_long: 'Message too long',
  empty_reply: 'Empty response from server',
};

const statuses = {
  session: 502,
  upstream: 502,
  empty_reply: 502,
  unreachable: 503,
  timeout: 504,
} as const;

/** The body of an answer that refuses a request or says why there is no reply. */
export function chatFailure(code: ChatErrorCode, language: Language): ChatFailure {
  const messages: Record<string, string> = texts[language].byCode;
  const error = technicalNames[code];
  return { ok: false, code, message: messages[code] ?? texts[language].other, ...(error && { error }) };
}

/** Status and body of the answer to a message that got no reply. */
export function describeFailure(failure: ConversationFailure, language: Language) {
  const status = statuses[failure.code];
  const body = chatFailure(failure.code, language);
  if (failure.code !== 'upstream') return { status, body };
  const messages: Record<number, string> = texts[language].byStatus;
  const upstream: ChatFailure = {
    ...body,
    message: messages[failure.status] ?? failure.message ?? texts[language].other,
    upstreamStatus: failure.status,
    ...(failure.status === 401 && { sessionId: null }),
  };
  return { status, body: upstream };
}

/** The `error` of the log record. */
export function failureName(failure: ConversationFailure): string {
  if (failure.code === 'upstream') return `HTTP ${failure.status}`;
  return technicalNames[failure.code] ?? failure.code;
}
