import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type FoldProps = { summary: string; className?: string; children: ReactNode };

/** Content that is folded on phones, and open on wider screens and on paper. */
export function Fold({ summary, className = '', children }: FoldProps) {
  return (
    <details className={`folds ${className}`}>
      <summary className="items-center justify-between gap-4 py-3 text-ui font-semibold">
        {summary}
        <Icon name="plus" className="size-5 shrink-0" />
      </summary>
      {children}
    </details>
  );
}
