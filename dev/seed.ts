// `npm run seed`: plausible leads, conversations and counts for the desk, into the embedded database of STATE_DIR and no other. That database
// has one process at a time, so the site must not be running.
import { randomUUID } from 'node:crypto';
import { reminderHours } from '#shared/content/figures.ts';
import { devices } from '#shared/events.ts';
import { languages } from '#shared/languages.ts';
import { serviceIds } from '#shared/offers.ts';
import seed from './seed.json' with { type: 'json' };
import type { EmbeddedDatabase } from './services/database.ts';
import { isEmbedded, readSettings } from './services/settings.ts';

const stateDir = process.env.STATE_DIR || '.local';
const leadCount = 200;
const conversationCount = 60;
const days = 60;
const hour = 3_600_000;

function pick<Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length] as Value;
}

/** The older a lead, the further it came. */
function statusOf(index: number): string {
  if (index < 14) return 'new';
  return pick(['contacted', 'won', 'lost', 'contacted', 'won'], index);
}

async function seedLead({ query }: EmbeddedDatabase, index: number): Promise<void> {
  const language = pick(['nl', 'en', 'nl'] as const, index);
  const id = randomUUID();
  const status = statusOf(index);
  // Closer together towards today, as on a site that grows.
  const ageInHours = 1 + days * 24 * (index / leadCount) ** 1.5;
  const created = new Date(Date.now() - ageInHours * hour).toISOString();
  const isReminded = status === 'new' && ageInHours >= reminderHours;
  const reminded = isReminded ? new Date(Date.parse(created) + reminderHours * hour).toISOString() : null;
  await query(
    `insert into public.contact_submissions (id, full_name, email, company_name, service, problem_description,
      additional_info, contact_preference, source, status, language, challenge, created_at, reminded_at)
     values ($1, $2, $3, $4, $5, $6, null, $7, $8, $9, $10, 'none', $11, $12)`,
    [
      id,
      pick(seed.people[language], index),
      `visitor-${id.slice(0, 8)}@example.com`,
      pick(seed.companies[language], index * 3),
      pick(serviceIds, index * 7),
      pick(seed.problems[language], index),
      pick(['email_contact', 'schedule_meeting'], index),
      pick(seed.sources, index * 5),
      status,
      language,
      created,
      reminded,
    ],
  );
  // Told already, or the site would mail them all.
  const notice = `insert into public.lead_notices (submission_id, kind, due_at, told, confirmed_at, created_at)
    values ($1, $2, $3, '{mail}', $3, $3)`;
  await query(notice, [id, 'new', created]);
  if (reminded) await query(notice, [id, 'reminder', reminded]);
  if (status === 'new') return;
  const event = `insert into public.lead_events (submission_id, author, kind, from_status, to_status, note, created_at)
    select $1, (select user_id from public.owners limit 1), $2, $3, $4, $5, $6::timestamptz + interval '3 hours'`;
  await query(event, [id, 'status', 'new', 'contacted', null, created]);
  await query(event, [id, 'note', null, null, pick(seed.notes[language], index), created]);
  if (status !== 'contacted') await query(event, [id, 'status', 'contacted', status, null, created]);
}

async function seedConversation({ query }: EmbeddedDatabase, index: number): Promise<void> {
  const language = pick(['nl', 'en'] as const, index);
  const session = `seed-${randomUUID()}`;
  const started = Date.now() - (1 + (days * 24 * index) / conversationCount) * hour;
  for (let turn = 0; turn <= index % 3; turn += 1) {
    const { question, answer } = pick(seed.talk[language], index + turn);
    const failed = index % 9 === 0 && turn === index % 3;
    await query(
      `insert into public.chat_logs (id, user_message, ai_response, error, session_id, response_time_ms, success, language,
        created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        randomUUID(),
        question,
        failed ? null : answer,
        failed ? 'HTTP 503' : null,
        session,
        700 + 90 * (index % 11),
        !failed,
        language,
        new Date(started + turn * 60_000).toISOString(),
      ],
    );
  }
}

/** Counts of the seeded days and as many before, more of them towards today. */
async function seedCounts({ query }: EmbeddedDatabase): Promise<void> {
  const habitual = seed.habits.flatMap((habit) =>
    languages.flatMap((language) => devices.map((device) => ({ ...habit, language, device }))),
  );
  await query(
    `insert into public.daily_counts (day, event, page, language, label, device, count)
     select day, event, page, language, label, device, count
     from (
       select habit.*, day::date,
         floor(times * (0.6 + random()) * (1.5 - (current_date - day::date) / $2::numeric) + random()) as count
       from jsonb_to_recordset($1::jsonb)
           as habit (event text, page text, language text, label text, device text, times numeric),
         generate_series(current_date - $2::integer, current_date, interval '1 day') as day
     ) as counted where count > 0`,
    [JSON.stringify(habitual), 2 * days],
  );
}

try {
  if (!isEmbedded('database', readSettings())) {
    throw new Error('SUPABASE_URL is set: unset it to seed the embedded database, which alone takes plausible leads');
  }
  const { startDatabase } = await import('./services/database.ts');
  const database = await startDatabase({ stateDir });
  try {
    // All or nothing, and one write to the disk instead of a thousand.
    await database.query('begin');
    for (let index = 0; index < leadCount; index += 1) await seedLead(database, index);
    for (let index = 0; index < conversationCount; index += 1) await seedConversation(database, index);
    await seedCounts(database);
    await database.query('commit');
  } finally {
    await database.close();
  }
  console.log(
    `${leadCount} leads and ${conversationCount} conversations with counts of visits were added in ${stateDir}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
