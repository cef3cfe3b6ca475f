import { SplitSection, type SplitSectionProps } from '#client/ui/split-section.tsx';
import type { Item } from '#shared/content/types.ts';

type SplitListProps = Omit<SplitSectionProps, 'children'> & { items: readonly Item[] };

/** A section with a list of terms, each beside its explanation. */
export function SplitList({ items, ...section }: SplitListProps) {
  return (
    <SplitSection {...section}>
      <ul className="-mt-5">
        {items.map((item) => (
          <li key={item.id} className="grid gap-x-8 gap-y-1 border-b border-line py-5 md:grid-cols-[2fr_3fr]">
            <h3 className="font-semibold">{item.title}</h3>
            <p className="text-mute">{item.text}</p>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
