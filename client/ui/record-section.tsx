import type { ReactNode } from 'react';

type RecordSectionProps = { id: string; title: string; className?: string; children: ReactNode };

/** A part of a page of records, below a title as small as what it names. */
export function RecordSection({ id, title, className, children }: RecordSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-2 text-ui font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
