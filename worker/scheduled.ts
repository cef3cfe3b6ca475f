import { deleteExpiredRecords } from './data/expired-records.ts';
import { createDatabase } from './data/supabase.ts';
import { getConfig } from './env.ts';
import { log, tryOrLog } from './log.ts';
import { replayFailedLogs } from './queues/failed-chat-logs.ts';
import { tellDueLeads } from './queues/leads.ts';
import { sendDueReplies } from './queues/replies.ts';

/**
 * Runs every five minutes: replays failed chat logs, sends notices and replies that are due, and deletes expired records. Each part runs even if another
 * fails or takes long.
 */
export async function runScheduled(_: ScheduledController, env: Env): Promise<void> {
  const result = getConfig(env);
  if (!result.ok) throw new Error(result.problems.join('. '));
  const { config } = result;
  const database = await createDatabase(config.database);
  const parts = {
    chatLogs: () => replayFailedLogs(env.FAILED_LOGS, database),
    leads: () => tellDueLeads(env, config, database),
    replies: () => sendDueReplies(env, config, database),
    expired: () => deleteExpiredRecords(database),
  };
  await Promise.all(
    Object.entries(parts).map(async ([part, run]) => {
      const result = await tryOrLog<Record<string, number>>(run);
      // Most runs find nothing to do, and log nothing.
      if (result && Object.values(result).some((count) => count > 0)) log('info', 'scheduled', { part, result });
    }),
  );
}
