import type { ReactNode } from 'react';
import { HydrateLater } from './hydrate-later.tsx';

export type SectionProps = {
  id: string;
  title: string;
  /** A word above the title. */
  tag?: string;
  introduction?: string;
  /** Beside the title on wide screens, else below the introduction; also a drawing. */
  link?: ReactNode;
  /** `band` puts it on dark ground, where its words all have one colour. */
  className?: string;
  children: ReactNode;
};

const head = 'mb-5 md:mb-10';

/** A section of a page: its title, with its content below. */
export function Section({ id, title, tag, introduction, link, className = '', children }: SectionProps) {
  const words = (
    <>
      {tag ? <p className="mb-2 text-ui font-semibold text-accent">{tag}</p> : null}
      <SectionTitle id={id} title={title} />
      {introduction ? (
        <p className={`mt-4 max-w-2xl text-balance ${className ? '' : 'text-mute'}`}>{introduction}</p>
      ) : null}
    </>
  );
  return (
    <HydrateLater>
      <section id={id} aria-labelledby={`${id}-title`} className={`frame py-6 md:py-14 ${className}`}>
        {tag || introduction || link ? (
          <div className={`${head} ${link ? 'gap-x-10 md:flex md:items-end md:justify-between' : 'max-w-3xl'}`}>
            {link ? <div className="max-w-3xl">{words}</div> : words}
            {link}
          </div>
        ) : (
          <SectionTitle id={id} title={title} className={`${head} max-w-3xl`} />
        )}
        {children}
      </section>
    </HydrateLater>
  );
}

function SectionTitle({ id, title, className = '' }: { id: string; title: string; className?: string }) {
  return (
    <h2 id={`${id}-title`} className={`text-h2 ${className}`}>
      {title}
    </h2>
  );
}
