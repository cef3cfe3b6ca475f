// Records that could not be written to the table, also by the queue's retries, are kept in KV. The scheduled handler writes them when
// the database works again. KV drops them when the table would.
import { type ChatLogRecord, chatLogRecordSchema } from '#shared/chat.ts';
import { type KvKey, retention } from '#shared/retention.ts';
import { ChatLogWriteError, storeChatLogs } from '../data/chat-logs.ts';
import type { Database } from '../data/supabase.ts';
import { keepUntil } from '../kv.ts';
import { log, logError, tryOrLog } from '../log.ts';
import { parseJson } from '../parse-json.ts';
import { handleEach } from './handle-each.ts';

const prefix = 'failedChatLogs:';

/** Why a record waits: the table did not take it, no queue did, or a rule of the table refuses it for good. */
export type WaitingReason = 'table' | 'queue' | 'rule';

/** Told by a list of keys alone. Records of an older version have none. */
type Waiting = {
  since: string;
  reason: WaitingReason;
  conversation: string;
  /** How often a rule of the table refused it. */
  refusals?: number;
};

/** After so many it is tried no more, until somebody has looked at it. */
const maximumRefusals = 3;

/** As the table has it: a message for which no session could be made is a conversation of its own. */
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

/** How long one run tries, in ms: where the database does not answer, each attempt takes seconds. The next run is minutes away. */
const maximumDuration = 60_000;

/**
 * Writes what is kept in KV to the table, one by one. What fails stays in KV, and so does what was not reached in time; `kept` counts
 * both. What a rule of the table refuses is set aside at last.
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

/** `gone`: deleted since it was listed. */
async function replay(kv: KVNamespace, database: Database, key: WaitingKey): Promise<'gone' | 'replayed' | null> {
  const { name, metadata, expiration } = key;
  const text = await kv.get(name);
  if (text === null) return 'gone';
  const record = readRecord(text);
  // It stays as it is: what was read wrongly once must not take its place.
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

/** False when it never will be. */
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

/** Null where the text is no record. */
function readRecord(text: string): ChatLogRecord | null {
  return chatLogRecordSchema.safeParse(parseJson(text)).data ?? null;
}

/** How many records wait, since when the oldest does and why; that one is set aside comes before all else. */
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

/** Deletes what waits of a conversation. The table takes none of it any more, but the words would stay here until then. */
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
