import { atom, useStore } from 'jotai';
import type { browserFeatures } from '#client/browser-features.ts';

type BrowserFeatures = typeof browserFeatures;

/** Null in the Worker. */
export const browserFeaturesAtom = atom<BrowserFeatures | null>(null);

/** The loaders of features, for effects and handlers, which run in browsers alone. */
export function useBrowserFeatures(): () => BrowserFeatures {
  const store = useStore();
  return () => {
    const features = store.get(browserFeaturesAtom);
    if (!features) throw new Error('Features are loaded in browsers alone');
    return features;
  };
}
