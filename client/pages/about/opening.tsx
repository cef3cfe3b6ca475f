import type { ReactNode } from 'react';

type OpeningProps = { id: string; title: string; children: ReactNode };

/** The title of a section beside its first words. */
export function Opening({ id, title, children }: OpeningProps) {
  return (
    <div className="grid gap-x-10 gap-y-6 pb-10 lg:grid-cols-2">
      <h2 id={`${id}-title`} className="text-h2">
        {title}
      </h2>
      <div className="grid content-start gap-y-4 text-lead">{children}</div>
    </div>
  );
}
