import type { ChatLogRecord } from '#shared/chat.ts';

/** A record of a question that was answered, with an id of its own. */
export function newChatLogRecord(given: Partial<ChatLogRecord> = {}): ChatLogRecord {
  return {
    id: crypto.randomUUID(),
    user_message: 'How long?',
    ai_response: 'Three to four weeks.',
    error: null,
    session_id: 'session-1',
    response_time_ms: 812,
    success: true,
    language: 'en',
    timestamp: '2026-11-20T08:00:00.000Z',
    ...given,
  };
}
