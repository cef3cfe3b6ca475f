// `npm run deploy`: checks everything that can be checked before anything is sent, deploys, and asks the deployed address for
// its health. `-- --dry-run` stops before the sending; `-- --env staging` deploys the other environment.
import { spawnSync } from 'node:child_process';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { unstable_readConfig } from 'wrangler';
import { isDatabaseHealthy } from '../worker/data/database-health.ts';
import { createDatabase } from '../worker/data/supabase.ts';
import { type Config, parseConfig, type SettingName, settingNames } from '../worker/env.ts';
import { build, isBuilt } from './build.ts';
import { warningsOf } from './deploy-warnings.ts';
import { startDatabase } from './services/database.ts';

const { values: options } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false }, env: { type: 'string' } },
});
const dryRun = options['dry-run'] || !process.env.CLOUDFLARE_API_TOKEN;
const environment = options.env;
const forEnvironment = environment ? ['--env', environment] : [];

class DeployError extends Error {
  override name = 'DeployError';
}

async function deploy(): Promise<void> {
  step('settings');
  const { config, vars } = checkSettings();
  for (const warning of warningsOf(config)) console.warn(warning);
  step('migrations');
  await checkMigrations(config);
  step('build');
  // The Cloudflare plugin reads the environment to build for from here.
  if (environment) process.env.CLOUDFLARE_ENV = environment;
  if (!isBuilt()) await build();
  step(dryRun ? 'wrangler deploy --dry-run' : 'wrangler deploy');
  // The build has chosen the environment already: it wrote the configuration that wrangler deploys.
  const mode = dryRun ? ['--dry-run', '--outdir', 'dist/dry-run'] : [];
  const sent = spawnSync('npx', ['wrangler', 'deploy', ...vars, ...mode], { stdio: 'inherit' });
  if (sent.status !== 0) throw new DeployError('wrangler deploy failed; what it printed says why');
  if (dryRun) {
    console.log('Nothing was sent: this was a dry run (without CLOUDFLARE_API_TOKEN every run is one).');
    return;
  }
  step('smoke test');
  await smokeTest(config.publicConfig.siteUrl);
}

/**
 * What the deployed Worker will find, against its own schema: the vars of `wrangler.toml` or of the environment (`.dev.vars` is for
 * laptops), and the secrets that the account holds.
 */
function checkSettings(): { config: Config; vars: string[] } {
  const wrangler = unstable_readConfig({ config: 'wrangler.toml', env: environment });
  const fromFile = wrangler.vars as Partial<Record<SettingName, string>>;
  const stored = dryRun ? (wrangler.secrets?.required ?? []) : listSecrets();
  const settings = Object.fromEntries(
    settingNames.flatMap((name) => {
      // A secret that only this shell knows is not sent; whether the account has it, a dry run can't ask.
      const isSent = name in fromFile || stored.includes(name) || dryRun;
      const value = process.env[name] || fromFile[name] || (stored.includes(name) ? secretStandIns[name] : undefined);
      return isSent && value ? [[name, value]] : [];
    }),
  );
  const result = parseConfig(settings);
  if (!result.ok) throw new DeployError(result.problems.join('. '));
  const vars = settingNames.filter((name) => name in fromFile && process.env[name]);
  return { config: result.config, vars: vars.flatMap((name) => ['--var', `${name}:${process.env[name]}`]) };
}

/** Names of the secrets that the account holds for this Worker; their values cannot be read. */
function listSecrets(): string[] {
  const { status, stdout } = spawnSync('npx', ['wrangler', 'secret', 'list', '--format', 'json', ...forEnvironment], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new DeployError('The account did not tell which secrets it holds');
  return (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name);
}

/** In place of values that only the account knows: they have the right form, so that the check finds fault with other settings alone. */
const secretStandIns: Partial<Record<SettingName, string>> = {
  SUPABASE_SECRET_KEY: 'sb_secret_stored-with-the-account',
  CHAT_API_KEY: 'stored-with-the-account',
  VISITOR_SALT: 'stored-with-the-account',
  TURNSTILE_SECRET_KEY: 'stored-with-the-account',
  LEAD_WEBHOOK_URL: 'https://stored-with-the-account.invalid',
  LEAD_WEBHOOK_SECRET: 'stored-with-the-account',
};

/** Applies every migration to an empty database. Where the real one's key is at hand, it must answer and have its tables. */
async function checkMigrations(config: Config): Promise<void> {
  await using state = await mkdtempDisposable(join(tmpdir(), 'plinth-migrations-'));
  const database = await startDatabase({ stateDir: state.path, log: console.log });
  await database.close();
  if (config.database.secretKey === secretStandIns.SUPABASE_SECRET_KEY) {
    console.log('Before code that needs a new migration: npx supabase db push');
  } else if (!(await isDatabaseHealthy(await createDatabase(config.database)))) {
    throw new DeployError('The database does not answer, or has no table chat_logs for this key: npx supabase db push');
  }
}

async function smokeTest(siteUrl: string): Promise<void> {
  for (const path of ['/', '/nl', '/api/health']) {
    const response = await fetch(siteUrl + path);
    await response.body?.cancel();
    if (!response.ok) throw new DeployError(`${path} answered ${response.status} on the deployed site`);
    console.log(`${path} ${response.status}`);
  }
}

function step(name: string): void {
  console.log(`\n== ${name}`);
}

try {
  await deploy();
} catch (error) {
  console.error(error instanceof DeployError ? error.message : error);
  process.exit(1);
}
