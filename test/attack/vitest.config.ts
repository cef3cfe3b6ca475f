// `npm run attack`: what somebody who means harm sends to the built site, some five minutes of it. `npm test` has a sample of each kind.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'attack',
    include: ['test/attack/**/*.test.ts'],
    globalSetup: 'test/support/built-site.ts',
    environment: 'node',
    // One after the other: an overload is not to be the reason why another test waits.
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 180_000,
  },
});
