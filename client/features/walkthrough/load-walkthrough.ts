import { loadOnce, type Settled } from '#client/load-once.ts';
import type { Language } from '#shared/languages.ts';
import { typeset } from '#shared/typesetting.ts';

const texts = {
  en: () => import('#shared/content/en/walkthrough.ts'),
  nl: () => import('#shared/content/nl/walkthrough.ts'),
};

const load = async (language: Language) => {
  const [{ Walkthrough }, { walkthrough }] = await Promise.all([import('./walkthrough.tsx'), texts[language]()]);
  return { Walkthrough, content: typeset(walkthrough, language) };
};

export type LoadedWalkthrough = Awaited<ReturnType<typeof load>>;

const known = new Map<string, Settled<LoadedWalkthrough>>();

/** Loads the walkthrough and its texts. Rejects when a chunk can't be fetched. */
export function loadWalkthrough(language: Language): Promise<LoadedWalkthrough> {
  return loadOnce(known, language, () => load(language));
}
