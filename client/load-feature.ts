import type { Language } from '#shared/languages.ts';
import { typeset } from '#shared/typesetting.ts';
import { loadOnce, type Settled } from './load-once.ts';

/** How a component and its texts, which are no part of a page, are loaded in a language: once. Rejects when a chunk can't be fetched. */
export function defineFeature<Component, Texts extends object>(
  component: () => Promise<Component>,
  texts: Record<Language, () => Promise<Texts>>,
) {
  const load = async (language: Language) => {
    const [loaded, content] = await Promise.all([component(), texts[language]()]);
    return { ...loaded, content: typeset(content, language), language };
  };
  const known = new Map<string, Settled<Awaited<ReturnType<typeof load>>>>();
  return (language: Language) => loadOnce(known, language, () => load(language));
}
