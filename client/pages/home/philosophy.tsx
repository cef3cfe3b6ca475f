import { pillarDrawings } from '#client/drawings/home.ts?sprite';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Section } from '#client/ui/section.tsx';
import type { home } from '#shared/content/en/home.ts';

type PhilosophyProps = { philosophy: (typeof home)['philosophy'] };

export function Philosophy({ philosophy }: PhilosophyProps) {
  return (
    <Section id="philosophy" title={philosophy.title}>
      <ul className="rises grid gap-px overflow-clip border-t border-ink sm:grid-cols-2 lg:grid-cols-4">
        {philosophy.pillars.map(({ id, title, text }) => (
          <li
            key={id}
            className="flex items-start gap-x-4 py-2.5 sm:block [box-shadow:0_0_0_1px_var(--line)] sm:px-6 sm:py-5 sm:max-lg:odd:pl-0 lg:first:pl-0"
          >
            <Drawing
              drawing={pillarDrawings[id as keyof typeof pillarDrawings]}
              className="size-12 shrink-0 sm:size-40"
            />
            <div className="sm:mt-6">
              <h3 className="text-h3">{title}</h3>
              <p className="text-mute max-sm:text-ui">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
