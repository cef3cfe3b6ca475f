import type { ReactNode } from 'react';

/** What is known of a record, beside it: a list of `RecordFact`. */
export function RecordFacts({ children }: { children: ReactNode }) {
  return <dl className="border-t border-ink text-ui tabular-nums">{children}</dl>;
}

/** Without a value there is none. */
export function RecordFact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="grid grid-cols-[2fr_3fr] gap-x-4 border-b border-line py-1.5">
      <dt className="text-mute">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
