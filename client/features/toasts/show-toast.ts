// Shows toasts from anywhere. The component for them is loaded with the first one, or by `prepareToastsAtom`.
import { atom } from 'jotai';

type Toasts = typeof import('./toaster.tsx');
export type ToastKind = 'success' | 'error' | 'loading';

/** Null before the first toast. */
export const toastsAtom = atom<Toasts | null>(null);

/** Loads the component in advance, so that a toast can also say that the network is gone. */
export const prepareToastsAtom = atom(null, async (get, set): Promise<Toasts | null> => {
  const known = get(toastsAtom);
  if (known) return known;
  try {
    const toasts = await import('./toaster.tsx');
    set(toastsAtom, toasts);
    return toasts;
  } catch {
    // Offline, or the chunk is gone after a deploy. Toasts only repeat what the page says, so nothing is lost.
    return null;
  }
});

export const dismissToastsAtom = atom(null, (get) => get(toastsAtom)?.dismissToasts());

export const showToastAtom = atom(null, async (_, set, toast: { kind: ToastKind; text: string }) => {
  const toasts = await set(prepareToastsAtom);
  toasts?.addToast(toast.kind, toast.text);
});
