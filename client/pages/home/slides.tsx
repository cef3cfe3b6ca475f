import type { ReactNode } from 'react';

type SlidesProps = { label: string; className: string; children: ReactNode };

/** A list in a grid. On phones its items stand in one row, which scrolls sideways, by keys too. */
export function Slides({ label, className, children }: SlidesProps) {
  return (
    <ul
      ref={watchWidth}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only what has focus can be scrolled by keys
      tabIndex={0}
      className={`slides rises grid ${className}`}
    >
      {children}
    </ul>
  );
}

/** Where nothing scrolls, the Tab key does not stop. */
function watchWidth(list: HTMLUListElement) {
  const observer = new ResizeObserver(() => {
    list.tabIndex = list.scrollWidth > list.clientWidth ? 0 : -1;
  });
  observer.observe(list);
  return () => observer.disconnect();
}
