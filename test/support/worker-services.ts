import type { TestProject } from 'vitest/node';
import { createDeskPeople } from './desk-people.ts';
import { takeRunDatabase } from './run-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    settings: Record<string, string>;
  }
}

/** The Worker under test uses a real database. Tests that need the AI service fake it at `fetch`. */
export default async function setup(project: TestProject) {
  const database = await takeRunDatabase();
  project.provide('settings', {
    ...database.settings,
    CHAT_API_URL: 'https://assistant.test/api',
    CHAT_API_KEY: 'test-chat-key',
    CHAT_ASSISTANT_ID: 'test-assistant',
    BOOKING_SCRIPT_URL: 'https://booking.test/widget.js',
    BOOKING_PAGE_URL_EN: 'https://calendar.test/en',
    BOOKING_PAGE_URL_NL: 'https://calendar.test/nl',
    SITE_URL: 'https://plinth.test',
    VISITOR_SALT: 'a-salt-for-the-tests',
    DESK_PEOPLE: JSON.stringify(await createDeskPeople(database.embedded, database.stateDir)),
  });
  return database.letGo;
}
