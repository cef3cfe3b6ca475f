import { pillarDrawings } from '#client/drawings/home.ts?sprite';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Section } from '#client/ui/section.tsx';
import type { home } from '#shared/content/en/home.ts';
import { Slides } from './slides.tsx';

type PhilosophyProps = { philosophy: (typeof home)['philosophy'] };

export function Philosophy({ philosophy }: PhilosophyProps) {
  return (
    <Section id="philosophy" title={philosophy.title}>
      <Slides
        label={philosophy.title}
        className="gap-px border-ink sm:grid-cols-2 sm:overflow-clip sm:border-t lg:grid-cols-4"
      >
        {philosophy.pillars.map(({ id, title, text }) => (
          <li
            key={id}
            className="p-4 [box-shadow:0_0_0_1px_var(--line)] sm:px-6 sm:py-9 sm:max-lg:odd:pl-0 lg:first:pl-0"
          >
            <Drawing drawing={pillarDrawings[id as keyof typeof pillarDrawings]} className="mb-3 size-22" />
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1 text-mute max-sm:text-ui">{text}</p>
          </li>
        ))}
      </Slides>
    </Section>
  );
}
