type FactsProps = {
  /** Accessible name of the list. */
  label: string;
  items: readonly { label: string; value: string }[];
};

/** What counts about a thing at a glance: a strip of terms and values under its introduction. */
export function Facts({ label, items }: FactsProps) {
  return (
    <section aria-label={label} className="border-b border-line">
      <div className="frame overflow-clip">
        <dl className="-mt-px -ml-6 flex flex-wrap">
          {items.map((item) => (
            <div
              key={item.label}
              className={`grow border-t border-l border-line py-5 pr-4 pl-6 ${items.length > 4 ? 'basis-32' : 'basis-52'}`}
            >
              <dt className="text-ui text-mute">{item.label}</dt>
              <dd className="mt-1 max-w-md font-semibold tabular-nums">{item.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
