import { OfficeAddress } from '#client/layout/office-address.tsx';
import { PersonRow } from '#client/layout/person-row.tsx';
import { gridCell } from '#client/ui/grid-cell.ts';
import { Portrait } from '#client/ui/portrait.tsx';
import { Section } from '#client/ui/section.tsx';
import type { Language } from '#shared/languages.ts';
import { hasOffice } from '#shared/people.ts';
import { site } from '#shared/site.ts';

const cell = `py-6 ${gridCell}`;

type PeopleSectionProps = { content: { title: string; place: string }; language: Language };

/** Who works here, and where. Renders nothing until the owner has filled in one of them. */
export function PeopleSection({ content, language }: PeopleSectionProps) {
  const { people } = site;
  if (people.length === 0 && !hasOffice()) return null;
  return (
    <Section id="people" title={people.length > 0 ? content.title : content.place}>
      <div className="grid border-t border-ink sm:grid-cols-2 lg:grid-cols-4">
        {people.map((person) => (
          <div key={person.name} className={cell}>
            {person.portrait ? (
              <>
                <Portrait name={person.name} src={person.portrait} className="w-full" />
                <h3 className="mt-4 text-h3">{person.name}</h3>
                <p className="text-mute">{person.role[language]}</p>
              </>
            ) : (
              // Initials are shown small.
              <PersonRow person={person} language={language} />
            )}
            {person.about ? <p className="mt-3 max-w-sm text-balance">{person.about[language]}</p> : null}
          </div>
        ))}
        {hasOffice() ? (
          <div className={cell}>
            {people.length > 0 ? <h3 className="font-semibold">{content.place}</h3> : null}
            <OfficeAddress />
          </div>
        ) : null}
      </div>
    </Section>
  );
}
