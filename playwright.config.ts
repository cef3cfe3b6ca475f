import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './dev/chromium.ts';

// wrangler warns of secrets that are absent from files; the tests bring theirs.
process.env.WRANGLER_LOG ??= 'error';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: 'chromium',
    // Lists rise in when they come into view; a test looks at where they end.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
});
