import pg from 'pg';
import type { Migration, MigrationTarget } from '../services/migrations.ts';
import { DeployError } from './deploy-error.ts';
import type { Target } from './target.ts';

/** Pinned here, because newer versions of the command may mean another database by the same words. */
const supabase = 'npx supabase@3.1.0';

export type AppliedMigration = { version: string; name: string | null; statements: string[] | null };

/** Names of files: `pending` are not applied yet, `edited` were changed after they had been, `unknown` are applied and not here. */
export type MigrationDifferences = { pending: string[]; edited: string[]; unknown: string[] };

/**
 * Compares `migrations/` with the database. Code is not sent before the migrations that it may need.
 * @returns a warning where that cannot be known, or where the database is ahead; null where both are the same
 * @throws DeployError
 */
export async function checkMigrations(
  target: Target,
  databaseUrl = process.env.SUPABASE_DB_URL,
): Promise<string | null> {
  const project = projectOf(target);
  if (!databaseUrl) {
    return `Nobody compared the migrations: SUPABASE_DB_URL is not set. See for yourself: ${supabase} migration list --remote=${project ?? '…'}`;
  }
  if (project && !databaseUrl.includes(project)) {
    throw new DeployError(
      `SUPABASE_DB_URL is not the database of ${target.vars.SUPABASE_URL}, which ${target.environment} uses`,
    );
  }
  // Only here, because it loads the embedded database.
  const { readMigrations } = await import('../services/migrations.ts');
  const { pending, edited, unknown } = compareMigrations(readMigrations(), await readApplied(databaseUrl));
  const problems = [
    ...(edited.length > 0
      ? [`Edited after they had been applied: ${edited.join(', ')}. Put them back, and mend by a new one`]
      : []),
    ...(pending.length > 0
      ? [
          `Not applied to the database yet: ${pending.join(', ')}. First: ${supabase} db push "--remote=$SUPABASE_DB_URL"`,
        ]
      : []),
  ];
  if (problems.length > 0) throw new DeployError(problems.join('\n'));
  if (unknown.length === 0) return null;
  return `The database is ahead of this checkout, which is fine as long as migrations only add: ${unknown.join(', ')}`;
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
  return query<AppliedMigration>(
    'select version, name, statements from supabase_migrations.schema_migrations order by version',
    [],
  );
}

async function readApplied(databaseUrl: string): Promise<AppliedMigration[]> {
  const isLocal = /@(?:localhost|127\.0\.0\.1)[:/]/.test(databaseUrl);
  // Supabase's certificate is signed by an authority of its own, which nobody's machine knows.
  const ssl = isLocal || databaseUrl.includes('sslmode=') ? {} : { ssl: { rejectUnauthorized: false } };
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000, ...ssl });
  try {
    await client.connect();
    return await listApplied(
      async <Row>(sql: string, values?: unknown[]) => (await client.query(sql, values)).rows as Row[],
    );
  } catch (error) {
    throw new DeployError(
      `The database of SUPABASE_DB_URL does not tell its migrations: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    await client.end();
  }
}

/** The reference of a hosted project, which stands in its address and in that of its database; null for any other. */
function projectOf({ vars }: Target): string | null {
  return /^https:\/\/([a-z0-9]+)\.supabase\.co$/.exec(vars.SUPABASE_URL ?? '')?.[1] ?? null;
}
