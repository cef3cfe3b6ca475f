import { loadOnce, type Settled } from '#client/load-once.ts';
import type { Language } from '#shared/languages.ts';
import { typeset } from '#shared/typesetting.ts';

const texts = {
  en: () => import('#shared/content/en/desk-views.ts'),
  nl: () => import('#shared/content/nl/desk-views.ts'),
};

const load = async (language: Language) => {
  const [{ Desk }, { deskViews }] = await Promise.all([import('./desk.tsx'), texts[language]()]);
  return { Desk, content: typeset(deskViews, language), language };
};

export type LoadedDesk = Awaited<ReturnType<typeof load>>;

const known = new Map<string, Settled<LoadedDesk>>();

/** Loads what is behind the desk's page and its texts. Rejects when a chunk can't be fetched. */
export function loadDesk(language: Language): Promise<LoadedDesk> {
  return loadOnce(known, language, () => load(language));
}
