import { defineFeature } from '#client/load-feature.ts';

export const loadWalkthrough = defineFeature(() => import('./walkthrough.tsx'), {
  en: () => import('#shared/content/en/walkthrough.ts').then((m) => m.walkthrough),
  nl: () => import('#shared/content/nl/walkthrough.ts').then((m) => m.walkthrough),
});

export type LoadedWalkthrough = Awaited<ReturnType<typeof loadWalkthrough>>;
