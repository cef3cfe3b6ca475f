import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '#dev/services/database.ts';

/** The files that determine what a new database looks like. */
const sources = ['migrations/*.sql', 'dev/services/*.ts', 'package-lock.json'];

/**
 * A state whose database is like after a first start: migrated, with its keys and its owner. Making one takes 9 s of CPU, so it is made
 * once, kept until its sources change, and copied.
 */
export async function createFreshState(): Promise<string> {
  const kept = join('node_modules/.cache/plinth-test-state', stampOf(sources));
  if (!existsSync(kept)) await make(kept);
  const stateDir = mkdtempSync(join(tmpdir(), 'plinth-state-'));
  cpSync(kept, stateDir, { recursive: true });
  return stateDir;
}

async function make(kept: string): Promise<void> {
  const making = `${kept}-${process.pid}`;
  const database = await startDatabase({ stateDir: making });
  await database.close();
  try {
    renameSync(making, kept);
  } catch (error) {
    // Another process has made it first.
    rmSync(making, { recursive: true });
    if (!existsSync(kept)) throw error;
  }
}

function stampOf(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
