import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './dev/chromium.ts';

// wrangler warns of secrets that are absent from files; the tests bring theirs.
process.env.WRANGLER_LOG ??= 'error';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './test/support/browser-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two leave the cores idle while a test waits; more would wait for each other.
  workers: 3,
  // Enough for a machine at half speed. There is no second try: a test that passes only then has found a defect.
  timeout: 30_000,
  retries: 0,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: 'chromium',
    // Lists rise in when they come into view; a test looks at where they end.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
});
