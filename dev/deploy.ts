// `npm run deploy`: checks all that can be checked before anything is sent, uploads a version that gets no traffic, asks it, gives it the
// traffic and asks the public address; where that does not answer as it should, it goes back. docs/deploying.md tells each step.
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildId, ensureBuilt } from './build.ts';
import type { Login } from './deploy/cloudflare-api.ts';
import { DeployError } from './deploy/deploy-error.ts';
import {
  checkSubdomain,
  type DeployedWorker,
  describeTraffic,
  findWorker,
  turnPreviewsOn,
} from './deploy/deployed-worker.ts';
import { logIn } from './deploy/login.ts';
import { checkMigrations } from './deploy/migrations.ts';
import { createMissingQueues, findOrphans } from './deploy/resources.ts';
import { rollOut, wayBack } from './deploy/rollout.ts';
import { assumedSecrets, checkSettings, describeSettings, readSecrets, type Secrets } from './deploy/settings.ts';
import { findLastingFault } from './deploy/site-checks.ts';
import { readTarget, settingsOfShell, type Target } from './deploy/target.ts';
import { writeUploadConfig } from './deploy/upload-config.ts';
import { warningsOf } from './deploy/warnings.ts';
import { runWrangler } from './deploy/wrangler.ts';
import { takeSignals } from './take-signals.ts';

const { values: options } = parseArgs({
  options: {
    env: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    gradual: { type: 'boolean', default: false },
    preview: { type: 'string' },
    'secrets-file': { type: 'string' },
    /** In seconds. */
    wait: { type: 'string', default: '30' },
    config: { type: 'string', default: 'wrangler.toml' },
  },
});
const wait = Number(options.wait);
const secretsFile = options['secrets-file'];
const secretParameters = secretsFile ? ['--secrets-file', secretsFile] : [];

/** Ctrl-C ends a deploy at its next step, and what was begun is taken back; a second one ends the process where it stands. */
const stopper = new AbortController();
const stop = stopper.signal;
takeSignals((signal) => {
  console.error(`\n${signal}: ending in order; once more to end at once`);
  stopper.abort(new DeployError('This deploy was stopped by hand'));
});

/** What a failure leaves behind, for its last line. */
let standing = 'Nothing was sent.';
process.on('exit', (code) => {
  if (code !== 0 && standing) console.error(standing);
});

async function deploy(): Promise<void> {
  // One build serves every environment.
  delete process.env.CLOUDFLARE_ENV;
  if (!(wait >= 0)) throw new DeployError(`--wait takes a number of seconds, not ${options.wait}`);
  const target = readTarget(options.config, options.env);
  if (options['dry-run']) await rehearse(target);
  else await deployTo(target);
}

/** All that needs no login. */
async function rehearse(target: Target): Promise<void> {
  const stored = assumedSecrets(target);
  await prepare(target, { given: givenSecrets(), stored });
  step('wrangler versions upload --dry-run');
  using folder = temporaryFolder();
  const config = writeUploadConfig(folder.path, target);
  runWrangler(['versions', 'upload', '--dry-run', '--outdir', 'dist/dry-run', '--config', config]);
  console.info(
    `Nothing was sent: this was a dry run. It took for granted that the account holds ${stored.join(', ')}.`,
  );
}

async function deployTo(target: Target): Promise<void> {
  step('login');
  const login = await logIn(target.config);
  console.info(`account ${login.accountId} (${login.accountName})`);
  await checkSubdomain(login);
  const worker = await findWorker(login, target.worker);
  console.info(
    `${target.environment}: Worker ${target.worker}, ${worker ? `serving ${describeTraffic(worker.traffic)}` : 'which does not exist yet'}`,
  );
  if (options.preview && !worker) throw new DeployError('Deploy first: what does not exist has no versions to look at');
  await prepare(target, { given: givenSecrets(), stored: worker?.secrets ?? [] });

  step('queues and namespaces');
  for (const warning of await createMissingQueues(login, target)) console.warn(warning);
  using folder = temporaryFolder();
  const config = writeUploadConfig(folder.path, target, await findOrphans(login, target, worker));
  if (worker) await deployVersion(login, target, config, worker);
  else await deployFirst(login, target, config);
}

/** Settings, migrations and build: all that can be wrong before anything is sent. */
async function prepare(target: Target, secrets: Secrets): Promise<void> {
  step('settings');
  const config = checkSettings(target, secrets);
  for (const line of describeSettings(target, secrets)) console.info(line);
  const ignored = settingsOfShell();
  if (ignored.length > 0) console.info(`Not sent, because only this shell has it: ${ignored.join(', ')}`);
  for (const warning of warningsOf(config)) console.warn(warning);
  step('migrations');
  const warning = await checkMigrations(target);
  if (warning) console.warn(warning);
  step('build');
  ensureBuilt();
  console.info(`build ${buildId()}`);
}

async function deployFirst(login: Login, target: Target, config: string): Promise<void> {
  step('wrangler deploy, as there is no version before');
  standing = 'There is no version before this one to go back to: mend it and deploy again.';
  runWrangler(['deploy', '--config', config, ...secretParameters], login.accountId);
  step('public address');
  await assertWell(target.vars.SITE_URL ?? '');
  console.info(`\n${target.vars.SITE_URL} serves build ${buildId()}.`);
}

async function deployVersion(login: Login, target: Target, config: string, { traffic }: DeployedWorker): Promise<void> {
  step('wrangler versions upload');
  standing = `No traffic was moved: ${target.environment} serves ${describeTraffic(traffic)}, as before.`;
  await turnPreviewsOn(login, target.worker);
  const alias = options.preview ? ['--preview-alias', options.preview] : [];
  const reports = runWrangler(
    ['versions', 'upload', '--config', config, ...secretParameters, ...alias],
    login.accountId,
  );
  const report = reports.find(({ type }) => type === 'version-upload');
  const { version_id: version, preview_url: address } = report ?? {};
  if (!version || !address) throw new DeployError('wrangler told no address of the version');

  step("the version's own address");
  await assertWell(address);
  console.info(`${address} is well`);
  if (options.preview) {
    console.info(`\n${report?.preview_alias_url} shows build ${buildId()}, and no visitor gets it.`);
    return;
  }

  step('traffic');
  const rollout = { login, target, config, version, before: traffic, build: buildId(), wait, stop };
  // For an end that leaves no time to go back.
  standing = `${target.environment} may serve the new version by now. To go back: ${wayBack(rollout)}`;
  await rollOut(rollout, options.gradual).finally(() => {
    standing = '';
  });
  console.info(`\n${target.vars.SITE_URL} serves build ${buildId()}.`);
}

async function assertWell(origin: string): Promise<void> {
  const fault = await findLastingFault({ origin }, { build: buildId(), wait, stop });
  if (fault) throw new DeployError(fault);
}

const temporaryFolder = () => mkdtempDisposableSync(join(tmpdir(), 'plinth-deploy-'));

function givenSecrets(): Secrets['given'] {
  return secretsFile ? readSecrets(secretsFile) : {};
}

function step(name: string): void {
  stop.throwIfAborted();
  console.info(`\n== ${name}`);
}

try {
  await deploy();
} catch (error) {
  console.error(error instanceof DeployError ? `\n${error.message}` : error);
  process.exit(1);
}
