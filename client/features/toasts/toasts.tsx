import { useAtomValue } from 'jotai';
import { toastsAtom } from './show-toast.ts';

type ToastsProps = {
  /** What the button that dismisses a toast is called. */
  closeLabel: string;
};

/** Where toasts show, once there is one. */
export function Toasts({ closeLabel }: ToastsProps) {
  const toasts = useAtomValue(toastsAtom);
  return toasts && <toasts.Toaster closeLabel={closeLabel} />;
}
