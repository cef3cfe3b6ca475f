import type { ReactNode } from 'react';

type SideScrollProps = { label: string; className?: string; children: ReactNode };

/** What is wider than a narrow screen scrolls inside itself, by keys too. */
export function SideScroll({ label, className = '', children }: SideScrollProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only what has focus can be scrolled by keys
    <section aria-label={label} tabIndex={0} className={`relative min-w-0 overflow-x-auto ${className}`}>
      {children}
    </section>
  );
}
