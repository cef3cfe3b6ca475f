type TotalsProps = { items: readonly [label: string, value: string][]; className: string };

/** Up to three figures in a row of a sheet. */
export function Totals({ items, className }: TotalsProps) {
  return (
    <dl className={`grid grid-cols-3 gap-x-4 border-line px-4 py-3 ${className}`}>
      {items.map(([label, value]) => (
        <div key={label} className="flex flex-col justify-between">
          <dt className="text-sm text-mute">{label}</dt>
          <dd className="text-title tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
