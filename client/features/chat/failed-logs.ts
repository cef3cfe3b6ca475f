// Interactions that never reached the edge, or whose answer got lost, kept in localStorage until the edge takes them over.
import { postChatLogs } from '#client/api.ts';
import { readStored, writeStored } from '#client/state/browser-storage.ts';
import { type ChatLogRecord, chatLimits, chatLogRecordSchema } from '#shared/chat.ts';
import { failedLogsKey } from './failed-logs-key.ts';

type Failure = {
  /** Of the interaction: the edge may have logged it as well, and an id is stored once. */
  id: string;
  message: string;
  error: string;
  sessionId: string | null;
  started: number;
};

/** What the edge takes at most, in ms: a machine may sleep in the middle of a request. */
const longestTime = 3_600_000;

export function keepFailedLog({ id, message, error, sessionId, started }: Failure): void {
  const record: ChatLogRecord = {
    id,
    user_message: message.slice(0, chatLimits.message).toWellFormed(),
    ai_response: null,
    error,
    session_id: sessionId,
    response_time_ms: Math.min(Math.max(0, Date.now() - started), longestTime),
    success: false,
    timestamp: new Date(started).toISOString(),
  };
  // Where the bound is reached the oldest goes.
  write([...readOthers([id]), record].slice(-chatLimits.logRecords));
}

/** The answer came after all. */
export function dropFailedLog(id: string): void {
  write(readOthers([id]));
}

/** Oldest first. What another program left there is passed over. */
export function readFailedLogs(): ChatLogRecord[] {
  const stored = readStored('localStorage', failedLogsKey);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((item) => chatLogRecordSchema.safeParse(item).data ?? []);
}

let handingOver: Promise<void> | undefined;

/** Gives the edge what is kept, and drops what it took. One at a time; never throws. */
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
  // Read again: something may have been added meanwhile, here or in another tab.
  write(readOthers(answer.body.accepted));
}

function readOthers(ids: readonly string[]): ChatLogRecord[] {
  return readFailedLogs().filter(({ id }) => !ids.includes(id));
}

function write(records: readonly ChatLogRecord[]): void {
  writeStored('localStorage', failedLogsKey, records);
}
