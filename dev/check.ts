// `npm run check`: what must pass before a commit. What keeps one core busy goes on at once, the tests, which use all of them, one after the
// other. Prints how long each took, and ends with the first failure and what that one printed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Its commands run one after the other. */
type Step = { name: string; commands: string[] };

const stages: Step[][] = [
  [
    { name: 'format and lint', commands: ['oxfmt --check', 'oxlint'] },
    { name: 'spelling', commands: ['cspell lint --no-progress --no-summary'] },
    { name: 'types', commands: ['npm run -s types:worker', 'tsc -b'] },
    { name: 'build', commands: ['node dev/build.ts'] },
  ],
  [{ name: 'tests in Node, in workerd, on Postgres and of the build', commands: ['vitest run'] }],
  [{ name: 'tests in Chromium', commands: ['playwright test'] }],
];

const running = new Set<ChildProcess>();

async function run({ name, commands }: Step, isAlone: boolean): Promise<void> {
  const started = performance.now();
  for (const command of commands) await execute(command, isAlone);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(`${seconds.padStart(6)} s  ${name}`);
}

/** Prints what a command says as it comes where that is alone, and of several only what the one says that fails. */
async function execute(command: string, isAlone: boolean): Promise<void> {
  const [program = '', ...parameters] = command.split(' ');
  const stdout = isAlone ? 'inherit' : 'pipe';
  const child = spawn(program, parameters, { stdio: ['ignore', stdout, stdout] });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  running.delete(child);
  if (code !== 0) throw new Error(`${output}\n${command} failed`);
}

const started = performance.now();
try {
  for (const steps of stages) await Promise.all(steps.map((step) => run(step, steps.length === 1)));
  console.info(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  in all`);
} catch (error) {
  for (const child of running) child.kill();
  console.error((error as Error).message);
  process.exit(1);
}
