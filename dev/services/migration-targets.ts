// What migrations are applied to: a Postgres server, or PGlite.
import type { PGlite } from '@supabase/lite/pglite';
import type pg from 'pg';
import type { MigrationTarget } from './migrations.ts';

export function serverTarget(pool: pg.Pool): MigrationTarget {
  return {
    query: async <Row>(sql: string, parameters?: unknown[]) => (await pool.query(sql, parameters)).rows as Row[],
    async transaction(run) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await run(
          async <Row>(sql: string, parameters?: unknown[]) => (await client.query(sql, parameters)).rows as Row[],
          (sql) => client.query(sql),
        );
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
  };
}

export function pgliteTarget(driver: PGlite): MigrationTarget {
  return {
    query: queryOf(driver),
    transaction: (run) => driver.transaction((inner) => run(queryOf(inner), (sql) => inner.exec(sql))),
  };
}

function queryOf(executor: Pick<PGlite, 'query'>): MigrationTarget['query'] {
  return async <Row>(sql: string, parameters?: unknown[]) => (await executor.query<Row>(sql, parameters)).rows;
}
