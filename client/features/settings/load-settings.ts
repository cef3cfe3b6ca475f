import { loadOnce, type Settled } from '#client/load-once.ts';
import type { Language } from '#shared/languages.ts';
import { setTexts } from '#shared/typesetting.ts';

const texts = {
  en: () => import('#shared/content/en/settings.ts'),
  nl: () => import('#shared/content/nl/settings.ts'),
};

const load = async (language: Language) => {
  const [{ SettingsPanel }, { settings }] = await Promise.all([import('./settings-panel.tsx'), texts[language]()]);
  return { SettingsPanel, content: setTexts(settings, language) };
};

export type LoadedSettings = Awaited<ReturnType<typeof load>>;

const known = new Map<string, Settled<LoadedSettings>>();

/** Loads the panel of the settings and its texts, which are no part of a page. Rejects when a chunk can't be fetched. */
export function loadSettings(language: Language): Promise<LoadedSettings> {
  return loadOnce(known, language, () => load(language));
}
