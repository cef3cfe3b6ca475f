import type { Language } from '#shared/languages.ts';
import type { FoundPage } from '#shared/routes.ts';
import { loadOnce, type Settled } from './load-once.ts';
import { type LoadedPage, pageLoaders, type ShellTexts, shellTexts } from './pages.tsx';

/** A chunk that could not be fetched; after a deploy an old one is gone for good. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

const pagesByKey = new Map<string, Settled<LoadedPage>>();
const shellsByLanguage = new Map<string, Settled<ShellTexts>>();
const waits = new Map<string, Settled<unknown>>();
const settled: Settled<unknown> = Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined });

/** How long the page before stays in view for a chunk that is on its way, in ms. */
const delayOfSpinner = 120;

/** The page's component and texts; asked for again it is the same promise, unless it failed. Rejects with `PageLoadError`. */
export function loadPage(found: FoundPage): Promise<LoadedPage> {
  const key = keyOf(found);
  return loadOnce(pagesByKey, key, () => pageLoaders[found.page](found.language, found.params).catch(failing(key)));
}

/** The texts around every page. */
export function loadShell(language: Language): Promise<ShellTexts> {
  return loadOnce(shellsByLanguage, language, () => shellTexts[language]().catch(failing(language)));
}

/** Fulfilled when the page is there, or when it has been waited for as long as a visitor should see nothing happen. */
export function loadPageOrWait(found: FoundPage): Promise<unknown> {
  const page: Settled<LoadedPage> = loadPage(found);
  if (page.status) return page.status === 'fulfilled' ? page : settled;
  return loadOnce(waits, keyOf(found), () =>
    Promise.race([page.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, delayOfSpinner))]),
  );
}

function keyOf({ page, language, params }: FoundPage): string {
  return [language, page, ...Object.values(params)].join(' ');
}

/** What makes of a failure to load a `PageLoadError` that names the chunk. */
export function failing(key: string) {
  return (cause: unknown): never => {
    throw new PageLoadError(`The chunk of "${key}" could not be loaded`, { cause });
  };
}

// In development a text that was edited takes the place of the old one. No build has this block.
if (import.meta.hot) {
  import.meta.hot.accept('./pages.tsx', (edited) => {
    Object.assign(pageLoaders, edited?.pageLoaders);
    Object.assign(shellTexts, edited?.shellTexts);
    pagesByKey.clear();
    shellsByLanguage.clear();
  });
}
