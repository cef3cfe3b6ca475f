// What migrations are applied to on a laptop: PGlite.
import type { PGlite } from '@supabase/lite/pglite';
import type { MigrationTarget } from './migrations.ts';

export function pgliteTarget(driver: PGlite): MigrationTarget {
  return {
    query: queryOf(driver),
    transaction: (run) => driver.transaction((inner) => run(queryOf(inner), (sql) => inner.exec(sql))),
  };
}

function queryOf(executor: Pick<PGlite, 'query'>): MigrationTarget['query'] {
  return async <Row>(sql: string, parameters?: unknown[]) => (await executor.query<Row>(sql, parameters)).rows;
}
