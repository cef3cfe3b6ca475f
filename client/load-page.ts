import type { Language } from '#shared/languages.ts';
import type { PageId } from '#shared/routes.ts';
import { type LoadedPage, loadShellTexts, pages, type ShellTexts } from './routes.tsx';

/** A chunk that could not be fetched; after a deploy an old one is gone for good. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

/** A promise that tells React's `use` at once what it holds, so that what is loaded renders without suspending. */
type Settled<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

const pagesByKey = new Map<string, Settled<LoadedPage>>();
const shellsByLanguage = new Map<string, Settled<ShellTexts>>();

/** The page's component and texts; asked for again it is the same promise, unless it failed. Rejects with `PageLoadError`. */
export function loadPage(page: PageId, language: Language): Promise<LoadedPage> {
  return loadOnce(pagesByKey, `${language} ${page}`, () => pages[page].load(language));
}

/** The texts around every page. */
export function loadShell(language: Language): Promise<ShellTexts> {
  return loadOnce(shellsByLanguage, language, () => loadShellTexts(language));
}

/** True when the page would render without a spinner. */
export function isPageLoaded(page: PageId, language: Language): boolean {
  return pagesByKey.get(`${language} ${page}`)?.status === 'fulfilled';
}

function loadOnce<Value>(known: Map<string, Settled<Value>>, key: string, load: () => Promise<Value>): Promise<Value> {
  const earlier = known.get(key);
  if (earlier) return earlier;
  const promise: Settled<Value> = load().catch((cause) => {
    throw new PageLoadError(`The chunk of "${key}" could not be loaded`, { cause });
  });
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => known.delete(key),
  );
  known.set(key, promise);
  return promise;
}
