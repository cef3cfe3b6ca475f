// `npm run deploy`: checks all that can be checked before anything is sent, uploads a version that gets no traffic, asks it, gives it the
// traffic and asks the public address; where that does not answer as it should, it goes back. docs/deploying.md tells each step.
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildId, ensureBuilt } from './build.ts';
import * as cloudflare from './deploy/cloudflare.ts';
import { rollOut, type Upload, wayBack } from './deploy/rollout.ts';
import { assumedSecrets, checkSettings, describeSettings, readSecrets } from './deploy/settings.ts';
import { assertWell } from './deploy/site-checks.ts';
import { warningsOf } from './deploy/warnings.ts';
import { findOrphans, runWrangler, writeUploadConfig } from './deploy/wrangler.ts';
import { DeployError } from './environments/deploy-error.ts';
import { checkMigrations } from './environments/migration-history.ts';
import { readTarget, type Target } from './environments/target.ts';
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
  using folder = mkdtempDisposableSync(join(tmpdir(), 'plinth-deploy-'));
  if (options['dry-run']) await rehearse(target, folder.path);
  else await deployTo(target, folder.path);
}

/** All that needs no login. */
async function rehearse(target: Target, folder: string): Promise<void> {
  const stored = assumedSecrets(target);
  console.info(`taken for granted: the account holds ${stored.join(', ')}`);
  await prepare(target, stored);
  step('wrangler versions upload --dry-run');
  runWrangler('versions upload', ['--dry-run', '--outdir', 'dist/dry-run'], writeUploadConfig(folder, target));
  console.info('Nothing was sent: this was a dry run.');
}

async function deployTo(target: Target, folder: string): Promise<void> {
  step('login');
  const login = await cloudflare.logIn(target);
  console.info(`account ${login.accountId} (${login.accountName})`);
  const worker = await cloudflare.findWorker(login, target.worker);
  const serves = worker ? `serving ${cloudflare.describeTraffic(worker.traffic)}` : 'which does not exist yet';
  console.info(`${target.environment}: Worker ${target.worker}, ${serves}`);
  if (options.preview && !worker) throw new DeployError('Deploy first: what does not exist has no versions to look at');
  await prepare(target, worker?.secretNames ?? []);
  step('queues and namespaces');
  await cloudflare.createMissingQueues(login, target);
  const config = writeUploadConfig(folder, target, worker ? {} : findOrphans(target, login.accountId));
  if (worker) await deployVersion({ login, target, config }, worker.traffic);
  else await deployFirst({ login, target, config });
  if (!options.preview) console.info(`\n${target.vars.SITE_URL} serves build ${buildId()}.`);
}

/** Settings, migrations and build: all that can be wrong before anything is sent. `stored` are the names of the account's secrets. */
async function prepare(target: Target, stored: string[]): Promise<void> {
  step('settings');
  const secrets = { given: secretsFile ? readSecrets(secretsFile, target) : {}, stored };
  const config = checkSettings(target, secrets);
  for (const line of describeSettings(target, secrets)) console.info(line);
  for (const warning of warningsOf(config)) console.warn(warning);
  step('migrations');
  const warning = await checkMigrations(target);
  if (warning) console.warn(warning);
  step('build');
  ensureBuilt();
  console.info(`build ${buildId()}`);
}

async function deployFirst({ login, target, config }: Upload): Promise<void> {
  step('wrangler deploy, as there is no version before');
  standing = 'There is no version before this one to go back to: mend it and deploy again.';
  runWrangler('deploy', secretParameters, config, login.accountId);
  step('public address');
  await assertWell({ origin: target.vars.SITE_URL ?? '' }, { build: buildId(), wait, stop });
}

async function deployVersion(upload: Upload, before: cloudflare.Traffic): Promise<void> {
  const { login, target, config } = upload;
  step('wrangler versions upload');
  standing = `No traffic was moved: ${target.environment} serves ${cloudflare.describeTraffic(before)}, as before.`;
  await cloudflare.turnPreviewsOn(login, target.worker);
  const alias = options.preview ? ['--preview-alias', options.preview] : [];
  const reports = runWrangler('versions upload', [...secretParameters, ...alias], config, login.accountId);
  const report = reports.find(({ type }) => type === 'version-upload');
  const { version_id: version, preview_url: address } = report ?? {};
  if (!version || !address) throw new DeployError('The version has no address: has the account one on workers.dev?');

  step("the version's own address");
  await assertWell({ origin: address }, { build: buildId(), wait, stop });
  console.info(`${address} is well`);
  if (options.preview) {
    console.info(`\n${report?.preview_alias_url} shows build ${buildId()}, and no visitor gets it.`);
    return;
  }

  step('traffic');
  const rollout = { ...upload, version, before, build: buildId(), wait, stop };
  // For an end that leaves no time to go back.
  standing = `${target.environment} may serve the new version by now. To go back: ${wayBack(rollout)}`;
  await rollOut(rollout, options.gradual).finally(() => (standing = ''));
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
