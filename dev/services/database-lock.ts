// One process at a time for the files of the embedded database: PGlite damages them when two have them open.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

/** In ms. The holder renews its lock every second; one that is older than this was left by a process that was killed. */
const staleAfter = 5000;

/**
 * Returns the function that gives the lock back. Where a lock is found, it is watched until its holder renews it or it is stale.
 * @throws with a line for the reader when the holder lives
 */
export async function lockDatabase(stateDir: string): Promise<() => Promise<void>> {
  const path = join(stateDir, 'database.lock');
  const pidFile = join(stateDir, 'database.pid');
  let seen: number | null = null;
  for (;;) {
    const unlock = await tryLock(path);
    if (unlock) {
      writeFileSync(pidFile, String(process.pid));
      return unlock;
    }
    const holder = existsSync(pidFile) ? `process ${readFileSync(pidFile, 'utf8')}` : 'another process';
    const renewed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
    if (seen !== null && renewed !== null && renewed !== seen) {
      throw new Error(
        `The embedded database in ${stateDir} is open already: ${holder} uses it. Set STATE_DIR for a second copy`,
      );
    }
    if (seen === null) {
      console.warn(`${path} is held by ${holder}: waiting at most ${staleAfter / 1000} s to see whether it still runs`);
    }
    seen = renewed;
    await delay(1500);
  }
}

/** Null while somebody else, even in this process, holds a lock that is not stale. */
async function tryLock(path: string): Promise<(() => Promise<void>) | null> {
  const onCompromised = () => {
    console.error(`${path} was deleted, or taken by another process while this one stood still: it ends here`);
    process.exit(1);
  };
  try {
    return await lock(path, { lockfilePath: path, realpath: false, stale: staleAfter, update: 1000, onCompromised });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOCKED') return null;
    throw error;
  }
}
