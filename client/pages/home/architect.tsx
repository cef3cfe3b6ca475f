import { architectDrawing } from '#client/drawings/home.ts?sprite';
import { MoreLink } from '#client/layout/more-link.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Section } from '#client/ui/section.tsx';
import type { home } from '#shared/content/en/home.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';

type ArchitectProps = { architect: (typeof home)['architect']; language: Language };

export function Architect({ architect, language }: ArchitectProps) {
  return (
    <Section id="architect" title={architect.title}>
      <div className="grid gap-x-10 border-t border-ink lg:grid-cols-2 lg:pt-4">
        {/* As high as the rows, so that its lines lead to them. */}
        <Drawing drawing={architectDrawing} className="-mr-5 ml-auto h-[373px] max-lg:hidden" />
        <ul className="rises lg:mt-4">
          {architect.cards.map(({ id, title, text }) => (
            <li
              key={id}
              className="grid grid-cols-[1fr_auto] content-center items-baseline gap-x-4 gap-y-1 border-b border-line py-3 lg:h-28"
            >
              <h3 className="text-h3">{title}</h3>
              <MoreLink to={pathOf('services', language)} about={title} className="self-baseline">
                {architect.learnMore}
              </MoreLink>
              <p className="col-span-2 max-w-xl text-mute max-sm:text-ui">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
