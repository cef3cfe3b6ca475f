// Runs the commands of docs/operating/backups.md as they are written there: a backup, and a restore into an empty project.
import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { submitContact } from '#test/support/contact-submissions.ts';
import { startTestPostgres, type TestPostgres } from '#test/support/postgres.ts';
import { findPostgresPrograms } from '#test/support/throw-away-postgres.ts';

const server = inject('postgres');
const programs = findPostgresPrograms();
const document = readFileSync('docs/operating/backups.md', 'utf8');

/** Runs the document's command that begins with this word. */
async function runDocumented(program: 'pg_dump' | 'psql', database: TestPostgres, file: string): Promise<void> {
  const [command = ''] = new RegExp(`^${program} "\\$SUPABASE_DB_URL".*$`, 'm').exec(document) ?? [];
  const [row] = await database.query<{ name: string }>('select current_database() as name');
  const { status, stderr } = spawnSync('sh', ['-c', command.replace(/--file=.*/, `--file=${file}`)], {
    encoding: 'utf8',
    env: {
      PATH: `${programs}:${process.env.PATH}`,
      SUPABASE_DB_URL: `postgresql://postgres@/${row?.name}?host=${encodeURIComponent(server ?? '')}`,
    },
  });
  expect({ command, status, stderr }).toEqual({ command, status: 0, stderr: '' });
}

const rowsOf = ({ query }: TestPostgres) =>
  query(`
    select 'lead' as of, lead::text as row from public.contact_submissions as lead
    union all select 'notice', notice::text from public.lead_notices as notice
    union all select 'reply', reply::text from public.lead_replies as reply
    union all select 'event', event::text from public.lead_events as event
    union all select 'log', log::text from public.chat_logs as log
    union all select 'count', counted::text from public.daily_counts as counted
    union all select 'total', total::text from public.daily_totals as total
    union all select 'owner', owner::text from public.owners as owner
    order by 1, 2
  `);

test.skipIf(server === null)('a copy of the database comes back row by row', async () => {
  const [original, empty] = [await startTestPostgres(), await startTestPostgres()];
  const owner = '00000000-0000-4000-8000-000000000001';
  await original.query("insert into auth.users (id, email) values ($1, 'owner@example.com')", [owner]);
  await original.query('insert into public.owners (user_id) values ($1)', [owner]);
  await original.query(
    `insert into public.chat_logs (id, user_message, ai_response, session_id, response_time_ms, success, created_at)
     values (gen_random_uuid(), $1, 'Drie weken.', 'session', 9, true, now())`,
    ["Hoe lang duurt het? ;-) 'x'"],
  );
  await original.query("insert into public.daily_counts values (now(), 'page_seen', 'home', 'en', '', 'phone', 2)");
  await submitContact(original, { problemDescription: 'We tikken\nalles over. \\ $1' });
  const { id } = await submitContact(original);
  await original.query("update public.contact_submissions set status = 'contacted' where id = $1", [id]);
  using folder = mkdtempDisposableSync(join(tmpdir(), 'plinth-backup-'));
  const file = join(folder.path, 'copy.sql');
  await runDocumented('pg_dump', original, file);
  await runDocumented('psql', empty, file);
  const rows = await rowsOf(original);
  expect(rows.length).toBeGreaterThanOrEqual(9);
  expect(await rowsOf(empty)).toEqual(rows);
  for (const database of [original, empty]) await database.stop();
});
