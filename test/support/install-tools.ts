// Sees to what the tests need beside npm's packages: a Chromium, and where it can be had a Postgres server.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { findChromium, headlessShell } from '#dev/chromium.ts';

const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

// Beside a Chromium with windows, too: without them the tests take half of its CPU.
const isShellMissing = canInstall && !process.env.CHROMIUM_PATH && !existsSync(headlessShell);
if (!findChromium() || isShellMissing) installChromium();
// Without a server the database tests run on PGlite, and say so; only their races need the real one.
if (canInstall && globSync('/usr/lib/postgresql/*/bin/postgres').length === 0) installDebianPackage('postgresql');

function installChromium(): void {
  if (canInstall) installDebianPackage('chromium-headless-shell');
  else run('npx', ['playwright', 'install', 'chromium']);
  if (findChromium()) return;
  console.error(
    'The browser tests need Chromium and none could be installed. Install it (on Debian: apt-get install chromium-headless-shell), ' +
      'or name one with CHROMIUM_PATH, and run the tests again.',
  );
  process.exit(1);
}

function installDebianPackage(name: string): void {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

function run(command: string, parameters: string[]): void {
  console.info(`> ${command} ${parameters.join(' ')}`);
  spawnSync(command, parameters, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
