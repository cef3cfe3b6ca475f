import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startDatabase } from '#dev/services/database.ts';
import { createDeskPeople } from './desk-people.ts';

declare module 'vitest' {
  interface ProvidedContext {
    settings: Record<string, string>;
  }
}

/** The Worker under test speaks to a real database; the AI service is faked at `fetch`, in the tests that need it. */
export default async function setup(project: TestProject) {
  const stateDir = await mkdtemp(join(tmpdir(), 'plinth-worker-tests-'));
  const database = await startDatabase({ stateDir });
  project.provide('settings', {
    SUPABASE_URL: database.url,
    SUPABASE_SECRET_KEY: database.secretKey,
    SUPABASE_PUBLISHABLE_KEY: database.publishableKey,
    CHAT_API_URL: 'https://assistant.test/api',
    CHAT_API_KEY: 'test-chat-key',
    CHAT_ASSISTANT_ID: 'test-assistant',
    BOOKING_SCRIPT_URL: 'https://booking.test/widget.js',
    BOOKING_PAGE_URL_EN: 'https://calendar.test/en',
    BOOKING_PAGE_URL_NL: 'https://calendar.test/nl',
    SITE_URL: 'https://plinth.test',
    VISITOR_SALT: 'a-salt-for-the-tests',
    DESK_PEOPLE: JSON.stringify(await createDeskPeople(database, stateDir)),
  });
  return async () => {
    await database.close();
    await rm(stateDir, { recursive: true, force: true });
  };
}
