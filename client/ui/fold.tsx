import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type FoldProps = {
  summary: string;
  /** Right below a title of one line: the summary's sign stands in the line of the title, and its words are for screen readers alone. */
  isBelowTitle?: boolean;
  className?: string;
  children: ReactNode;
};

/** Content that is folded on phones, and open on wider screens and on paper. */
export function Fold({ summary, isBelowTitle = false, className = '', children }: FoldProps) {
  return (
    <details
      className={`folds ${isBelowTitle ? 'relative max-md:not-print:-mt-14 max-md:border-b max-md:border-line' : ''} ${className}`}
    >
      <summary className="items-center justify-end gap-4 py-3 text-ui font-semibold">
        <span className={isBelowTitle ? 'sr-only' : 'mr-auto'}>{summary}</span>
        <Icon name="plus" className="size-5 shrink-0" />
      </summary>
      {children}
    </details>
  );
}
