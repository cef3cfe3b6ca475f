import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One after the other: an overload is not to be the reason why another test waits.
    fileParallelism: false,
    projects: [
      {
        test: { name: 'lab', include: ['lab/{bench,machine}/**/*.test.ts'], environment: 'node' },
      },
      {
        test: {
          name: 'attack',
          include: ['lab/attack/**/*.test.ts'],
          globalSetup: 'test/support/built-site.ts',
          environment: 'node',
          testTimeout: 900_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
