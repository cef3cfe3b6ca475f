import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type FoldProps = {
  summary: string;
  /** Shown beside the summary. */
  value?: string;
  className?: string;
  children: ReactNode;
};

/** Content that is folded on phones, and open on wider screens and on paper: there, what has the class `folds-title` says what the summary does. */
export function Fold({ summary, value, className = '', children }: FoldProps) {
  return (
    <details className={`folds ${className}`}>
      <summary className="items-center gap-4 py-3 text-ui font-semibold">
        <span className="mr-auto">{summary}</span>
        {value}
        <Icon name="plus" className="size-5 shrink-0" />
      </summary>
      {children}
    </details>
  );
}
