import { Questions } from '#client/ui/questions.tsx';
import { SplitSection } from '#client/ui/split-section.tsx';
import type { FaqItem } from '#shared/content/types.ts';

type FaqProps = { title: string; introduction?: string; items: readonly FaqItem[] };

export function Faq({ title, introduction, items }: FaqProps) {
  return (
    <SplitSection id="faq" title={title} introduction={introduction}>
      <Questions items={items} />
    </SplitSection>
  );
}
