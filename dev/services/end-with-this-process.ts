import { type ChildProcess, spawn } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { basename } from 'node:path';

/**
 * Ends a child process also where this one is killed and can end nothing itself: a shell waits at a pipe, which closes with this
 * process.
 */
export function endWithThisProcess(child: ChildProcess, signal: 'KILL' | 'QUIT' = 'KILL'): void {
  // In a group of its own: a signal to the whole group must not end the shell before the child.
  const watcher = spawn('sh', ['-c', `read -r nothing; kill -${signal} "$0"`, String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.unref();
  watcher.stdin?.on('error', () => undefined);
  // Its number may be another process's soon.
  child.once('exit', () => watcher.kill('SIGKILL'));
}

/** Of every workerd that is started here, by Miniflare or by Vite, neither of which hands it out. */
export function endWorkersWithThisProcess(): void {
  subscribe('child_process', (message) => {
    const { process: child } = message as { process: ChildProcess };
    child.once('spawn', () => {
      if (basename(child.spawnfile).startsWith('workerd')) endWithThisProcess(child);
    });
  });
}
