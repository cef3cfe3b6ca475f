import { OfficeAddress } from '#client/layout/office-address.tsx';
import { PersonRow } from '#client/layout/person-row.tsx';
import type { contact } from '#shared/content/en/contact.ts';
import type { Language } from '#shared/languages.ts';
import { hasOffice } from '#shared/people.ts';
import { site } from '#shared/site.ts';

type PeopleAndPlaceProps = { content: (typeof contact)['people']; language: Language };

/** Who answers, and from where. Renders nothing until the owner has filled it in. */
export function PeopleAndPlace({ content, language }: PeopleAndPlaceProps) {
  return (
    <>
      {site.people.length > 0 ? (
        <section aria-labelledby="people-title" className="mt-8">
          <h2 id="people-title">{content.title}</h2>
          <ul className="mt-3 grid gap-4">
            {site.people.map((person) => (
              <li key={person.name}>
                <PersonRow person={person} language={language} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {hasOffice() ? (
        <section aria-labelledby="place-title" className="mt-8">
          <h2 id="place-title">{content.place}</h2>
          <div className="mt-2 font-semibold">
            <OfficeAddress />
          </div>
        </section>
      ) : null}
    </>
  );
}
