// One process at a time for the files of the embedded database: PGlite damages them when two have them open.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, lock } from 'proper-lockfile';

/** In ms. The holder renews its lock every second; one that is older than this was left by a process that was killed. */
const staleAfter = 5000;

/** In ms. The time of a new lock lies up to a second ahead, because proper-lockfile tries out how exactly the disk keeps times. */
const maximumWait = staleAfter + 2000;

/**
 * Returns the function that gives the lock back. A lock that is found is watched until it is stale.
 * @throws with a line for the reader when its holder lives
 */
export async function lockDatabase(stateDir: string): Promise<() => Promise<void>> {
  const path = join(stateDir, 'database.lock');
  const pidFile = join(stateDir, 'database.pid');
  const options = { lockfilePath: path, realpath: false, stale: staleAfter };
  const holder = existsSync(pidFile) ? `process ${readFileSync(pidFile, 'utf8')}` : 'another process';
  if (await check(path, options)) {
    console.warn(`${path} is held by ${holder}: waiting at most ${maximumWait / 1000} s to see whether it still runs`);
  }
  const onCompromised = () => {
    console.error(`${path} was deleted, or taken by another process while this one stood still: it ends here`);
    process.exit(1);
  };
  const retries = { retries: maximumWait / 500, factor: 1, minTimeout: 500 };
  const unlock = await lock(path, { ...options, update: 1000, onCompromised, retries }).catch((error) => {
    if (error.code !== 'ELOCKED') throw error;
    throw new Error(
      `The embedded database in ${stateDir} is open already: ${holder} uses it. Set STATE_DIR for a second copy`,
    );
  });
  writeFileSync(pidFile, String(process.pid));
  return unlock;
}
