import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stampOfSources } from '#dev/build/source-stamp.ts';

const root = mkdtempSync(join(tmpdir(), 'plinth-stamp-tests-'));
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeAll(() => write('client/app.tsx', 'first'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each([
  'client/app.tsx',
  'client/ui/drawing/compose.ts',
  'worker/index.ts',
  'shared/content/nl/home.ts',
  'content/blog/a-post/en.mdx',
  'public/_headers',
  'public/.assetsignore',
  'dev/build/posts.ts',
  'vite.config.ts',
  'wrangler.toml',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
])('the stamp of a build changes with %s', (file) => {
  const before = stampOfSources(root);
  write(file, 'changed');
  expect(stampOfSources(root)).not.toBe(before);
});

test.each([
  'README.md',
  'bench-results.json',
  'dist/client/index.js',
  'node_modules/.cache/x.json',
  'test/dev/start.test.ts',
  'dev/services/listen.ts',
  'worker/worker-configuration.d.ts',
  '.dev.vars',
  '.dev.vars.staging',
])('the stamp of a build stays the same with %s', (file) => {
  const before = stampOfSources(root);
  write(file, 'changed');
  expect(stampOfSources(root)).toBe(before);
});

test('the stamp of a build stays the same with another environment: one build serves all of them', () => {
  const before = stampOfSources(root);
  vi.stubEnv('CLOUDFLARE_ENV', 'staging');
  expect(stampOfSources(root)).toBe(before);
  vi.unstubAllEnvs();
});
