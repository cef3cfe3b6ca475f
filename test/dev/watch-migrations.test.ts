import { expect, test } from 'vitest';
import { describeChanges } from '#dev/services/watch-migrations.ts';

const applied = [{ version: '20270101000001', name: 'tables', sql: 'create table one ();' }];
const added = { version: '20270101000002', name: 'more', sql: 'create table two ();' };

test('a migration that was added while the site runs is named, and one that was edited after it was applied', () => {
  expect(describeChanges(applied, applied)).toEqual([]);
  expect(describeChanges(applied, [...applied, added])).toEqual([
    expect.stringMatching(/^migrations\/20270101000002_more\.sql is new: the next start applies it/),
  ]);
  expect(
    describeChanges(
      applied,
      applied.map((each) => ({ ...each, sql: '' })),
    ),
  ).toEqual([expect.stringMatching(/^migrations\/20270101000001_tables\.sql was edited and is applied already/)]);
});
