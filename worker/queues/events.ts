import { addEventCounts, type EventMessage } from '../data/daily-counts.ts';
import type { Database } from '../data/supabase.ts';
import { log, logError, logSome } from '../log.ts';

/** The queue gives up after so many retries; `wrangler.toml` has the same number. */
const maximumRetries = 100;

/** Adds all batches to the counts. Each is counted once, however often it is delivered. */
export async function consumeEvents(batch: MessageBatch<EventMessage>, database: Database): Promise<void> {
  const batches = batch.messages.map(({ id, timestamp, body }) => ({ id, at: timestamp.toISOString(), ...body }));
  try {
    await addEventCounts(database, batches);
    logSome(10, 'info', 'events-counted', { batches: batches.length });
    batch.ackAll();
  } catch (error) {
    logError(error);
    const lost = batch.messages.filter(({ attempts }) => attempts > maximumRetries).length;
    if (lost > 0) log('error', 'events-lost', { batches: lost });
    batch.retryAll();
  }
}
