import { MoreLink } from '#client/layout/more-link.tsx';
import { Section } from '#client/ui/section.tsx';
import type { home } from '#shared/content/en/home.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';

type ArchitectProps = { architect: (typeof home)['architect']; language: Language };

export function Architect({ architect, language }: ArchitectProps) {
  return (
    <Section id="architect" title={architect.title}>
      <ul className="rises grid border-t border-ink bg-card md:grid-cols-3">
        {architect.cards.map(({ id, title, text }) => (
          <li
            key={id}
            className="flex flex-col border-x border-b border-line p-6 hover:border-b-ink md:min-h-72 lg:p-8 md:not-first:border-l-0"
          >
            <h3 className="text-h3">{title}</h3>
            <p className="mt-3 mb-8 text-mute">{text}</p>
            <MoreLink to={pathOf('services', language)} about={title} className="mt-auto self-start">
              {architect.learnMore}
            </MoreLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
