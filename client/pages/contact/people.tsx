import { PersonRow } from '#client/layout/person-row.tsx';
import type { Language } from '#shared/languages.ts';
import { site } from '#shared/site.ts';

/** Who answers. Renders nothing until the owner has filled it in. */
export function People({ title, language }: { title: string; language: Language }) {
  if (site.people.length === 0) return null;
  return (
    <section aria-labelledby="people-title" className="mt-8">
      <h2 id="people-title" className="text-h3">
        {title}
      </h2>
      <ul className="mt-3 grid gap-4 sm:grid-cols-3">
        {site.people.map((person) => (
          <li key={person.name}>
            <PersonRow person={person} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}
