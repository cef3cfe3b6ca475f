import { watch } from 'node:fs';
import { fileOf, type Migration, migrationsFolder, readMigrations } from './migrations.ts';

/** Editors write a file in several steps. In ms. */
const settled = 200;

/**
 * Tells of migrations that are added or edited while the site runs. They are applied at the next start and not at once, because an
 * applied file cannot be edited any more, and this one is still being written.
 */
export function watchMigrations(tell: (line: string) => void): () => void {
  const applied = readMigrations();
  const told = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    for (const line of listChanges(applied)) {
      if (!told.has(line)) tell(line);
      told.add(line);
    }
  };
  const watcher = watch(migrationsFolder, () => {
    clearTimeout(timer);
    timer = setTimeout(look, settled);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

function listChanges(applied: readonly Migration[]): string[] {
  try {
    return describeChanges(applied, readMigrations());
  } catch (error) {
    // A name that no migration may have.
    return [(error as Error).message];
  }
}

export function describeChanges(applied: readonly Migration[], found: readonly Migration[]): string[] {
  return found.flatMap((migration) => {
    const before = applied.find(({ version }) => version === migration.version);
    if (!before) return [`${fileOf(migration)} is new: the next start applies it, npm run types writes its types`];
    if (before.sql === migration.sql) return [];
    return [`${fileOf(migration)} was edited and is applied already: put it back and write a new one`];
  });
}
