import { Portrait } from '#client/ui/portrait.tsx';
import type { Language } from '#shared/languages.ts';
import type { Person } from '#shared/site.ts';

/** A small portrait with name and role beside it. */
export function PersonRow({ person: { name, role, portrait }, language }: { person: Person; language: Language }) {
  return (
    <div className="flex gap-4">
      <Portrait name={name} src={portrait} className="w-17 shrink-0 self-start" />
      <p>
        <span className="block font-semibold">{name}</span>
        <span className="text-ui text-mute">{role[language]}</span>
      </p>
    </div>
  );
}
