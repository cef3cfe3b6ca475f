import { MoreLink } from '#client/layout/more-link.tsx';
import { Section } from '#client/ui/section.tsx';
import type { home } from '#shared/content/en/home.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';

type ArchitectProps = { architect: (typeof home)['architect']; language: Language };

export function Architect({ architect, language }: ArchitectProps) {
  return (
    <Section id="architect" title={architect.title}>
      <ul className="rises grid border-t border-ink md:grid-cols-3 md:bg-card">
        {architect.cards.map(({ id, title, text }) => (
          <li
            key={id}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-b border-line py-4 hover:border-b-ink md:border-x md:grid-cols-1 md:grid-rows-[auto_1fr] md:p-6 md:not-first:border-l-0 lg:p-8"
          >
            <h3 className="text-h3">{title}</h3>
            <p className="text-mute max-sm:text-ui max-md:order-last max-md:col-span-2 md:mb-4">{text}</p>
            <MoreLink to={pathOf('services', language)} about={title} className="justify-self-start">
              {architect.learnMore}
            </MoreLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
