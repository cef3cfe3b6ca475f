import type { ChatLogRecord } from '#shared/chat.ts';
import type { EventMessage } from '../data/daily-counts.ts';
import { createDatabase } from '../data/supabase.ts';
import { type Config, getConfig } from '../env.ts';
import { tryOrLog } from '../log.ts';
import { consumeChatLogs } from './chat-logs.ts';
import { consumeEvents } from './events.ts';
import { consumeFailedChatLogs } from './failed-chat-logs.ts';
import { consumeFailedLeads, consumeLeads, type LeadMessage, type ReplyMessage } from './leads.ts';

/** The consumer of each queue in `wrangler.toml`, by the queue's name without the prefix of its environment. */
const consumers: Record<string, (batch: MessageBatch<never>, env: Env, config: Config) => Promise<void>> = {
  'chat-logs': async (batch: MessageBatch<ChatLogRecord>, _, config) =>
    consumeChatLogs(batch, await createDatabase(config.database)),
  'chat-logs-failed': (batch: MessageBatch<ChatLogRecord>, env) => consumeFailedChatLogs(batch, env.FAILED_LOGS),
  events: async (batch: MessageBatch<EventMessage>, _, config) =>
    consumeEvents(batch, await createDatabase(config.database)),
  leads: async (batch: MessageBatch<LeadMessage | ReplyMessage>, env, config) =>
    consumeLeads(batch, env, config, await createDatabase(config.database)),
  'leads-failed': async (batch: MessageBatch<LeadMessage | ReplyMessage>) => consumeFailedLeads(batch),
};

/**
 * If handling fails as a whole, all messages are delivered again. The error is logged here and not thrown, because the platform's own line
 * about it is not JSON.
 */
export async function consume(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  const isConsumed = await tryOrLog(async () => {
    await consumeBatch(batch, env);
    return true;
  });
  if (!isConsumed) batch.retryAll();
}

async function consumeBatch(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  const consumer = consumers[batch.queue.replace(/^staging-/, '')];
  if (!consumer) throw new Error(`No consumer for the queue ${batch.queue}`);
  const result = getConfig(env);
  if (!result.ok) throw new Error(result.problems.join('. '));
  await consumer(batch as MessageBatch<never>, env, result.config);
}
