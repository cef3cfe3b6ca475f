// Shows toasts from anywhere. The component is loaded with the first toast, or by `prepareToastsAtom`.
import { atom } from 'jotai';
import { browserFeaturesAtom } from '#client/state/browser-features.ts';

type Toasts = typeof import('./toaster.tsx');
export type ToastKind = 'success' | 'error' | 'loading';

/** Null before the first toast. */
export const toastsAtom = atom<Toasts | null>(null);

/** Loads the component in advance, so that a toast can be shown when the network is gone. */
export const prepareToastsAtom = atom(null, async (get, set): Promise<Toasts | null> => {
  const known = get(toastsAtom);
  const features = get(browserFeaturesAtom);
  if (known || !features) return known;
  try {
    const toasts = await features.loadToaster();
    set(toastsAtom, toasts);
    return toasts;
  } catch {
    // Offline, or a deploy has removed the chunk. Toasts only repeat what the page says, so nothing is lost.
    return null;
  }
});

export const dismissToastsAtom = atom(null, (get) => get(toastsAtom)?.dismissToasts());

export const showToastAtom = atom(null, async (_, set, toast: { kind: ToastKind; text: string }) => {
  const toasts = await set(prepareToastsAtom);
  toasts?.addToast(toast.kind, toast.text);
});
