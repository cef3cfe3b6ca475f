import { HydrateLater } from './hydrate-later.tsx';
import { type SectionProps, SectionTitle } from './section.tsx';

type BandProps = Omit<SectionProps, 'tag' | 'link'> & { className?: string };

/**
 * What a page shows above all: from tablets on a section on dark ground, in the dark theme on light. What stands in it has its own ground.
 */
export function Band({ id, title, introduction, className = '', children }: BandProps) {
  return (
    <HydrateLater>
      <section id={id} aria-labelledby={`${id}-title`} className={`band py-6 md:py-20 ${className}`}>
        <div className="frame">
          <SectionTitle id={id} title={title} />
          {introduction ? <p className="mt-4 max-w-2xl text-balance">{introduction}</p> : null}
          <div className="mt-5 text-ink md:mt-10">{children}</div>
        </div>
      </section>
    </HydrateLater>
  );
}
