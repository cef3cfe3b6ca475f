// The middle of the home page answers to nobody: the browser keeps what the server wrote, so that a first visit needs neither its
// code nor its texts. Both are fetched for the other language, and for those who come to the home page without its HTML.
import { loadOnce, type Settled } from '#client/load-once.ts';
import type { Language } from '#shared/languages.ts';

export const showcaseId = 'showcase';

const texts = {
  en: () => import('#shared/content/en/showcase.ts'),
  nl: () => import('#shared/content/nl/showcase.ts'),
};

const load = async (language: Language) => {
  const [{ Showcase }, { showcase }] = await Promise.all([import('./showcase.tsx'), texts[language]()]);
  return { Showcase, content: showcase };
};

/** What the server wrote, or what is drawn anew. */
type LoadedShowcase = { html: string } | Awaited<ReturnType<typeof load>>;

const known = new Map<string, Settled<LoadedShowcase>>();

export function loadShowcase(language: Language): Promise<LoadedShowcase> {
  return loadOnce(known, language, async () => {
    const written = import.meta.env.SSR ? null : document.getElementById(showcaseId);
    return written && document.documentElement.lang === language ? { html: written.innerHTML } : load(language);
  });
}
