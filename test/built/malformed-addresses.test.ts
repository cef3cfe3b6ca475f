// Addresses that cannot be decoded, tried at the built Worker: a bundler may take the call that decodes for one without effect.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom, type Random } from '#lab/machine/random.ts';
import { type MachineSite, startSite } from '#lab/machine/site.ts';
import { shell as en } from '#shared/content/en/shell.ts';
import { shell as nl } from '#shared/content/nl/shell.ts';
import { decodeHtml } from '#test/support/html.ts';

const lines: string[] = [];
let site: MachineSite;
beforeAll(async () => {
  // No page asks anything of the outside.
  site = await startSite('http://127.0.0.1:9', (line) => lines.push(line));
});
afterAll(() => site.close());

const starts = [
  '/',
  '/nl/',
  '/en/',
  '/blog/',
  '/nl/blog/',
  '/services',
  '/desk/',
  '/assets/',
  '/api/',
  '/api/contact',
  '/api/desk/',
];
/** Half an escape, no hexadecimal digits, the first byte of a letter alone or before an ASCII one, a byte that is none of UTF-8. */
const broken = ['%', '%E', '%zz', '%E0%A4%A', '%C3', '%C3x', '%ff', '%80', '%F0%9F%98', '%ED%A0%80', '%C0%AF'];
const ends = ['', '/', 'x', '/services', '?source=menu', '.css', '%20', '//'];

const newAddress = (random: Random) => [starts, broken, ends].map((parts) => random.pick(parts)).join('');

test('200 malformed addresses answer 404 in the form of their place, with one line of the log each and no other', async () => {
  const random = createRandom(28);
  const addresses = Array.from({ length: 200 }, () => newAddress(random));
  expect(new Set(addresses).size).toBeGreaterThan(100);
  for (const path of addresses) {
    const answer = await site.send({ method: 'GET', path, isolate: 0 });
    expect([path, answer?.status]).toEqual([path, 404]);
    const text = answer?.text ?? '';
    if (path.startsWith('/api/')) {
      expect(JSON.parse(text)).toMatchObject({ ok: false, code: 'not_found' });
    } else {
      const language = path.startsWith('/nl/') ? 'nl' : 'en';
      expect(text).toContain(`<html lang="${language}"`);
      expect(decodeHtml(text)).toContain({ en, nl }[language].skipLink);
    }
  }
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(addresses.length);
  // What else there may be comes as late.
  await sleep(200);
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    addresses.map(() => ({ level: 'info', event: 'address-malformed', requestId: expect.any(String) })),
  );
});
