import { loadOnce, type Settled } from '#client/load-once.ts';
import type { Language } from '#shared/languages.ts';
import { typeset } from '#shared/typesetting.ts';

const texts = {
  en: () => import('#shared/content/en/settings.ts'),
  nl: () => import('#shared/content/nl/settings.ts'),
};

const load = async (language: Language) => {
  const [{ SettingsPanel }, { settings }] = await Promise.all([import('./settings-panel.tsx'), texts[language]()]);
  return { SettingsPanel, content: typeset(settings, language) };
};

export type LoadedSettings = Awaited<ReturnType<typeof load>>;

const known = new Map<string, Settled<LoadedSettings>>();

/** Loads the settings panel and its texts. Rejects when a chunk can't be fetched. */
export function loadSettings(language: Language): Promise<LoadedSettings> {
  return loadOnce(known, language, () => load(language));
}
