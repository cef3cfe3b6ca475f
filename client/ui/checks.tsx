type ChecksProps = { items: readonly string[]; label?: string; className?: string };

/** A list with check marks. */
export function Checks({ items, label, className = '' }: ChecksProps) {
  return (
    <ul aria-label={label} className={`checks grid gap-x-6 gap-y-1.5 text-ui ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
