import { defineFeature } from '#client/load-feature.ts';

export const loadDesk = defineFeature(() => import('./desk.tsx'), {
  en: () => import('#shared/content/en/desk-views.ts').then((m) => m.deskViews),
  nl: () => import('#shared/content/nl/desk-views.ts').then((m) => m.deskViews),
});

export type LoadedDesk = Awaited<ReturnType<typeof loadDesk>>;
