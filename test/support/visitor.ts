import { randomInt } from 'node:crypto';
import { test as base } from './browser.ts';

/** Each test is a visitor of its own, because one visitor may send three leads only. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from the pattern
  extraHTTPHeaders: async ({}, use) => {
    const part = () => randomInt(0x1_00_00).toString(16);
    await use({ 'CF-Connecting-IP': `2001:db8:${part()}:${part()}::1` });
  },
});
