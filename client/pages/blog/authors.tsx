import { PersonRow } from '#client/layout/person-row.tsx';
import type { Language } from '#shared/languages.ts';
import type { Person } from '#shared/site.ts';

type AuthorsProps = { people: readonly Person[]; label: string; language: Language };

/** Who wrote the post; nothing for a post that the company stands for as a whole. */
export function Authors({ people, label, language }: AuthorsProps) {
  if (people.length === 0) return null;
  return (
    <section aria-label={label} className="mt-6 flex flex-wrap gap-x-8 gap-y-4 border-t border-line pt-5">
      {people.map((person) => (
        <PersonRow key={person.name} person={person} language={language} />
      ))}
    </section>
  );
}
