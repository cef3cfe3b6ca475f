// What the tests of the desk begin with.
import type { Page } from '@playwright/test';
import { expect } from './browser.ts';
import type { TestSite } from './site.ts';

/** As if somebody had signed in here before; returns the token for requests of somebody else. */
export async function beSignedIn(page: Page, { owner }: TestSite): Promise<string> {
  const answer = await page.request.post('/api/desk/auth/v1/token?grant_type=password', { data: owner });
  const session = await answer.json();
  expect(answer.ok(), JSON.stringify(session)).toBe(true);
  await page.addInitScript((kept) => {
    localStorage.setItem('deskSession', kept);
    localStorage.setItem('deskActivity', String(Date.now()));
  }, JSON.stringify(session));
  return session.access_token;
}

/** Another one at each try, or the second would find both. */
export const newName = (first: string) => `${first} ${crypto.randomUUID().slice(0, 8)}`;

/** Returns its id. */
export async function addLead(
  { database }: TestSite,
  given: { email: string; full_name?: string; problem_description?: string },
): Promise<string> {
  const id = crypto.randomUUID();
  const { error } = await database.from('contact_submissions').insert({
    id,
    full_name: 'Jo Li',
    company_name: 'Li',
    service: 'crm-integration',
    problem_description: 'Everything is typed twice.',
    contact_preference: 'email_contact',
    source: 'direct',
    language: 'nl',
    challenge: 'none',
    ...given,
  });
  expect(error).toBeNull();
  return id;
}

/** Returns its id, by which the desk opens it. */
export async function addConversation({ database }: TestSite, questions: readonly string[]): Promise<string> {
  const conversation = `talk-${crypto.randomUUID()}`;
  const rows = questions.map((question) => ({
    id: crypto.randomUUID(),
    user_message: question,
    ai_response: 'Yes.',
    session_id: conversation,
    response_time_ms: 10,
    success: true,
    language: 'en',
  }));
  const { error } = await database.from('chat_logs').insert(rows);
  expect(error).toBeNull();
  return conversation;
}
