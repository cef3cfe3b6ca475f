import * as z from 'zod/mini';
import type { EventBatch } from '#shared/events.ts';
import { askDatabase, type Database } from './supabase.ts';

/** A message of the queue `events`. `dropped`: how many batches were lost before this one. */
export type EventMessage = EventBatch & { dropped: number };

/**
 * A batch to be counted. `id` is that of the queue's message, so that the batch is counted once; `at` is the time when it was sent, ISO
 * 8601.
 */
type TimedBatch = EventMessage & { id: string; at: string };

/** @throws when the counts were not added. It is safe to add them again */
export async function addEventCounts(database: Database, batches: TimedBatch[]): Promise<void> {
  const answer = await askDatabase(database.rpc('add_event_counts', { p_batches: batches }), z.number());
  if (!answer.ok) throw new Error(`Could not count ${batches.length} batches: ${answer.cause}`);
}
