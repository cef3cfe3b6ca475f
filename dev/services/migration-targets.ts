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
    query: async <Row>(sql: string, parameters?: unknown[]) => (await driver.query<Row>(sql, parameters)).rows,
    transaction: (run) =>
      driver.transaction((inner) =>
        run(
          async <Row>(sql: string, parameters?: unknown[]) => (await inner.query<Row>(sql, parameters)).rows,
          (sql) => inner.exec(sql),
        ),
      ),
  };
}
