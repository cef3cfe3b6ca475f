import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type EmbeddedDatabase, startDatabase } from '#dev/services/database.ts';
import { type Services, startServices } from '#dev/services/start-services.ts';
import { type RunningWorker, startWorker } from '#dev/services/worker.ts';
import { type SwitchableProxy, startSwitchableProxy } from '#test/support/switchable-proxy.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'plinth-outage-tests-'));
const port = 18_620;
let database: EmbeddedDatabase;
let proxy: SwitchableProxy;
let services: Services;
let worker: RunningWorker;

beforeAll(async () => {
  database = await startDatabase({ stateDir });
  proxy = await startSwitchableProxy(database.url);
  services = await startServices({
    settings: { SUPABASE_URL: proxy.url, SUPABASE_SECRET_KEY: database.secretKey },
    stateDir,
    siteUrl: `http://localhost:${port}`,
  });
  worker = await startWorker({ port, stateDir, settings: services.settings });
}, 60_000);

afterAll(async () => {
  await worker.close();
  await services.close();
  await proxy.close();
  await database.close();
  rmSync(stateDir, { recursive: true, force: true });
});

async function ask(message: string): Promise<Response> {
  return fetch(`http://localhost:${port}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  });
}

async function rowsOf(message: string): Promise<unknown[]> {
  const client = createClient(database.url, database.secretKey, { auth: { persistSession: false } });
  const { data, error } = await client.from('chat_logs').select('id, success').eq('user_message', message);
  expect(error).toBeNull();
  return data ?? [];
}

test('a chat message has its row within 5 s', async () => {
  expect((await ask('What do the packages cost?')).status).toBe(200);
  await vi.waitFor(async () => expect(await rowsOf('What do the packages cost?')).toHaveLength(1), 5_000);
});

test('with the database away for 4 s the visitor is answered all the same and the row arrives, exactly once', async () => {
  const message = 'How long does CRM integration take?';
  proxy.isOn = false;
  const answer = await ask(message);
  expect(await answer.json()).toMatchObject({ ok: true, reply: expect.stringContaining('3-4 weeks') });
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  expect(await rowsOf(message)).toEqual([]);
  proxy.isOn = true;
  await vi.waitFor(async () => expect(await rowsOf(message)).toHaveLength(1), { timeout: 10_000, interval: 250 });
  // Long enough for a retry that should not come.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  expect(await rowsOf(message)).toHaveLength(1);
}, 40_000);

test('a record that outlives all retries waits in KV and the scheduled handler brings it home, exactly once', async () => {
  const message = 'What is the free strategy session?';
  proxy.isOn = false;
  expect((await ask(message)).status).toBe(200);
  const kv = (await worker.miniflare.getKVNamespace('FAILED_LOGS')) as unknown as {
    list(options: { prefix: string }): Promise<{ keys: unknown[] }>;
  };
  await vi.waitFor(async () => expect((await kv.list({ prefix: 'failedChatLogs:' })).keys).toHaveLength(1), {
    timeout: 20_000,
    interval: 250,
  });
  proxy.isOn = true;
  expect(await rowsOf(message)).toEqual([]);
  await worker.runScheduled();
  expect(await rowsOf(message)).toHaveLength(1);
  expect((await kv.list({ prefix: 'failedChatLogs:' })).keys).toEqual([]);
}, 40_000);
