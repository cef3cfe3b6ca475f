import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

type DisclosuresProps = {
  items: readonly { id: string; question: string; answer: string; value?: string }[];
  /** Shows the first answer. */
  opensFirst?: boolean;
};

/** Questions whose answers open on a click; `<details>` needs no script for it. */
export function Disclosures({ items, opensFirst = false }: DisclosuresProps) {
  return (
    <div className="-mt-3">
      {items.map(({ id, question, answer, value }, index) => (
        <Disclosure key={id} summary={question} value={value} open={opensFirst && index === 0}>
          <p className="max-w-2xl pb-6 text-mute">{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}

type DisclosureProps = ComponentProps<'details'> & {
  summary: ReactNode;
  /** A short answer, shown beside the summary, on phones below it. */
  value?: string | undefined;
  /** Shown below both. */
  note?: string | undefined;
};

/** A row that opens on a click, above a line. */
export function Disclosure({ summary, value, note, children, ...details }: DisclosureProps) {
  return (
    <details className="border-b border-line" {...details}>
      <summary className="group block py-3 font-semibold">
        <span className="flex items-start gap-6">
          <span className="grow justify-between gap-6 md:flex">
            <span className="underline-offset-4 group-hover:underline">{summary}</span>
            {value ? <span className="mt-0.5 block shrink-0 text-ui text-mute tabular-nums">{value}</span> : null}
          </span>
          <Icon name="plus" className="mt-0.5 size-5 shrink-0" />
        </span>
        {note ? <span className="block pr-10 text-ui font-normal">{note}</span> : null}
      </summary>
      {children}
    </details>
  );
}
