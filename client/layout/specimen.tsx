import { Sheet } from '#client/ui/sheet.tsx';
import type { SpecimenRow } from '#shared/content/types.ts';

/** Classes. A value with a note looks different from one without. */
type Look = { list?: string; row?: string; label?: string; noted?: string; plain?: string };

const ends = 'flex flex-wrap items-baseline justify-between gap-x-4';
const box = 'grow border px-3.5 py-2';
const boxes = { list: 'grid gap-y-3 p-4', row: 'flex items-center gap-2', label: 'w-18 shrink-0' };

const looks = {
  chat: { ...boxes, noted: `grid ${box} border-line bg-paper`, plain: `${box} border-ink` },
  day: { ...boxes, noted: `${box} border-ink ${ends}`, plain: `${box} border-dashed border-mute text-mute` },
  record: { row: 'border-line px-4 py-3 not-first:border-t', noted: `font-semibold ${ends}` },
  list: { row: `border-line px-4 py-2 not-first:border-t ${ends}`, plain: 'font-semibold' },
} satisfies Record<string, Look>;

export type SpecimenLook = keyof typeof looks;

type SpecimenProps = { title: string; rows: readonly SpecimenRow[]; look: SpecimenLook; className?: string };

/** A piece of what a client would look at, seen from the front: a chat, the day of a room, a record, or a list. */
export function Specimen({ title, rows, look, className }: SpecimenProps) {
  const { list, row, label: labelLook = '', noted, plain }: Look = looks[look];
  return (
    <Sheet title={title} className={className}>
      <dl className={`text-ui ${list ?? ''}`}>
        {rows.map(([label, value, note]) => (
          <div key={value} className={row}>
            <dt className={`text-sm text-mute ${labelLook}`}>{label}</dt>
            <dd className={note ? noted : plain}>
              <span>{value}</span>
              {note ? <span className="text-sm font-normal text-mute">{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
