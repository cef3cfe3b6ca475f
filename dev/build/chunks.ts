// Which modules of the client share a file, by what imports them.
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { Language } from '../../shared/languages.ts';
import { sharedTextsOf } from '../../worker/pages/client-assets.ts';

const client = join(import.meta.dirname, '../../client');
/** What so many pages import, each of them gets at once. */
const manyPages = 8;
/**
 * Also for few pages, a module that is as short as this, in characters, costs less there than a request of its own, and one that the home
 * page needs costs it nothing.
 */
const fewPages = 3;
const shortCode = 400;

/**
 * `common`: what the application and many pages import, one file instead of dozens; of its texts each language has a file, with those of
 * the shell. All else stays with what imports it.
 */
export function createChunkNames(): Rolldown.CodeSplittingNameFunction {
  let common: ReadonlySet<string> | undefined;
  return (module, context) => {
    common ??= findCommon(context);
    if (!common.has(module)) return null;
    const [, language] = /\/shared\/content\/(\w\w)\//.exec(module) ?? [];
    return language ? sharedTextsOf(language as Language) : 'common';
  };
}

function findCommon(context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const importedBy = (file: string): Set<string> => {
    const found = new Set([file]);
    for (const module of found)
      for (const imported of context.getModuleInfo(module)?.importedIds ?? []) found.add(imported);
    return found;
  };
  const application = join(client, 'live.tsx');
  const common = importedBy(application);
  const ofHome = importedBy(join(client, 'pages/home.tsx'));
  const pages = context.getModuleInfo(join(client, 'pages.tsx'))?.dynamicallyImportedIds ?? [];
  const shells = pages.filter((file) => file.endsWith('/shell.ts'));
  for (const module of shells.flatMap((shell) => [...importedBy(shell)])) common.add(module);
  const counts = new Map<string, number>();
  for (const module of pages.flatMap((page) => [...importedBy(page)]))
    counts.set(module, (counts.get(module) ?? 0) + 1);
  for (const [module, count] of counts) {
    const isShort = (context.getModuleInfo(module)?.code?.length ?? Infinity) <= shortCode;
    if (count >= (isShort || ofHome.has(module) ? fewPages : manyPages)) common.add(module);
  }
  // Has to stay a file of its own, as has what the first script needs before anything else is there.
  for (const module of [application, ...importedBy(join(client, 'entry.ts'))]) common.delete(module);
  return common;
}
