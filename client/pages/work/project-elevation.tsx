import { buildingDrawings, projectDrawings } from '#client/drawings/projects.ts?sprite';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { ProjectElevation as Elevation } from '#shared/content/types.ts';

type ProjectId = keyof typeof projectDrawings;

/** Classes. A value with a note looks different from one without. */
type Look = {
  parts?: string;
  part?: string;
  list?: string;
  row?: string;
  label?: string;
  noted?: string;
  plain?: string;
};

const columns = 'grid grow gap-px bg-line';
const ends = 'flex flex-wrap items-baseline justify-between gap-x-4';
const boxes = { part: 'p-4', list: 'grid gap-y-3', row: 'flex items-center gap-2', label: 'w-18 shrink-0' };
const box = 'grow border px-3.5 py-2';

const looks: Record<ProjectId, Look> = {
  'brand-identity': { parts: `${columns} md:grid-cols-3`, part: 'flex items-center gap-4 p-4 md:block' },
  'digital-platform': {
    parts: `${columns} lg:grid-cols-3`,
    part: 'p-4',
    row: `mt-3 border-t border-line pt-3 lg:block ${ends}`,
    plain: 'font-semibold',
  },
  'night-desk': { ...boxes, noted: `grid ${box} border-line bg-paper`, plain: `${box} border-ink` },
  'one-record': { row: 'border-line px-4 py-3 not-first:border-t', noted: `font-semibold ${ends}` },
  'full-calendar': {
    ...boxes,
    noted: `${box} border-ink ${ends}`,
    plain: `${box} border-dashed border-mute text-mute`,
  },
};

/** The firm's buildings, in the order of their texts. */
const buildings = [projectDrawings['brand-identity'], ...Object.values(buildingDrawings)];

type ProjectElevationProps = { id: ProjectId; elevation: Elevation };

/** What the client of an example project would look at: rows of one kind, in the look of each. */
export function ProjectElevation({ id, elevation: { title, parts } }: ProjectElevationProps) {
  const { part = '', label: labelLook = '', ...look } = looks[id];
  return (
    <Sheet title={title} className="flex flex-col">
      <div className={look.parts}>
        {parts.map(({ title, rows }, index) => (
          <div key={title ?? id} className={`bg-card text-ui ${part}`}>
            {id === 'brand-identity' && buildings[index] ? (
              <Drawing drawing={buildings[index]} className="aspect-3/2 w-36 shrink-0 md:mb-4 md:w-full" />
            ) : null}
            <div>
              {title ? <p className="font-semibold">{title}</p> : null}
              <dl className={look.list}>
                {rows.map(([label, value, note]) => (
                  <div key={value} className={look.row}>
                    <dt className={`text-sm text-mute ${labelLook}`}>{label}</dt>
                    <dd className={note ? look.noted : look.plain}>
                      <span>{value}</span>
                      {note ? <span className="text-sm font-normal text-mute">{note}</span> : null}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        ))}
      </div>
    </Sheet>
  );
}
