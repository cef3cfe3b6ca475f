import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findWriter, removeBlock, writeBlock } from '#dev/services/dev-vars.ts';
import { readSettings } from '#dev/services/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-dev-vars-'));
const file = join(folder, '.dev.vars');
afterAll(() => rmSync(folder, { recursive: true }));

const settings = { SITE_URL: 'http://localhost:8787', CHAT_API_KEY: 'embedded-key', VISITOR_SALT: "it's a salt" };

test('a file that was absent is readable by its owner alone while the services run, and gone after them', () => {
  expect(writeBlock(settings, file)).toEqual(['SITE_URL', 'CHAT_API_KEY', 'VISITOR_SALT']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(findWriter(file)).toBe(process.pid);
  removeBlock(file);
  expect(existsSync(file)).toBe(false);
});

test('what the user has set stays, wins, and is all that npm start reads', () => {
  const own = '# mine\nCHAT_API_KEY=my-own-key\nSITE_URL=';
  writeFileSync(file, own);
  expect(writeBlock(settings, file)).toEqual(['SITE_URL', 'VISITOR_SALT']);
  expect(readFileSync(file, 'utf8').startsWith(own)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(`VISITOR_SALT="it's a salt"\n`);
  expect(readSettings({}, file)).toEqual({ CHAT_API_KEY: 'my-own-key' });
  removeBlock(file);
  expect(readFileSync(file, 'utf8')).toBe(`${own}\n`);
});

test('what services left behind that were killed is removed', async () => {
  writeFileSync(file, 'CHAT_API_KEY=my-own-key\n');
  writeBlock(settings, file);
  const ended = spawn('true');
  await once(ended, 'exit');
  writeFileSync(file, readFileSync(file, 'utf8').replace(`process ${process.pid}`, `process ${ended.pid}`));
  expect(findWriter(file)).toBeNull();
  expect(readFileSync(file, 'utf8')).toBe('CHAT_API_KEY=my-own-key\n');
});
