import type { ReactNode } from 'react';

type SectionProps = {
  id: string;
  title: string;
  /** A word above the title. */
  tag?: string;
  introduction?: string;
  /** Beside the title, for example a link. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A section of a page: its title, with its content below. */
export function Section({ id, title, tag, introduction, aside, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="frame py-14 md:py-20">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 md:mb-10">
        <div className="max-w-3xl">
          {tag ? <p className="mb-2 text-ui font-semibold text-accent">{tag}</p> : null}
          <h2 id={`${id}-title`} className="text-h2">
            {title}
          </h2>
          {introduction ? <p className="mt-4 max-w-2xl text-balance text-mute">{introduction}</p> : null}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
