// `npm run seed`: plausible leads, conversations and counts for the desk, into the embedded database of STATE_DIR and no other. That database
// has one process at a time, so the site must not be running.
import { readFileSync } from 'node:fs';
import { reminderHours } from '#shared/content/figures.ts';
import { devices } from '#shared/events.ts';
import { type Language, languages } from '#shared/languages.ts';
import { type ServiceId, serviceIds } from '#shared/offers.ts';
import texts from './seed.json' with { type: 'json' };
import { answerTo, type Message } from './services/assistant/answer-to.ts';
import type { EmbeddedDatabase } from './services/database.ts';
import { isEmbedded, readSettings } from './services/settings.ts';

/** `new_id` takes its ids from `random()`, so that `setseed` repeats them. */
const functions = [
  `create or replace function pg_temp.pick(list jsonb, number integer) returns text
    language sql as 'select list ->> (number % jsonb_array_length(list))'`,
  `create or replace function pg_temp.new_id() returns uuid language sql volatile
    as 'select overlay(overlay(md5(random()::text) placing ''4'' from 13) placing ''8'' from 17)::uuid'`,
];

export async function seed({ query }: Pick<EmbeddedDatabase, 'query'>): Promise<void> {
  for (const sql of functions) await query(sql);
  const talk = Object.fromEntries(languages.map((language) => [language, talkIn(language)]));
  const { questions: _, ...lists } = texts;
  // One statement: all or nothing.
  const values = JSON.stringify({ ...lists, talk, services: serviceIds, devices, languages, reminderHours });
  await query(readFileSync(new URL('seed.sql', import.meta.url), 'utf8'), [values]);
}

type Said = { question: string; answer: string };

/** Of each service a conversation with the assistant that stands in on a laptop. */
function talkIn(language: Language): Record<ServiceId, Said[]> {
  const conversations = serviceIds.map((service) => {
    const messages: Message[] = [];
    const said = texts.questions[language][service].map((question) => {
      messages.push({ role: 'user', content: question });
      const { message: answer } = answerTo(messages);
      messages.push({ role: 'assistant', content: answer });
      return { question, answer };
    });
    return [service, said];
  });
  return Object.fromEntries(conversations) as Record<ServiceId, Said[]>;
}

async function run(): Promise<void> {
  const stateDir = process.env.STATE_DIR || '.local';
  if (!isEmbedded('database', readSettings())) {
    throw new Error('SUPABASE_URL is set: unset it to seed the embedded database, which alone takes plausible leads');
  }
  const { startDatabase } = await import('./services/database.ts');
  const database = await startDatabase({ stateDir });
  try {
    await seed(database);
  } finally {
    await database.close();
  }
  console.log(`200 leads and their conversations with counts of visits were added to the database in ${stateDir}`);
}

if (import.meta.main) {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
