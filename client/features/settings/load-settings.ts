import { defineFeature } from '#client/load-feature.ts';

export const loadSettings = defineFeature(() => import('./settings-panel.tsx'), {
  en: () => import('#shared/content/en/settings.ts').then((m) => m.settings),
  nl: () => import('#shared/content/nl/settings.ts').then((m) => m.settings),
});

export type LoadedSettings = Awaited<ReturnType<typeof loadSettings>>;
