import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import { WarningMark } from './warning-mark.tsx';

const looks = {
  success: { border: 'border-l-success', mark: <Icon name="check" className="mt-0.5 size-5 shrink-0 text-success" /> },
  error: { border: 'border-l-error', mark: <WarningMark className="mt-0.5 size-5 text-error" /> },
  loading: { border: 'border-l-ink', mark: <Spinner className="mt-0.5 size-5 shrink-0" /> },
};

type ToastProps = {
  kind: keyof typeof looks;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A short message over the page. The live region around it announces it when the screen reader pauses; an error is an alert, which is
 * announced at once.
 */
export function Toast({ kind, closeLabel, onClose, children }: ToastProps) {
  const { border, mark } = looks[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : undefined}
      className={`flex flex-wrap items-start justify-between gap-x-3 rounded border border-l-4 border-line bg-card py-1.5 pr-1.5 pl-3.5 text-ui text-ink motion-safe:transition-opacity motion-safe:duration-200 motion-safe:starting:opacity-0 ${border}`}
    >
      <span className="py-2">{mark}</span>
      <p className="min-w-0 flex-1 basis-32 py-2.5 text-balance">{children}</p>
      <button
        type="button"
        onClick={onClose}
        aria-label={closeLabel}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded border border-transparent hover:border-line active:border-ink"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
