// Records that could not be written to the table, even by the queue's retries, are kept in KV. The scheduled handler writes them when the
// database works again. KV deletes them when the table would.
import { type ChatLogRecord, chatLogRecordSchema } from '#shared/chat.ts';
import { type KvKey, retention } from '#shared/retention.ts';
import { ChatLogWriteError, storeChatLogs } from '../data/chat-logs.ts';
import type { Database } from '../data/supabase.ts';
import { keepUntil } from '../kv.ts';
import { log, logError, tryOrLog } from '../log.ts';
import { parseJson } from '../parse-json.ts';
import { handleEach } from './handle-each.ts';

const prefix = 'failedChatLogs:';

/** How long KV may take to list what waits where the owner waits for it, in ms. */
export const listTimeout = 10_000;

/** Why a record is in KV: the table did not take it, the queue did not take it, or a rule of the table refuses it for good. */
export type WaitingReason = 'table' | 'queue' | 'rule';

/** KV metadata, which a list of keys includes. Records of an older version have none. */
type Waiting = {
  since: string;
  reason: WaitingReason;
  conversation: string;
  /** How often a rule of the table refused it. */
  refusals?: number;
};

/** After so many refusals a record is set aside: it is not tried again until somebody has looked at it. */
const maximumRefusals = 3;

/** Like in the table: a message without a session is a conversation of its own. */
const conversationOf = (record: ChatLogRecord) => record.session_id ?? record.id;

export async function keepFailedLog(kv: KVNamespace, record: ChatLogRecord, reason: WaitingReason): Promise<void> {
  const until = new Date(Date.parse(record.timestamp) + retention.chatLogDays * 86_400_000);
  const metadata: Waiting = { since: new Date().toISOString(), reason, conversation: conversationOf(record) };
  await keepUntil(kv, `${prefix}${record.id}`, JSON.stringify(record), until, metadata);
}

/** Consumer of the dead-letter queue. */
export function consumeFailedChatLogs(batch: MessageBatch<ChatLogRecord>, kv: KVNamespace): Promise<void> {
  return handleEach(batch, (record) => keepFailedLog(kv, record, 'table'));
}

/** How long one run tries, in ms. If the database does not answer, each attempt takes seconds, and the next run is minutes away. */
const maximumDuration = 60_000;

/**
 * Writes the records in KV to the table, one by one. `kept` counts the records that failed or were not reached in time; they stay in KV. A
 * record that a rule of the table keeps refusing is set aside.
 */
export async function replayFailedLogs(
  kv: KVNamespace,
  database: Database,
): Promise<{ replayed: number; kept: number }> {
  const end = Date.now() + maximumDuration;
  const result = { replayed: 0, kept: 0 };
  for await (const key of listWaiting(kv)) {
    if ((key.metadata?.refusals ?? 0) >= maximumRefusals) continue;
    const outcome = Date.now() > end ? null : await tryOrLog(() => replay(kv, database, key));
    if (outcome === 'replayed') result.replayed += 1;
    if (outcome === null) result.kept += 1;
  }
  return result;
}

/** `gone`: the record was deleted after it was listed. Null: it stays in KV. */
async function replay(kv: KVNamespace, database: Database, key: WaitingKey): Promise<'gone' | 'replayed' | null> {
  const { name, metadata, expiration } = key;
  const text = await kv.get(name);
  if (text === null) return 'gone';
  const record = readRecord(text);
  // The text is not overwritten, because it may have been misread only this once.
  if (!record) throw new Error('What waits in KV is no record');
  if (await isTaken(database, record)) {
    await kv.delete(name);
    return 'replayed';
  }
  const refusals = (metadata?.refusals ?? 0) + 1;
  const isLast = refusals >= maximumRefusals;
  const until = new Date(expiration ? expiration * 1000 : Date.now() + retention.chatLogDays * 86_400_000);
  await keepUntil(kv, name as KvKey, text, until, { ...metadata, refusals, ...(isLast && { reason: 'rule' }) });
  if (isLast) log('error', 'chat-log-set-aside', { id: name.slice(prefix.length) });
  return null;
}

/** False when a rule of the table refuses the record. */
async function isTaken(database: Database, record: ChatLogRecord): Promise<boolean> {
  try {
    await storeChatLogs(database, [record]);
    return true;
  } catch (error) {
    if (!(error instanceof ChatLogWriteError && error.isFinal)) throw error;
    logError(error);
    return false;
  }
}

/** Null when the text is not a record. */
function readRecord(text: string): ChatLogRecord | null {
  return chatLogRecordSchema.safeParse(parseJson(text)).data ?? null;
}

/** The number of records in KV, the time of the oldest and its reason. If any record is set aside, the reason is `rule`. */
export async function findWaitingLogs(kv: KVNamespace) {
  const found = { count: 0, oldest: null as string | null, reason: null as WaitingReason | null };
  for await (const { metadata } of listWaiting(kv)) {
    found.count += 1;
    if (!metadata) continue;
    const isOldest = found.oldest === null || metadata.since < found.oldest;
    if (isOldest) found.oldest = metadata.since;
    if (metadata.reason === 'rule' || (isOldest && found.reason !== 'rule')) found.reason = metadata.reason;
  }
  return found;
}

/** Deletes the records of a conversation from KV. The table would refuse them, but they would stay here until they expire. */
export async function dropConversation(kv: KVNamespace, conversation: string): Promise<void> {
  for await (const { name, metadata } of listWaiting(kv)) {
    const found = metadata?.conversation ?? (await conversationAt(kv, name));
    if (found === conversation || name === prefix + conversation) await kv.delete(name);
  }
}

async function conversationAt(kv: KVNamespace, name: string): Promise<string | null> {
  const record = readRecord((await kv.get(name)) ?? '');
  return record && conversationOf(record);
}

type WaitingKey = KVNamespaceListResult<Waiting>['keys'][number];

async function* listWaiting(kv: KVNamespace) {
  let cursor: string | undefined;
  do {
    const page: KVNamespaceListResult<Waiting> = await kv.list<Waiting>({ prefix, cursor });
    yield* page.keys;
    cursor = page.list_complete ? undefined : page.cursor;
  } while (cursor);
}
