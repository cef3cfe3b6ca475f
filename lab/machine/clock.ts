// Lets time pass for one visitor alone: what the visitor has stored grows older.
import { type Actor, minute } from './actor.ts';
import type { Machine } from './ask.ts';

export function passMinute({ world }: Machine, actor: Actor): Promise<void> {
  for (const name of world.uses.keys()) if (name.endsWith(actor.visitor)) world.uses.delete(name);
  actor.uses = 0;
  actor.doubtfulUses = 0;
  return Promise.resolve();
}

/** The clock of the database jumps ahead, as this visitor's rows see it, and KV's with it. */
export async function passTime(machine: Machine, actor: Actor, time: number): Promise<void> {
  await passMinute(machine, actor);
  await machine.drain(actor);
  const { database, world } = machine;
  await database.query('update contact_visitors set created_at = created_at - $1::interval where visitor = $2', [
    `${time} ms`,
    actor.visitor,
  ]);
  await database.query('update contact_submissions set created_at = created_at - $1::interval where id = any ($2)', [
    `${time} ms`,
    actor.leads.flatMap(({ id }) => id ?? []),
  ]);
  actor.storedAt = actor.storedAt.map((moment) => moment - time);
  for (const lead of actor.leads) {
    if (lead.createdAt === undefined) continue;
    lead.createdAt = new Date(Date.parse(lead.createdAt) - time).toISOString();
    lead.isReminderDue ||= lead.status === 'new' && Date.now() - Date.parse(lead.createdAt) > 20 * 60 * minute;
  }
  world.kv.delete(`RATE_LIMITS/blocked:${actor.visitor}`);
}

/** Conversations grow older than they may be kept: the next run of the schedule deletes them. */
export async function passYear(machine: Machine, actor: Actor): Promise<void> {
  await machine.drain(actor);
  // What came twice, or waits in KV, would come back as young as it is.
  const onceOnly = actor.chats.filter(
    ({ id, outcome, isReported }) => outcome !== 'lost' && !isReported && !machine.world.keptInKv.has(id),
  );
  const aged = await machine.database.query<{ id: string }>(
    "update chat_logs set created_at = created_at - interval '1 year' where id = any ($1) returning id",
    [onceOnly.map(({ id }) => id)],
  );
  for (const chat of onceOnly) chat.isErased ||= aged.some(({ id }) => id === chat.id);
}
