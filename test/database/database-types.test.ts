import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeSchema } from '#dev/services/schema-types.ts';
import { startTestPostgres } from '#test/support/postgres.ts';

test('the types of the database are those of its migrations; else run `npm run types`', async () => {
  const database = await startTestPostgres();
  try {
    const file = readFileSync(new URL('../../shared/database-types.ts', import.meta.url), 'utf8');
    expect(file).toBe(await describeSchema(database.query));
  } finally {
    await database.stop();
  }
});
