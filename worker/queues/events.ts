import type { EventBatch } from '#shared/events.ts';
import { addEventCounts } from '../data/daily-counts.ts';
import type { Database } from '../data/supabase.ts';
import { log, logError, logSome } from '../log.ts';

/** `dropped`: how many batches could not be taken before this one. */
export type EventMessage = EventBatch & { dropped: number };

/** After these the queue gives up; `wrangler.toml` says the same. */
const maximumRetries = 100;

/** Adds all batches to the counts at once, each once however often it is delivered. */
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
