import type { Language } from '#shared/languages.ts';
import type { FoundPage } from '#shared/routes.ts';
import { loadOnce, type Settled } from './load-once.ts';
import { type LoadedPage, loadShellTexts, pages, type ShellTexts } from './routes.tsx';

/** A chunk that could not be fetched; after a deploy an old one is gone for good. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

const pagesByKey = new Map<string, Settled<LoadedPage>>();
const shellsByLanguage = new Map<string, Settled<ShellTexts>>();

/** The page's component and texts; asked for again it is the same promise, unless it failed. Rejects with `PageLoadError`. */
export function loadPage(found: FoundPage): Promise<LoadedPage> {
  const key = keyOf(found);
  return loadOnce(pagesByKey, key, () => pages[found.page].load(found.language, found.params).catch(failing(key)));
}

/** The texts around every page. */
export function loadShell(language: Language): Promise<ShellTexts> {
  return loadOnce(shellsByLanguage, language, () => loadShellTexts(language).catch(failing(language)));
}

/** True when the page would render without a spinner. */
export function isPageLoaded(found: FoundPage): boolean {
  return pagesByKey.get(keyOf(found))?.status === 'fulfilled';
}

function keyOf({ page, language, params }: FoundPage): string {
  return [language, page, ...Object.values(params)].join(' ');
}

function failing(key: string) {
  return (cause: unknown): never => {
    throw new PageLoadError(`The chunk of "${key}" could not be loaded`, { cause });
  };
}
