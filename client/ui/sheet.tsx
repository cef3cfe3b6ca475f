import type { ReactNode } from 'react';

type SheetProps = {
  title: string;
  /** Adds the coloured top edge that marks the subject of a drawing. */
  isSubject?: boolean;
  className?: string;
  children: ReactNode;
};

/** A screen or a sheet of paper in a drawing, seen from the front. */
export function Sheet({ title, isSubject = false, className = '', children }: SheetProps) {
  return (
    <div
      className={`border border-ink bg-card text-ink ${isSubject ? '[box-shadow:inset_0_3px_var(--accent)]' : ''} ${className}`}
    >
      <p className="border-b border-line px-4 py-2.5 text-sm font-semibold">{title}</p>
      {children}
    </div>
  );
}
