import type { ReactNode } from 'react';

/** A word such as 'Recommended' on one item of a list. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="rounded border border-ink px-2 py-1 text-sm font-semibold whitespace-nowrap">{children}</span>
  );
}
