import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Who listens on the port, as `process 123 (node server.js)`; null where the system does not say, as of another user's process. */
export function findPortHolder(port: number): string | null {
  const pid = process.platform === 'linux' ? findInProc(port) : findWithLsof(port);
  return pid && `process ${pid} (${commandOf(pid)})`;
}

/** The kernel lists what listens by the number of its socket, and the sockets of each process among its open files. */
function findInProc(port: number): string | null {
  const localPort = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const listening = '0A';
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6'].filter(existsSync).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(localPort) && state === listening)
      .map((fields) => `socket:[${fields[9]}]`),
  );
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.find((pid) => openFilesOf(pid).some((file) => sockets.includes(file))) ?? null;
}

function openFilesOf(pid: string): string[] {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).map((name) => readlinkSync(`${folder}/${name}`));
  } catch {
    // It has ended meanwhile, or is another user's.
    return [];
  }
}

function findWithLsof(port: number): string | null {
  const { stdout } = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], { encoding: 'utf8' });
  return stdout?.split('\n')[0] || null;
}

function commandOf(pid: string): string {
  const file = `/proc/${pid}/cmdline`;
  const command = existsSync(file)
    ? readFileSync(file, 'utf8').replaceAll('\0', ' ')
    : spawnSync('ps', ['-o', 'args=', '-p', pid], { encoding: 'utf8' }).stdout;
  return command.trim().slice(0, 120);
}
