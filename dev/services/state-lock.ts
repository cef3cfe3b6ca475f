// One process at a time for files that only one may have open.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

export class StateInUseError extends Error {
  override name = 'StateInUseError';
}

/**
 * Takes the lock file `path`, also from a process that died without giving it back. Returns the function that gives it back.
 * @throws StateInUseError while another holder lives, even one in this process
 */
export function lockState(path: string): () => void {
  const mine = `${process.pid} ${startOf(process.pid) ?? ''}\n`;
  const draft = `${path}.${process.pid}-${crypto.randomUUID()}`;
  writeFileSync(draft, mine);
  try {
    while (!tryLink(draft, path)) {
      const theirs = readHolder(path);
      if (theirs === null) continue;
      const [pid = '', start = ''] = theirs.trim().split(' ');
      if (isAlive(Number(pid), start)) throw new StateInUseError(`process ${pid} uses it (${path})`);
      // Moved away rather than deleted: of two that take over at once, one must not remove the other's new lock.
      const stale = `${draft}.stale`;
      try {
        renameSync(path, stale);
      } catch (error) {
        if (isMissing(error)) continue;
        throw error;
      }
      if (readFileSync(stale, 'utf8') !== theirs) tryLink(stale, path);
      rmSync(stale);
    }
  } finally {
    rmSync(draft);
  }
  return () => {
    if (readHolder(path) === mine) rmSync(path, { force: true });
  };
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** A pid is given again, in a container even the same one at every start: the start time tells the processes apart. */
function isAlive(pid: number, start: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return start === '' || start === startOf(pid);
}

/** In ticks since the machine's boot, on Linux; null elsewhere or when there is no such process. */
function startOf(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before the last parenthesis may hold spaces; the start is the 22nd field, the 20th after it.
    return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
