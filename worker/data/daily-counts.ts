import type { EventMessage } from '../queues/events.ts';
import type { Database } from './supabase.ts';

/** A batch on its way into the counts: `id` is the message's, under which it is counted once, and `at` the time it was sent, ISO 8601. */
type TimedBatch = EventMessage & { id: string; at: string };

/** @throws when they were not added; they can safely be added again */
export async function addEventCounts(database: Database, batches: TimedBatch[]): Promise<void> {
  const { data, error } = await database
    .rpc('add_event_counts', { p_batches: batches })
    .abortSignal(AbortSignal.timeout(10_000));
  const reason = error ? error.code || error.message : typeof data !== 'number' && 'no number of batches';
  if (reason) throw new Error(`Could not count ${batches.length} batches: ${reason}`);
}
