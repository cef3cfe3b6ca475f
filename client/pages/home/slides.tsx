import { type ReactNode, useEffect, useRef, useState } from 'react';

type SlidesProps = { label: string; className: string; children: ReactNode };

/** A list in a grid. On phones its items stand in one row, which scrolls sideways, by keys too. */
export function Slides({ label, className, children }: SlidesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const observer = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    // Only what has focus can be scrolled by keys; where nothing scrolls, the Tab key does not stop here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul ref={list} aria-label={label} tabIndex={scrolls ? 0 : undefined} className={`slides rises grid ${className}`}>
      {children}
    </ul>
  );
}
