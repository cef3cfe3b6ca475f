import * as z from 'zod/mini';
import type { EventMessage } from '../queues/events.ts';
import { askDatabase, type Database } from './supabase.ts';

/** A batch on its way into the counts: `id` is the message's, under which it is counted once, and `at` the time it was sent, ISO 8601. */
type TimedBatch = EventMessage & { id: string; at: string };

/** @throws when they were not added; they can safely be added again */
export async function addEventCounts(database: Database, batches: TimedBatch[]): Promise<void> {
  const answer = await askDatabase(database.rpc('add_event_counts', { p_batches: batches }), z.number());
  if (!answer.ok) throw new Error(`Could not count ${batches.length} batches: ${answer.cause}`);
}
