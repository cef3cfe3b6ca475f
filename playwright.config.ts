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
  // Machines that give little of their time make a page late, which is no fault of the site; a second try says which it was.
  timeout: 180_000,
  retries: 2,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: 'chromium',
    // Lists rise in when they come into view; a test looks at where they end.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
});
