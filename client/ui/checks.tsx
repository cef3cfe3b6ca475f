import { Icon } from './icon.tsx';

type ChecksProps = { items: readonly string[]; label?: string; className?: string };

/** A list with check marks. */
export function Checks({ items, label, className = '' }: ChecksProps) {
  return (
    <ul aria-label={label} className={`grid gap-x-6 gap-y-1.5 text-ui ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <Icon name="check" className="mt-0.5 size-4 shrink-0" />
          {item}
        </li>
      ))}
    </ul>
  );
}
