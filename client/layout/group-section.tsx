import type { ReactNode } from 'react';
import { HydrateLater } from '#client/ui/hydrate-later.tsx';

type GroupSectionProps = {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
};

/** A part of a page below a line, on which stand its title and, on the page's right half, a sentence about it. */
export function GroupSection({ id, title, text, children }: GroupSectionProps) {
  return (
    <HydrateLater>
      <section id={id} aria-labelledby={`${id}-title`} className="frame py-6 md:py-14">
        <div className="items-end gap-x-10 border-b border-ink pb-6 md:grid md:grid-cols-2">
          <h2 id={`${id}-title`} className="text-h2">
            {title}
          </h2>
          {text ? <p className="mt-2 text-mute">{text}</p> : null}
        </div>
        {children}
      </section>
    </HydrateLater>
  );
}
