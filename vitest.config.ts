import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { clientAssets } from './dev/build/client-assets.ts';
import { drawingSprites } from './dev/build/drawing-sprites.ts';
import { iconOutlines } from './dev/build/icon-outlines.ts';
import { blogPosts } from './dev/build/posts.ts';

// wrangler warns of secrets that are absent from files; the tests bring theirs.
process.env.WRANGLER_LOG ??= 'error';

const prebundled = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'jotai',
  'react-router',
  '@supabase/supabase-js',
  'zod/mini',
];

// Enough for a machine at a third of its speed. There is no second try: a test that passes only then has found a defect.
const timeouts = {
  testTimeout: 120_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 20_000, interval: 100 } },
};

// The folder decides the runtime. `vite.config.ts` stays out of it: the Cloudflare plugins of both would clash.
export default defineConfig({
  test: {
    // A consumer that logs as its file ends has been seen to hang the run.
    teardownTimeout: 10_000,
    // Most of their time the tests wait for processes, so more of them fit than the machine has cores.
    maxWorkers: 3,
    projects: [
      {
        plugins: [
          clientAssets({ built: true }),
          drawingSprites(),
          iconOutlines(),
          blogPosts(),
          cloudflareTest(({ inject }) => ({
            main: './worker/index.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: inject<Record<string, string>>('settings'), cf: false },
          })),
        ],
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'worker',
          // Files share a workerd: each one's start, with all modules, takes seconds of CPU. What they leave behind, `reset.ts` takes away.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...timeouts,
          include: ['test/worker/**/*.test.{ts,tsx}'],
          globalSetup: 'test/support/worker-services.ts',
          setupFiles: ['test/support/fail-on-console-error.ts', 'test/support/worker/reset.ts'],
          // Bundled once instead of loaded file by file into workerd: half the time. Hono stays out, or its exceptions exist twice.
          deps: { optimizer: { ssr: { enabled: true, include: prebundled } } },
        },
      },
      {
        test: {
          name: 'built',
          isolate: false,
          globalSetup: 'test/support/built-site.ts',
          include: ['test/built/**/*.test.ts'],
          environment: 'node',
          ...timeouts,
        },
      },
      {
        plugins: [drawingSprites(), iconOutlines(), blogPosts()],
        test: {
          name: 'node',
          isolate: false,
          include: ['test/{shared,client,dev}/**/*.test.{ts,tsx}'],
          environment: 'node',
          ...timeouts,
        },
      },
      {
        test: {
          name: 'database',
          isolate: false,
          globalSetup: 'test/support/postgres-server.ts',
          include: ['test/database/**/*.test.ts'],
          environment: 'node',
          ...timeouts,
        },
      },
    ],
  },
});
