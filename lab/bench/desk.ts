// What the desk asks, on a Postgres server of its own with as many rows as a busy site has: how long the database takes for each
// question of a signed-in owner, with the JSON that the API makes of the answer.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { applyMigrations, hostedRoles, hostedSignIn } from '../../dev/services/migrations.ts';
import type { DatabaseFunctions } from '../../shared/database-types.ts';
import { findPostgresPrograms, serverTarget, startPostgresServer } from '../../test/support/throw-away-postgres.ts';
import type { Finding } from './budgets.ts';
import { fillDesk, regular, words } from './desk-rows.ts';

const warmUp = 2;
const rounds = 10;

/** The server stops while the pool is still closing its connections. */
const shutDown = '57P01';

type Name = keyof DatabaseFunctions;
/** A function of the database and what it takes. */
type Question = { [Each in Name]: { of: string; name: Each; values: DatabaseFunctions[Each]['Args'] } }[Name];

export async function measureDesk(): Promise<Finding[]> {
  const programs = findPostgresPrograms();
  if (programs === null) {
    console.warn('The desk was not measured: neither /usr/lib/postgresql nor the PATH has a Postgres server.');
    return [];
  }
  const server = await startPostgresServer(programs, serverSettings);
  const pool = new pg.Pool({ host: server.host, user: 'postgres', database: 'postgres' });
  pool.on('error', (error: Error & { code?: string }) => {
    if (error.code !== shutDown) throw error;
  });
  try {
    await pool.query(hostedRoles);
    await pool.query(hostedSignIn);
    await applyMigrations(serverTarget(pool));
    await fillDesk(pool);
    const owner = await createOwner(pool);
    const findings: Finding[] = [];
    for (const question of await listQuestions(pool)) {
      findings.push({
        budget: 'desk asks the database, slowest of ten',
        of: question.of,
        ours: await slowest(pool, owner, question),
      });
    }
    return findings;
  } finally {
    await pool.end();
    await server.stop();
  }
}

/** As a small hosted database has them; the rest is for the filling. */
const serverSettings = ['shared_buffers=256MB', 'maintenance_work_mem=256MB', 'max_wal_size=8GB', 'autovacuum=off'];

async function createOwner(pool: pg.Pool): Promise<string> {
  const id = randomUUID();
  await pool.query('insert into auth.users (id, email) values ($1, $2)', [id, 'owner@plinth.example']);
  await pool.query('insert into public.owners (user_id) values ($1)', [id]);
  return id;
}

/** In ms. What a question writes is taken back. */
async function slowest(pool: pg.Pool, owner: string, { name, values }: Question): Promise<number> {
  const named = Object.keys(values).map((key, index) => `${key} => $${index + 1}`);
  const sql = `explain (analyze, format json) select json_agg(answer) from public.${name}(${named.join(', ')}) as answer`;
  const times: number[] = [];
  const client = await pool.connect();
  try {
    for (let turn = 0; turn < warmUp + rounds; turn += 1) {
      await client.query('begin');
      await client.query(
        "select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)",
        [JSON.stringify({ sub: owner, role: 'authenticated' }), owner],
      );
      await client.query('set local role authenticated');
      const { rows } = await client.query(sql, Object.values(values));
      await client.query('rollback');
      const [plan] = rows[0]['QUERY PLAN'];
      times.push(plan['Planning Time'] + plan['Execution Time']);
    }
  } finally {
    client.release();
  }
  return Math.max(...times.slice(warmUp));
}

async function listQuestions(pool: pg.Pool): Promise<Question[]> {
  const lead = await findRow(pool, 'contact_submissions', 100);
  const deepLead = await findRow(pool, 'contact_submissions', 50_000);
  const deepMessage = await findRow(pool, 'chat_logs', 500_000);
  const after = ({ id, created_at }: Row) => ({ p_before_id: id, p_before_created_at: created_at });
  const leads = (of: string, values: DatabaseFunctions['list_leads']['Args']): Question => ({
    of: `leads, ${of}`,
    name: 'list_leads',
    values,
  });
  const conversations = (of: string, values: DatabaseFunctions['list_conversations']['Args']): Question => ({
    of: `conversations, ${of}`,
    name: 'list_conversations',
    values,
  });
  const search = (kind: keyof typeof words) => ({ p_search: words[kind] });
  return [
    { of: 'today', name: 'desk_today', values: { p_time_zone: 'Europe/Amsterdam' } },
    ...[7, 30, 90].map((days): Question => ({
      of: `what works, ${days} days`,
      name: 'desk_works',
      values: { p_days: days },
    })),
    { of: 'owners', name: 'list_owners', values: {} },
    { of: 'sources', name: 'list_lead_sources', values: {} },
    leads('newest page', {}),
    leads('page 1,000', after(deepLead)),
    leads('status new', { p_status: 'new' }),
    leads('status won, page 1,000', { p_status: 'won', ...after(deepLead) }),
    leads('one service', { p_service: 'crm-integration' }),
    leads('one language', { p_language: 'en' }),
    leads('a rare source', { p_source: 'partner-fair' }),
    leads('all four filters', {
      p_status: 'contacted',
      p_service: 'crm-integration',
      p_language: 'nl',
      p_source: 'pricing',
    }),
    leads('a frequent word', search('frequent')),
    leads('a word of former years', search('former')),
    leads('a rare word', search('rare')),
    leads('an absent word', search('absent')),
    leads('the beginning of words', { p_search: 's' }),
    leads('two words', { p_search: `${words.frequent} priya` }),
    leads('a filter and a frequent word', { p_status: 'won', ...search('frequent') }),
    leads('a filter and a word of former years', { p_status: 'won', ...search('former') }),
    leads('a filter and a rare word', { p_language: 'nl', ...search('rare') }),
    leads('a frequent word, page 1,000', { ...search('frequent'), ...after(deepLead) }),
    { of: 'one lead with its history', name: 'get_lead', values: { p_id: lead.id } },
    { of: 'export, a page of 1,000', name: 'export_leads', values: {} },
    { of: 'a person with 50 leads', name: 'get_person', values: { p_email: regular.email } },
    conversations('newest page', {}),
    conversations('page 1,000 and more', after(deepMessage)),
    conversations('failed ones', { p_failed_only: true }),
    conversations('a frequent word', search('frequent')),
    conversations('a word of former times', search('former')),
    conversations('a rare word', search('rare')),
    conversations('an absent word', search('absent')),
    conversations('failed ones with a frequent word', { p_failed_only: true, ...search('frequent') }),
    conversations('failed ones with a rare word', { p_failed_only: true, ...search('rare') }),
    {
      of: 'transcript of 1,000 messages',
      name: 'get_conversation',
      values: { p_conversation: regular.conversation },
    },
  ];
}

/** The time as text, in all its microseconds. */
type Row = { id: string; created_at: string };

/** @param place counted from the newest */
async function findRow(pool: pg.Pool, table: string, place: number): Promise<Row> {
  const { rows } = await pool.query<Row>(
    `select id, created_at::text from public.${table} order by created_at desc, id desc offset ${place - 1} limit 1`,
  );
  const [row] = rows;
  if (!row) throw new Error(`${table} has no ${place} rows`);
  return row;
}
