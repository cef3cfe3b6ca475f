import type { ReactNode } from 'react';
import { Bar } from '#client/ui/bar.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { SpecimenRow } from '#shared/content/types.ts';

/** Classes. */
type RowLook = { row: string; value: string; label?: string };
/** A value with a note looks different from one without. */
type Look = { list?: string; noted: RowLook; plain: RowLook };

const ends = 'flex flex-wrap items-baseline justify-between gap-x-4';
const bubble = 'max-w-[92%] rounded border px-3 py-2';
const slot = { row: 'flex items-center gap-2', label: 'w-20 shrink-0' };
const slotBox = 'grow border px-3.5 py-2';
const record = {
  row: 'flex items-center gap-x-4 border-line px-4 py-2.5 not-first:border-t',
  label: 'w-20 shrink-0',
  value: `grow font-semibold ${ends}`,
};
const fact = { row: 'flex justify-between gap-x-4 bg-card px-4 py-2.5 lg:block', value: 'font-semibold' };

const looks = {
  chat: {
    list: 'gap-y-3 p-4',
    noted: { row: 'flex flex-col items-start gap-1', value: `grid border-line bg-paper ${bubble}` },
    plain: { row: 'flex flex-col items-end gap-1', value: `border-ink bg-ink text-paper ${bubble}` },
  },
  day: {
    list: 'gap-y-3 p-4',
    noted: { ...slot, value: `${slotBox} border-ink ${ends}` },
    plain: { ...slot, value: `${slotBox} border-dashed border-mute text-mute` },
  },
  record: { noted: record, plain: record },
  facts: { list: 'gap-px bg-line lg:grid-cols-3', noted: fact, plain: fact },
} satisfies Record<string, Look>;

export type SpecimenLook = keyof typeof looks | 'bars';

type SpecimenProps = {
  title: string;
  rows: readonly SpecimenRow[];
  look: SpecimenLook;
  isSubject?: boolean;
  className?: string;
  /** Above the rows. */
  children?: ReactNode;
};

/** A piece of what a client would look at, seen from the front: a chat, the day of a room, a record, facts, or bars. */
export function Specimen({ title, rows, look, isSubject, className, children }: SpecimenProps) {
  return (
    <Sheet title={title} isSubject={isSubject ?? false} className={`flex flex-col ${className ?? ''}`}>
      {children}
      {look === 'bars' ? <Bars rows={rows} /> : <Rows rows={rows} look={looks[look]} />}
    </Sheet>
  );
}

type RowsProps = { rows: readonly SpecimenRow[]; look: Look };

function Rows({ rows, look }: RowsProps) {
  return (
    <dl className={`grid grow text-ui ${look.list ?? ''}`}>
      {rows.map(([label, value, note]) => {
        const { row, label: labelLook = '', value: valueLook } = note ? look.noted : look.plain;
        return (
          <div key={value} className={row}>
            <dt className={`text-sm text-mute ${labelLook}`}>{label}</dt>
            <dd className={valueLook}>
              <span>{value}</span>
              {note ? <span className="text-sm font-normal text-mute">{note}</span> : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type BarsProps = {
  rows: readonly SpecimenRow[];
  /** What the values are parts of; else the longest fills the width. */
  whole?: number;
};

/** The values begin with a number. The first row is what it is about, with those of the same note. */
export function Bars({ rows, whole }: BarsProps) {
  const width = whole ?? Math.max(...rows.map(([, value]) => parseFloat(value)));
  return (
    <dl className="grid grow text-ui">
      {rows.map(([label, value, note], index) => {
        const isSubject = index === 0 || (note !== undefined && note === rows[0]?.[2]);
        return (
          <div key={label} className={`content-center border-line px-4 py-3 not-first:border-t ${ends}`}>
            <dt className="font-semibold">{label}</dt>
            <dd className={isSubject ? 'font-semibold text-accent' : 'text-mute'}>{note}</dd>
            <dd className="flex w-full items-center gap-3 tabular-nums">
              <span className="min-w-12 shrink-0">{value}</span>
              <Bar percentage={(100 * parseFloat(value)) / width} look={isSubject ? 'subject' : 'built'} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
