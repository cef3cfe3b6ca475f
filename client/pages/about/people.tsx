import { OfficeAddress } from '#client/layout/office-address.tsx';
import { PersonRow } from '#client/layout/person-row.tsx';
import { Portrait } from '#client/ui/portrait.tsx';
import { Section } from '#client/ui/section.tsx';
import type { about } from '#shared/content/en/about.ts';
import type { Language } from '#shared/languages.ts';
import { hasOffice } from '#shared/people.ts';
import { site } from '#shared/site.ts';

/** Who works here, and where. Renders nothing until the owner has filled in one of them. */
export function AboutPeople({ content, language }: { content: (typeof about)['people']; language: Language }) {
  const { people } = site;
  if (people.length === 0 && !hasOffice()) return null;
  return (
    <Section id="people" title={people.length > 0 ? content.title : content.place}>
      <div className="grid gap-6 border-t border-ink pt-8 sm:grid-cols-2 lg:grid-cols-4">
        {people.map((person) =>
          person.portrait ? (
            <div key={person.name}>
              <Portrait name={person.name} src={person.portrait} className="w-full" />
              <h3 className="mt-4 text-h3">{person.name}</h3>
              <p className="text-mute">{person.role[language]}</p>
            </div>
          ) : (
            // Initials are shown small.
            <PersonRow key={person.name} person={person} language={language} />
          ),
        )}
        {hasOffice() ? (
          <div className="text-ui">
            {people.length > 0 ? <h3 className="font-semibold">{content.place}</h3> : null}
            <OfficeAddress />
          </div>
        ) : null}
      </div>
    </Section>
  );
}
