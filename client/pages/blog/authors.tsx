import { PersonRow } from '#client/layout/person-row.tsx';
import { PageLink } from '#client/navigation/page-link.tsx';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { type Person, site } from '#shared/site.ts';

type AuthorsProps = { people: readonly Person[]; label: string; language: Language };

/** Who wrote the post. A post without named authors is by the company. */
export function Authors({ people, label, language }: AuthorsProps) {
  if (people.length === 0) {
    return (
      <p className="text-ui text-mute">
        {label}{' '}
        <PageLink to={pathOf('about', language)} className="underline underline-offset-4">
          {site.name}
        </PageLink>
      </p>
    );
  }
  return (
    <section aria-label={label} className="mt-6 flex w-full flex-wrap gap-x-6 gap-y-4 border-t border-line pt-5">
      {people.map((person) => (
        <PersonRow key={person.name} person={person} language={language} />
      ))}
    </section>
  );
}
