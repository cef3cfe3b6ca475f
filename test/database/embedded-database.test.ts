import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterAll, expect, test, vi } from 'vitest';
import { type EmbeddedDatabase, startDatabase } from '#dev/services/database.ts';
import { readMigrations } from '#dev/services/migrations.ts';
import { newSubmission } from '#test/support/contact-submissions.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'plinth-state-'));
let database: EmbeddedDatabase;
const running = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await database?.close();
  rmSync(stateDir, { recursive: true, force: true });
});

const clientOf = ({ url, secretKey }: { url: string; secretKey: string }) =>
  createClient(url, secretKey, { auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false } });

const argumentsOf = (given = newSubmission()) => ({
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
  p_visitor: given.visitor,
});

const chatLog = (id = randomUUID()) => ({
  id,
  user_message: 'Hallo',
  ai_response: 'Dag!',
  error: null,
  session_id: 'session-1',
  response_time_ms: 12,
  success: true,
  created_at: new Date().toISOString(),
});

/** Starts the database in a process of its own, which prints its address, its key and the messages. */
function spawnDatabase() {
  const program = `
    import { startDatabase } from ${JSON.stringify(new URL('../../dev/services/database.ts', import.meta.url).href)};
    const lines = [];
    const { url, secretKey } = await startDatabase({ stateDir: ${JSON.stringify(stateDir)}, log: (line) => lines.push(line) });
    console.log(JSON.stringify({ url, secretKey, lines }));
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const exited = once(child, 'exit').then(() => running.delete(child));
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  return { child, kill };
}

// This test makes the database that the tests below it use.
test('a start that was cut short is made good by the next; when that one is killed, nothing is lost that it had answered', async () => {
  const short = spawnDatabase();
  while (!existsSync(join(stateDir, 'database'))) await new Promise((done) => setTimeout(done, 10));
  await short.kill();
  expect(existsSync(join(stateDir, 'database.unfinished'))).toBe(true);

  const { child, kill } = spawnDatabase();
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const { lines, ...first }: { url: string; secretKey: string; lines: string[] } = JSON.parse(String(line));
  expect(lines).toEqual([`database: embedded Postgres on ${first.url}, ${readMigrations().length} migrations applied`]);
  const ids = Array.from({ length: 20 }, () => randomUUID());
  for (const id of ids)
    await clientOf(first).from('chat_logs').upsert(chatLog(id), { onConflict: 'id', ignoreDuplicates: true });
  await kill();

  expect(existsSync(join(stateDir, 'database.lock'))).toBe(true);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  database = await startDatabase({ stateDir });
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(`database.lock is held by process ${child.pid}: waiting at most 7 s`)],
  ]);
  warn.mockRestore();
  const { data } = await clientOf(database).from('chat_logs').select('id');
  expect(data?.map(({ id }) => id).sort()).toEqual(ids.sort());
  await clientOf(database).rpc('erase_chat_session', { p_session_id: 'session-1' });
});

test('the embedded database takes the calls of the Worker through supabase-js', async () => {
  const client = clientOf(database);
  const submission = newSubmission();
  const stored = await client.rpc('submit_contact', argumentsOf(submission));
  expect(stored).toMatchObject({ error: null, data: { outcome: 'stored', id: submission.id } });
  const replayed = await client.rpc('submit_contact', argumentsOf(submission));
  expect(replayed.data).toEqual({ ...stored.data, outcome: 'replayed' });

  const log = chatLog();
  for (const rows of [[log], [log, chatLog()]]) {
    const { error, status } = await client.from('chat_logs').upsert(rows, { onConflict: 'id', ignoreDuplicates: true });
    expect({ error, status }).toMatchObject({ error: null });
  }
  expect(await client.from('chat_logs').select('id', { head: true, count: 'exact' })).toMatchObject({ count: 2 });
  expect(await client.rpc('delete_expired_records')).toMatchObject({
    data: {
      chatLogs: 0,
      contactSubmissions: 0,
      contactVisitors: 0,
      deskAudit: 0,
      dailyCounts: 0,
      eventBatches: 0,
      erasedConversations: 0,
    },
  });
  expect(await client.rpc('erase_chat_session', { p_session_id: 'session-1' })).toMatchObject({ data: 2 });
});

test('a refused value is named to the caller and its text is not printed', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const given = newSubmission({ companyName: 'Z' });
    const { error } = await clientOf(database).rpc('submit_contact', argumentsOf(given));
    expect(error?.message).toBe('Validation failed: contact_submissions_company_name');
    const printed = print.mock.calls.flat().map((value) => inspect(value));
    expect(printed).toEqual(['database: Validation failed: contact_submissions_company_name (22023)']);
  } finally {
    print.mockRestore();
  }
});

test('requests that come at once do not share a transaction', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  const client = clientOf(database);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      client.rpc('submit_contact', argumentsOf(newSubmission(index % 3 === 0 ? { service: 'plumbing' } : {}))),
    ),
  );
  print.mockRestore();
  const stored = answers.flatMap(({ data }) => (data?.outcome === 'stored' ? [data.id] : []));
  expect(stored.length).toBe(20);
  expect((await client.from('contact_submissions').select('id').in('id', stored)).data?.length).toBe(20);
  expect(answers.filter(({ error }) => error?.message.includes('Validation failed')).length).toBe(10);
});

test('the grants of the migrations hold, though the library would hand out more', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { error } = await clientOf(database).from('chat_logs').update({ error: 'x' }).eq('session_id', 'session-1');
  print.mockRestore();
  expect(error?.code).toBe('42501');
});

test('a wrong key and no key are refused with 401, and nothing but the tables is served', async () => {
  const wrong = await clientOf({ url: database.url, secretKey: 'sb_secret_wrong' }).from('chat_logs').select('id');
  expect(wrong.status).toBe(401);
  expect((await fetch(`${database.url}/rest/v1/chat_logs`)).status).toBe(401);
  expect((await fetch(`${database.url}/rest/v1/rpc/delete_expired_records`, { method: 'POST' })).status).toBe(401);
  for (const path of [
    '/',
    '/_system/introspect',
    '/_system/config',
    '/auth/v1/health',
    '/rest/v1/../../_system/introspect',
  ]) {
    expect([path, (await fetch(database.url + path)).status]).toEqual([path, 404]);
  }
});

test('the key is random and for its owner only', () => {
  expect(database.secretKey).toMatch(/^sb_secret_[\w-]{43}$/);
  expect(statSync(join(stateDir, 'database.key')).mode & 0o777).toBe(0o600);
});

test('one state is open once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await expect(startDatabase({ stateDir })).rejects.toThrow(`open already: process ${process.pid} uses it`);
  warn.mockRestore();
});

test('data and key stay over a restart, and in between the state is free', async () => {
  const submission = newSubmission();
  await clientOf(database).rpc('submit_contact', argumentsOf(submission));
  const { secretKey } = database;
  await database.close();
  expect(existsSync(join(stateDir, 'database.lock'))).toBe(false);

  const lines: string[] = [];
  database = await startDatabase({ stateDir, log: (line) => lines.push(line) });
  expect(database.secretKey).toBe(secretKey);
  expect(lines).toEqual([`database: embedded Postgres on ${database.url}`]);
  const { data } = await clientOf(database).from('contact_submissions').select('id').eq('id', submission.id);
  expect(data).toEqual([{ id: submission.id }]);
});
