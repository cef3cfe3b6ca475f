import pg from 'pg';
import type { Migration, MigrationTarget } from '../services/migrations.ts';
import { DeployError } from './deploy-error.ts';
import type { Target } from './target.ts';

export type AppliedMigration = { version: string; name: string | null; statements: string[] | null };

/** Names of files: `pending` are not applied yet, `edited` were changed after they had been, `unknown` are applied and not here. */
export type MigrationDifferences = { pending: string[]; edited: string[]; unknown: string[] };

/** The command that applies migrations to an environment's database. */
export const migrateCommand = ({ environment }: Target) =>
  environment === 'production' ? 'npm run migrate' : `npm run migrate -- --env ${environment}`;

/**
 * Compares `migrations/` with the database. Code is not sent before the migrations that it may need.
 * @returns a warning where that cannot be known, or where the database is ahead; null where both are the same
 * @throws DeployError
 */
export async function checkMigrations(
  target: Target,
  databaseUrl = process.env.SUPABASE_DB_URL,
): Promise<string | null> {
  if (!databaseUrl) {
    return `Nobody compared the migrations: SUPABASE_DB_URL is not set. With it, ${migrateCommand(target)} tells and applies what is pending`;
  }
  const { pending, unknown } = await findDifferences(target, databaseUrl);
  if (pending.length > 0) {
    throw new DeployError(`Not applied to the database yet: ${pending.join(', ')}. First: ${migrateCommand(target)}`);
  }
  return unknown.length > 0 ? describeUnknown(unknown) : null;
}

export function describeUnknown(unknown: string[]): string {
  return `The database is ahead of this checkout, which is fine as long as migrations only add: ${unknown.join(', ')}`;
}

/** @throws DeployError where the database is another environment's or does not answer, and where an applied migration was edited */
export async function findDifferences(target: Target, databaseUrl: string): Promise<MigrationDifferences> {
  // The reference of a hosted project stands in its address and in that of its database.
  const [, project = ''] = /^https:\/\/([a-z0-9]+)\.supabase\.co$/.exec(target.vars.SUPABASE_URL ?? '') ?? [];
  if (!databaseUrl.includes(project)) {
    throw new DeployError(
      `SUPABASE_DB_URL is not the database of ${target.vars.SUPABASE_URL}, which ${target.environment} uses`,
    );
  }
  // Only here, because it loads the embedded database.
  const { readMigrations } = await import('../services/migrations.ts');
  const differences = compareMigrations(readMigrations(), await readApplied(databaseUrl));
  const edited = differences.edited.join(', ');
  if (edited) throw new DeployError(`Edited after being applied: ${edited}. Put them back, and mend by a new one`);
  return differences;
}

export function compareMigrations(migrations: Migration[], applied: AppliedMigration[]): MigrationDifferences {
  const fileOf = ({ version, name }: { version: string; name: string | null }) => `${version}_${name ?? ''}.sql`;
  const find = (version: string) => applied.find((row) => row.version === version);
  return {
    pending: migrations.filter(({ version }) => !find(version)).map(fileOf),
    edited: migrations.filter((migration) => isEdited(migration, find(migration.version))).map(fileOf),
    unknown: applied
      .filter(({ version }) => !migrations.some((migration) => migration.version === version))
      .map(fileOf),
  };
}

/** The Supabase CLI stores a file statement by statement, without the semicolons; older ones stored no statements. */
function isEdited({ sql }: Migration, applied?: AppliedMigration): boolean {
  if (!applied?.statements) return false;
  const bare = (text: string) => text.replace(/[\s;]+/g, '');
  return bare(applied.statements.join('')) !== bare(sql);
}

/** The history that the Supabase CLI keeps; empty in a database without one. */
export async function listApplied(query: MigrationTarget['query']): Promise<AppliedMigration[]> {
  const [table] = await query<{ found: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as found",
    [],
  );
  if (!table?.found) return [];
  return query('select version, name, statements from supabase_migrations.schema_migrations order by version', []);
}

async function readApplied(databaseUrl: string): Promise<AppliedMigration[]> {
  const isLocal = /@(?:localhost|127\.0\.0\.1)[:/]/.test(databaseUrl);
  // Supabase's certificate is signed by an authority of its own, which nobody's machine knows.
  const ssl = isLocal || databaseUrl.includes('sslmode=') ? {} : { ssl: { rejectUnauthorized: false } };
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000, ...ssl });
  try {
    await client.connect();
    return await listApplied(async (sql, values) => (await client.query(sql, values)).rows);
  } catch (error) {
    throw new DeployError(`The database of SUPABASE_DB_URL does not tell its migrations: ${(error as Error).message}`);
  } finally {
    await client.end();
  }
}
