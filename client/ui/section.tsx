import type { ReactNode } from 'react';

export type SectionProps = {
  id: string;
  title: string;
  /** A word above the title. */
  tag?: string;
  introduction?: string;
  /** Shown below the introduction. */
  link?: ReactNode;
  children: ReactNode;
};

/** A section of a page: its title, with its content below. */
export function Section({ id, title, tag, introduction, link, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="frame py-10 md:py-14">
      <div className="mb-8 max-w-3xl md:mb-10">
        {tag ? <p className="mb-2 text-ui font-semibold text-accent">{tag}</p> : null}
        <h2 id={`${id}-title`} className="text-h2">
          {title}
        </h2>
        {introduction ? <p className="mt-4 max-w-2xl text-balance text-mute">{introduction}</p> : null}
        {link ? <div className="mt-5">{link}</div> : null}
      </div>
      {children}
    </section>
  );
}
