import { useAtomValue } from 'jotai';
import { toastsAtom } from './show-toast.ts';

type ToastsProps = {
  /** The accessible name of the button that dismisses a toast. */
  closeLabel: string;
};

/** Shows toasts, once their component is loaded. */
export function Toasts({ closeLabel }: ToastsProps) {
  const toasts = useAtomValue(toastsAtom);
  return toasts && <toasts.Toaster closeLabel={closeLabel} />;
}
