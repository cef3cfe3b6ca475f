import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '#dev/seed.ts';
import { type EmbeddedDatabase, startDatabase } from '#dev/services/database.ts';
import { createFreshState } from '#test/support/fresh-state.ts';

let stateDir: string;
let database: EmbeddedDatabase;

beforeAll(async () => {
  stateDir = await createFreshState();
  database = await startDatabase({ stateDir });
  await seed(database);
});

afterAll(async () => {
  await database.close();
  await rm(stateDir, { recursive: true, force: true });
});

test('whoever came from the chat has attached a conversation of three answers, from before the lead', async () => {
  const leads = await database.query<{ answers: number }>(`
    select (
      select count(*)::integer from public.chat_logs as log
      where log.conversation = lead.conversation and log.success and log.language = lead.language and log.created_at < lead.created_at
    ) as answers
    from public.contact_submissions as lead where source = 'chat'
  `);
  expect(leads.length).toBeGreaterThan(20);
  expect(leads.every(({ answers }) => answers === 3)).toBe(true);
});

test('no new lead waits longer than is promised', async () => {
  const [found] = await database.query(`
    select count(*)::integer as leads, max(now() - created_at) < interval '24 hours' as kept
    from public.contact_submissions where status = 'new'
  `);
  expect(found).toEqual({ leads: 13, kept: true });
});
