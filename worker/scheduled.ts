import { deleteExpiredRecords } from './data/retention.ts';
import { createDatabase } from './data/supabase.ts';
import { getConfig } from './env.ts';
import { tryOrLog } from './log.ts';
import { replayFailedLogs } from './queues/failed-chat-logs.ts';
import { tellDueLeads } from './queues/leads.ts';

/** Runs every five minutes: replays what failed, tells the owner what is due and deletes expired records. Each part runs even if another fails or takes long. */
export async function runScheduled(_: ScheduledController, env: Env): Promise<void> {
  const result = getConfig(env);
  if (!result.ok) throw new Error(result.problems.join('. '));
  const { config } = result;
  const database = await createDatabase(config.database);
  const parts = {
    chatLogs: () => replayFailedLogs(env.FAILED_LOGS, database),
    leads: () => tellDueLeads(env, config, database),
    expired: () => deleteExpiredRecords(database),
  };
  await Promise.all(
    Object.entries(parts).map(async ([part, run]) => {
      const result = await tryOrLog<unknown>(run);
      if (result !== null) console.info(JSON.stringify({ level: 'info', event: 'scheduled', part, result }));
    }),
  );
}
