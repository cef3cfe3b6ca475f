// `.dev.vars` is the file of the laptop's user. `npm run services` adds a block of its own while it runs, because plain `wrangler dev`
// reads its settings from there alone.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Settings } from './settings.ts';

const block = /^# Written by npm run services \(process (\d+)\)[\s\S]*?^# End of what npm run services wrote\.\n/m;

/** What the user wrote. */
export function readOwnLines(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').replace(block, '') : '';
}

/** Adds what the user has not set and returns the names of it. */
export function writeBlock(settings: Settings, file: string): string[] {
  const own = readOwnLines(file);
  const present = parseEnv(own);
  const absent = Object.entries(settings).filter(([name]) => !present[name]);
  const lines = [
    `# Written by npm run services (process ${process.pid}), which takes these lines away when it ends.`,
    ...absent.map(([name, value]) => `${name}=${quoted(value)}`),
    '# End of what npm run services wrote.',
  ];
  const separator = own === '' || own.endsWith('\n') ? '' : '\n';
  writeFileSync(file, `${own}${separator}${lines.join('\n')}\n`, { mode: 0o600 });
  return absent.map(([name]) => name);
}

/** Leaves what the user wrote; a file that holds nothing else is deleted. */
export function removeBlock(file: string): void {
  if (!existsSync(file) || !block.test(readFileSync(file, 'utf8'))) return;
  const own = readOwnLines(file);
  if (own === '') rmSync(file);
  else writeFileSync(file, own);
}

/** The process that wrote the block and still runs, or null; what one that was killed left behind is removed. */
export function findWriter(file: string): number | null {
  const [, pid] = (existsSync(file) && block.exec(readFileSync(file, 'utf8'))) || [];
  if (!pid) return null;
  if (isRunning(Number(pid))) return Number(pid);
  removeBlock(file);
  return null;
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 asks and does nothing.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // There, and somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function quoted(value: string): string {
  return value.includes("'") ? `"${value}"` : `'${value}'`;
}
