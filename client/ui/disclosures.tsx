import { Icon } from './icon.tsx';

type DisclosuresProps = {
  /** `value` is a short answer, shown beside the question. */
  items: readonly { id: string; question: string; answer: string; value?: string }[];
};

/** Questions whose answers open on a click; `<details>` needs no script for it. */
export function Disclosures({ items }: DisclosuresProps) {
  return (
    <div className="-mt-3">
      {items.map(({ id, question, answer, value }) => (
        <details key={id} className="group border-b border-line">
          <summary className="flex items-start justify-between gap-6 py-3 font-semibold underline-offset-4 hover:underline">
            {question}
            {value ? <span className="mt-0.5 ml-auto text-right text-ui text-mute tabular-nums">{value}</span> : null}
            <Icon name="plus" className="mt-0.5 size-5 shrink-0 group-open:hidden" />
            <Icon name="minus" className="mt-0.5 hidden size-5 shrink-0 group-open:block" />
          </summary>
          <p className="max-w-2xl pb-6 text-mute">{answer}</p>
        </details>
      ))}
    </div>
  );
}
