// People who can sign in at a test's database.
import { randomUUID } from 'node:crypto';
import type { TestPostgres } from './postgres.ts';

export type Person = { userId: string; email: string };

/** A new user. Without a role they have no access to the desk. */
export async function newPerson(database: TestPostgres, role?: 'owner' | 'viewer'): Promise<Person> {
  const userId = randomUUID();
  const email = `${role ?? 'stranger'}-${userId}@plinth.example`;
  await database.query('insert into auth.users (id, email) values ($1, $2)', [userId, email]);
  if (role) await database.query('insert into public.owners (user_id, role) values ($1, $2)', [userId, role]);
  return { userId, email };
}
