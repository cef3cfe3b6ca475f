import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** A random secret in a file that only its owner may read: made by the first call and the same at the next start. */
export function keptSecret(path: string, prefix = ''): string {
  if (!existsSync(path)) {
    // Renamed into place, so that a start cut short leaves no half secret.
    writeFileSync(`${path}.new`, `${prefix}${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  chmodSync(path, 0o600);
  return readFileSync(path, 'utf8').trim();
}
