import type { SectionProps } from './section.tsx';

type SplitSectionProps = Omit<SectionProps, 'link' | 'className'>;

/** A section with its title on the left and its content on the right, below a dark line. */
export function SplitSection({ id, title, tag, introduction, children }: SplitSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="frame py-6 md:py-14">
      <div className="grid gap-6 border-t border-ink pt-6 lg:grid-cols-4">
        <div>
          {tag ? <p className="mb-2 text-ui font-semibold text-accent">{tag}</p> : null}
          <h2 id={`${id}-title`} className="text-h2">
            {title}
          </h2>
          {introduction ? <p className="mt-4 max-w-2xl text-balance text-mute lg:max-w-md">{introduction}</p> : null}
        </div>
        <div className="min-w-0 lg:col-span-3">{children}</div>
      </div>
    </section>
  );
}
