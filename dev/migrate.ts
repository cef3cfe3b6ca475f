// `npm run migrate [-- --env staging]`: tells what of `migrations/` an environment's database lacks and, once that is confirmed, has the
// Supabase CLI apply it. The database is that of SUPABASE_DB_URL and no other: the CLI, left alone, speaks to one on this machine.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { DeployError } from './environments/deploy-error.ts';
import { describeUnknown, findDifferences } from './environments/migration-history.ts';
import { readTarget } from './environments/target.ts';

const { values: options } = parseArgs({
  options: {
    env: { type: 'string' },
    yes: { type: 'boolean', default: false },
    config: { type: 'string', default: 'wrangler.toml' },
  },
});

async function migrate(): Promise<void> {
  delete process.env.CLOUDFLARE_ENV;
  const target = readTarget(options.config, options.env);
  const databaseUrl = process.env.SUPABASE_DB_URL;
  if (!databaseUrl) {
    throw new DeployError(
      `SUPABASE_DB_URL is not set: it names the database of ${target.environment}, see docs/deploying.md`,
    );
  }
  const { pending, unknown } = await findDifferences(target, databaseUrl);
  const { host, pathname } = new URL(databaseUrl);
  console.info(`${target.environment}: the database ${pathname.slice(1)} at ${host}`);
  if (unknown.length > 0) console.info(describeUnknown(unknown));
  if (pending.length === 0) return console.info('Every migration is applied.');
  console.info(`Not applied yet:\n${pending.map((file) => `  migrations/${file}`).join('\n')}`);
  if (!(await isConfirmed())) throw new DeployError('Nothing was applied.');
  push(databaseUrl);
  const left = (await findDifferences(target, databaseUrl)).pending;
  if (left.length > 0) throw new DeployError(`Not applied still: ${left.join(', ')}`);
  console.info(`${target.environment} has every migration.`);
}

/** The CLI's own question takes silence for consent. */
async function isConfirmed(): Promise<boolean> {
  if (options.yes) return true;
  if (!stdin.isTTY)
    throw new DeployError('Nobody is here to be asked, so nothing was applied. Without a question: --yes');
  const lines = createInterface({ input: stdin, output: stdout });
  const answer = await lines.question('A migration is not taken back. Apply them? (yes/no) ');
  lines.close();
  return answer.trim() === 'yes';
}

function push(databaseUrl: string): void {
  // The CLI is large and only this command needs it, so it has a package of its own, which is installed here unless it is there.
  const tools = join(import.meta.dirname, 'deploy/tools');
  const installed = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', tools], { stdio: 'inherit' });
  if (installed.status !== 0)
    throw new DeployError('The Supabase CLI could not be installed; what npm printed says why');
  const program = join(tools, 'node_modules/.bin/supabase');
  const address = new URL(databaseUrl);
  // Not among the arguments, which every process of the machine can read.
  const PGPASSWORD = decodeURIComponent(address.password);
  address.password = '';
  const { status } = spawnSync(program, ['db', 'push', '--yes', '--db-url', address.href], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PGPASSWORD, SUPABASE_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new DeployError('The Supabase CLI failed; what it printed says why');
}

try {
  await migrate();
} catch (error) {
  console.error(error instanceof DeployError ? error.message : error);
  process.exitCode = 1;
}
