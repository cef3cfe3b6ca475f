// Chat interactions that did not reach the Worker, or whose answer was lost. They are kept in localStorage until the Worker accepts them.
import { postChatLogs } from '#client/api.ts';
import { readStored, writeStored } from '#client/state/browser-storage.ts';
import { type ChatLogRecord, chatLimits, reportedLogSchema } from '#shared/chat.ts';
import type { Language } from '#shared/languages.ts';

type Failure = {
  /** The id of the interaction. The Worker may have logged it too; because both use this id, it is stored once. */
  id: string;
  message: string;
  error: string;
  sessionId: string | null;
  language: Language;
  started: number;
};

/** The longest response time that the Worker accepts, in ms. A computer that sleeps during a request can measure more. */
const maximumTime = 3_600_000;

export function keepFailedLog({ id, message, error, sessionId, language, started }: Failure): void {
  const record: ChatLogRecord = {
    id,
    user_message: message.slice(0, chatLimits.message).toWellFormed(),
    ai_response: null,
    error,
    session_id: sessionId,
    response_time_ms: Math.min(Math.max(0, Date.now() - started), maximumTime),
    success: false,
    language,
    timestamp: new Date(started).toISOString(),
  };
  // At the maximum the oldest record is dropped.
  write([...readOthers([id]), record].slice(-chatLimits.logRecords));
}

/** Drops the record of an interaction whose answer arrived after all. */
export function dropFailedLog(id: string): void {
  write(readOthers([id]));
}

/** Oldest first. Values of another shape are left out. */
export function readFailedLogs(): ChatLogRecord[] {
  const stored = readStored('localStorage', 'failedChatLogs');
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((item) => reportedLogSchema.safeParse(item).data ?? []);
}

let handingOver: Promise<void> | undefined;

/** Sends the kept records to the Worker and drops those it accepted. Calls at the same time share one request; never throws. */
export function handOverFailedLogs(): Promise<void> {
  handingOver ??= handOver().finally(() => {
    handingOver = undefined;
  });
  return handingOver;
}

async function handOver(): Promise<void> {
  const records = readFailedLogs();
  if (records.length === 0) return;
  const answer = await postChatLogs(records.slice(0, chatLimits.logRecords));
  if (!answer.ok || !answer.body.ok || !Array.isArray(answer.body.accepted)) return;
  // Read again: records may have been added meanwhile, here or in another tab.
  write(readOthers(answer.body.accepted));
}

function readOthers(ids: readonly string[]): ChatLogRecord[] {
  return readFailedLogs().filter(({ id }) => !ids.includes(id));
}

function write(records: readonly ChatLogRecord[]): void {
  writeStored('localStorage', 'failedChatLogs', records);
}
