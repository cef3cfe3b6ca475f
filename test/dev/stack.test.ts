import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mapStack } from '#dev/stack.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-stack-'));
  const assets = join(folder, 'assets');
  mkdirSync(assets);
  const source = relative(assets, resolve('client/live.tsx'));
  // Column 1 is line 1, column 1 of the source; column 11 is line 21, column 5.
  writeFileSync(
    join(assets, 'live-a1b2c3d.js.map'),
    JSON.stringify({ version: 3, sources: [source], names: [], mappings: 'AAAA,UAoBI' }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test('each place in a built script is followed by its place in the sources', () => {
  const { text, missing } = mapStack(
    'at r (https://plinth.test/assets/live-a1b2c3d.js:1:15)\n{"frames":["/assets/live-a1b2c3d.js:1:2","page:1:20"]}',
    folder,
  );
  expect(text).toBe(
    'at r (https://plinth.test/assets/live-a1b2c3d.js:1:15 (client/live.tsx:21:5))\n' +
      '{"frames":["/assets/live-a1b2c3d.js:1:2 (client/live.tsx:1:1)","page:1:20"]}',
  );
  expect(missing).toEqual([]);
});

test('a script of another build is named, and its place stays as it is', () => {
  const stack = 'at /assets/home-0000000.js:1:15 at /assets/home-0000000.js:2:1';
  expect(mapStack(stack, folder)).toEqual({ text: stack, missing: ['/assets/home-0000000.js'] });
});
