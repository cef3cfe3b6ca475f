// One file for all that every visit loads, instead of a dozen small ones: together they compress better, and the HTML carries
// one hash instead of one for each.
import { join, normalize } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1];

export const coreName = 'core';

export function coreChunk(root: string): Group {
  const source = (path: string) => normalize(join(root, path));
  const live = source('client/live.tsx');
  let core: Set<string> | undefined;
  const findCore = (context: Context) => {
    const found = reach(live, context);
    // What the home page shares with others would be a file of its own for each set of pages that share it.
    const home = reach(source('client/pages/home.tsx'), context);
    for (const module of home) {
      const importers = context.getModuleInfo(module)?.importers ?? [];
      if (importers.some((importer) => !home.has(importer))) reach(module, context, found);
    }
    for (const file of ['figures.ts', 'en/format.ts', 'nl/format.ts']) found.add(source(`shared/content/${file}`));
    // The entry must not wait for any of it.
    for (const module of reach(source('client/entry.ts'), context)) found.delete(module);
    return found;
  };
  return {
    debugName: coreName,
    name: (module, context) => {
      core ??= findCore(context);
      return core.has(module) ? coreName : null;
    },
  };
}

/** The module and all that it imports, but not what it imports later. */
function reach(module: string, context: Context, found = new Set<string>()): Set<string> {
  if (found.has(module)) return found;
  found.add(module);
  for (const imported of context.getModuleInfo(module)?.importedIds ?? []) reach(imported, context, found);
  return found;
}

/** Takes the place of Vite's loader of chunks, whose lists of what to load ahead cost more than they save once there is a core. */
export function plainImports(): Plugin {
  return {
    name: 'plinth-plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  };
}
