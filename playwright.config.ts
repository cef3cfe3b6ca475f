import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './dev/chromium.ts';

// wrangler warns of secrets that are absent from files; the tests bring theirs.
process.env.WRANGLER_LOG ??= 'error';

const executablePath = findChromium();

// Chromium draws the suggestions of its address bar as two web pages for each window, and every test opens one: a third of the CPU. The
// rest are Playwright's own, whose switch this one replaces.
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
const launchArguments = [
  ...chromiumArguments,
  // A process less for each browser.
  '--in-process-gpu',
  `--disable-features=${disabledFeatures}`,
];

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './test/support/browser-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // More would wait for each other on two cores.
  workers: 2,
  timeout: 45_000,
  // A machine that does other things beside the tests answers late, which is no fault of the site; a second try says which it was.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: 'chromium',
    // Lists rise in when they come into view; a test looks at where they end.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: launchArguments, ...(executablePath && { executablePath }) },
  },
});
