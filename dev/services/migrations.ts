// Applies `migrations/` in order and only once each, with the history table that the Supabase CLI keeps on the hosted project.
import { readdirSync, readFileSync } from 'node:fs';
import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';

export const migrationsFolder = new URL('../../migrations/', import.meta.url);

export type Migration = { version: string; name: string; sql: string };

export type MigrationTarget = {
  /** Runs one statement with parameters. */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs a migration's statements and those that record it, all or none. */
  transaction(
    run: (query: MigrationTarget['query'], execute: (sql: string) => Promise<unknown>) => Promise<void>,
  ): Promise<void>;
};

/** A history that this checkout cannot continue. */
export class MigrationHistoryError extends Error {
  override name = 'MigrationHistoryError';
}

export function fileOf({ version, name }: Pick<Migration, 'version' | 'name'>): string {
  return `migrations/${version}_${name}.sql`;
}

/** @throws when a file is not named `YYYYMMDDHHMMSS_what.sql` or two have the same version */
export function readMigrations(): Migration[] {
  const migrations = readdirSync(migrationsFolder)
    .sort()
    .map((file) => {
      const [, version, name] = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
      if (!version || !name) throw new Error(`migrations/${file} is not named YYYYMMDDHHMMSS_what.sql`);
      return { version, name, sql: readFileSync(new URL(file, migrationsFolder), 'utf8') };
    });
  const twin = migrations.find(({ version }, index) => version === migrations[index - 1]?.version);
  if (twin) throw new Error(`${fileOf(twin)} has the version of the one before it`);
  return migrations;
}

/**
 * Applies what is pending and returns it.
 * @throws MigrationHistoryError when an applied file was edited or removed, or a pending one is older than an applied one
 * @throws with file and line when Postgres refuses a pending one, of which nothing is then applied
 */
export async function applyMigrations(target: MigrationTarget, migrations = readMigrations()): Promise<Migration[]> {
  await target.transaction(async (_, execute) => {
    await execute(`
      create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (
        version text primary key, statements text[], name text
      );
    `);
  });
  const history = await target.query<{ version: string; name: string; sql: string }>(
    'select version, name, statements[1] as sql from supabase_migrations.schema_migrations order by version',
  );
  for (const [index, applied] of history.entries()) {
    const file = fileOf(applied);
    const migration = migrations.find(({ version }) => version === applied.version);
    if (!migration) throw new MigrationHistoryError(`${file} was applied to this database and is gone`);
    if (migration.sql !== applied.sql) throw new MigrationHistoryError(`${file} was edited after it had been applied`);
    const skipped = migrations[index];
    if (skipped && skipped.version < applied.version) {
      throw new MigrationHistoryError(`${fileOf(skipped)} is older than one applied already`);
    }
  }
  const pending = migrations.slice(history.length);
  for (const migration of pending) {
    const { version, name, sql } = migration;
    const run = target.transaction(async (query, execute) => {
      await execute(sql);
      await query('insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)', [
        version,
        [sql],
        name,
      ]);
    });
    await run.catch((error: RefusedStatement) => {
      throw new Error(`${fileOf(migration)}${lineOf(error, sql)}: ${error.message}`, { cause: error });
    });
  }
  return pending;
}

/** Postgres says at which letter of the text it went wrong, where it knows. */
type RefusedStatement = Error & { position?: string };

function lineOf({ position }: RefusedStatement, sql: string): string {
  return position ? `, line ${sql.slice(0, Number(position)).split('\n').length}` : '';
}

/** The roles of a hosted project, as they are there before the first migration. */
export const hostedRoles = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
`;

/** Its sign-in: the schema `auth` with users and what policies ask. May be run again. */
export const hostedSignIn = `
  ${getAuthSchemaSql()};
  ${SUPABASE_AUTH_HELPERS_SQL}
  grant usage on schema auth to anon, authenticated, service_role;
`;
