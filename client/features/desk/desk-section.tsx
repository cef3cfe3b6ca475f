import type { ReactNode } from 'react';

type DeskSectionProps = { id: string; title: string; className?: string; children: ReactNode };

export function DeskSection({ id, title, className, children }: DeskSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-2 text-ui font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
