// `npm run seed`: plausible leads, conversations and counts for the desk, into the embedded database of STATE_DIR and no other. That database
// has one process at a time, so the site must not be running.
import { readFileSync } from 'node:fs';
import { reminderHours } from '#shared/content/figures.ts';
import { devices } from '#shared/events.ts';
import { languages } from '#shared/languages.ts';
import { serviceIds } from '#shared/offers.ts';
import texts from './seed.json' with { type: 'json' };
import { isEmbedded, readSettings } from './services/settings.ts';

const stateDir = process.env.STATE_DIR || '.local';

const pick = `create or replace function pg_temp.pick(list jsonb, number integer) returns text
  language sql as 'select list ->> (number % jsonb_array_length(list))'`;

try {
  if (!isEmbedded('database', readSettings())) {
    throw new Error('SUPABASE_URL is set: unset it to seed the embedded database, which alone takes plausible leads');
  }
  const { startDatabase } = await import('./services/database.ts');
  const database = await startDatabase({ stateDir });
  try {
    await database.query(pick);
    // One statement: all or nothing.
    const seed = JSON.stringify({ ...texts, services: serviceIds, devices, languages, reminderHours });
    await database.query(readFileSync(new URL('seed.sql', import.meta.url), 'utf8'), [seed]);
  } finally {
    await database.close();
  }
  console.log(`200 leads and 60 conversations with counts of visits were added to the database in ${stateDir}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
