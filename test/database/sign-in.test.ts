import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EmbeddedDatabase, startDatabase } from '#dev/services/database.ts';
import { newSubmission } from '#test/support/contact-submissions.ts';
import { createFreshState } from '#test/support/fresh-state.ts';

const stateDir = await createFreshState();
const mailFolder = join(stateDir, 'mail');
let database: EmbeddedDatabase;
let password: string;
const mailLines: string[] = [];
const start = () => startDatabase({ stateDir, logMail: (line) => mailLines.push(line) });
beforeAll(async () => {
  database = await start();
  password = readFileSync(database.owner.passwordFile, 'utf8').trim();
});
afterAll(async () => {
  await database.close();
  rmSync(stateDir, { recursive: true, force: true });
});
beforeEach(() => {
  mailLines.length = 0;
  rmSync(mailFolder, { recursive: true, force: true });
});

/** A client like the desk's, with a session of its own. */
const newClient = (key = database.publishableKey) =>
  createClient(database.url, key, {
    auth: { flowType: 'pkce', autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
  });

async function signedIn() {
  const client = newClient();
  const { error } = await client.auth.signInWithPassword({ email: database.owner.email, password });
  expect(error).toBe(null);
  return client;
}

const readMails = () => readdirSync(mailFolder).map((file) => readFileSync(join(mailFolder, file), 'utf8'));

async function storeLead(): Promise<string> {
  const { visitor, ...given } = newSubmission();
  const { error } = await newClient(database.secretKey).rpc('submit_contact', {
    p_id: given.id,
    p_full_name: given.fullName,
    p_email: given.email,
    p_company_name: given.companyName,
    p_service: given.service,
    p_problem_description: given.problemDescription,
    p_additional_info: given.additionalInfo,
    p_contact_preference: given.contactPreference,
    p_source: given.source,
    p_language: given.language,
    p_challenge: given.challenge,
    p_visitor: visitor,
  });
  expect(error).toBe(null);
  return given.id;
}

test('the first start makes the owner, whose password only its own file knows', () => {
  expect(database.owner).toEqual({ email: 'owner@plinth.example', passwordFile: join(stateDir, 'owner-password') });
  expect(password.length).toBeGreaterThan(30);
  for (const file of ['owner-password', 'database.key', 'database.publishable-key', 'sign-in.key']) {
    expect([file, statSync(join(stateDir, file)).mode & 0o777]).toEqual([file, 0o600]);
  }
  expect(database.publishableKey).toMatch(/^sb_publishable_[\w-]{43}$/);
});

test('the owner signs in with the password, reads a lead, changes it and signs out', async () => {
  const id = await storeLead();
  const client = await signedIn();
  expect((await client.rpc('list_leads')).data).toMatchObject([{ id, status: 'new' }]);
  const changed = await client.rpc('change_lead_status', { p_id: id, p_from: 'new', p_to: 'contacted', p_note: 'Hi' });
  expect(changed.data).toMatchObject({ lead: { status: 'contacted' }, events: [{ kind: 'status' }, { note: 'Hi' }] });
  expect((await client.rpc('list_owners')).data).toMatchObject([{ role: 'owner', email: database.owner.email }]);

  const { data } = await client.auth.refreshSession();
  expect(data.session?.user.email).toBe(database.owner.email);
  await client.auth.signOut();
  expect((await client.rpc('list_leads')).status).toBe(401);
});

test('a change of status that comes too late is answered 409, one of no lead 404', async () => {
  const id = await storeLead();
  const client = await signedIn();
  const change = (p_id: string, p_to: string) => client.rpc('change_lead_status', { p_id, p_from: 'new', p_to });
  expect((await change(id, 'won')).status).toBe(200);
  expect(await change(id, 'lost')).toMatchObject({ status: 409, error: { code: 'PT409', details: 'won' } });
  expect(await change(crypto.randomUUID(), 'lost')).toMatchObject({ status: 404, error: { code: 'PT404' } });
});

test('a code by mail signs in once, and comes as a file and a line', async () => {
  const email = database.owner.email;
  const { error } = await newClient().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  expect(error).toBe(null);
  const [mail = '', ...others] = readMails();
  expect(others).toEqual([]);
  const [, token = ''] = /^Subject: Your code \/ Uw code: (\d{6})\r$/m.exec(mail) ?? [];
  expect(mail).toContain(`To: ${email}\r\n`);
  expect(mail.match(new RegExp(`\\b${token}\\b`, 'g'))?.length).toBe(3);
  expect(mail).not.toContain('http');
  expect(mailLines).toEqual([
    expect.stringMatching(new RegExp(`^mail: .*${token}, to ${email} \\(${mailFolder}/.*\\.eml\\)$`)),
  ]);

  const client = newClient();
  const verify = () => client.auth.verifyOtp({ email, token, type: 'magiclink' });
  expect((await verify()).data.user?.email).toBe(email);
  expect((await client.rpc('desk_today')).error).toBe(null);
  expect((await verify()).error?.status).toBe(403);
});

test('nobody signs up, by a password or by asking for a code', async () => {
  const email = 'stranger@example.com';
  const signUp = await newClient().auth.signUp({ email, password: 'long enough for anybody' });
  expect(signUp.error?.status).toBe(404);
  for (const shouldCreateUser of [true, false]) {
    const { error } = await newClient().auth.signInWithOtp({ email, options: { shouldCreateUser } });
    expect(error).toMatchObject({ status: 422, code: 'otp_disabled' });
  }
  const body = '{"email":"stranger@example.com","create_user":true,"create_user":true}';
  const headers = { apikey: database.publishableKey, 'content-type': 'application/json' };
  expect((await fetch(`${database.url}/auth/v1/otp`, { method: 'POST', headers, body })).status).toBe(422);
  expect((await fetch(`${database.url}/auth/v1/otp`, { method: 'POST', headers, body: '[]' })).status).toBe(400);
  expect((await newClient().auth.signInWithPassword({ email, password: 'x' })).error?.status).toBe(400);
});

test('the publishable key alone, and a token of somebody else, open nothing', async () => {
  await storeLead();
  for (const table of ['contact_submissions', 'leads', 'chat_logs', 'lead_events', 'owners']) {
    expect([table, (await newClient().from(table).select('*')).status]).toEqual([table, 401]);
  }
  const forged = await (await signedIn()).auth.getSession();
  const [header, , signature] = forged.data.session?.access_token.split('.') ?? [];
  const claims = btoa(JSON.stringify({ sub: forged.data.session?.user.id, role: 'service_role', exp: 9_999_999_999 }));
  for (const token of ['x', `${header}.${claims}.${signature}`, `${header}.${claims}.`]) {
    const response = await fetch(`${database.url}/rest/v1/leads`, {
      headers: { apikey: database.publishableKey, authorization: `Bearer ${token}` },
    });
    expect([token, response.status]).toEqual([token, 401]);
  }
});

test('user, password and sessions stay over a restart, and nothing is made twice', async () => {
  const client = await signedIn();
  await client.auth.updateUser({ password: 'a password of my own choice' });
  await database.close();
  database = await start();
  const { error } = await newClient().auth.signInWithPassword({
    email: database.owner.email,
    password: 'a password of my own choice',
  });
  expect(error).toBe(null);
  expect(readFileSync(database.owner.passwordFile, 'utf8').trim()).toBe(password);
});
