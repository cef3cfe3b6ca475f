import { buildingDrawings, projectDrawings } from '#client/drawings/projects.ts?sprite';
import { Specimen, type SpecimenLook } from '#client/layout/specimen.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { ProjectElevation as Elevation } from '#shared/content/types.ts';

/** Of those that have one part, by the id of the project. */
const looks: Record<string, SpecimenLook> = {
  'night-desk': 'chat',
  'one-record': 'record',
  'full-calendar': 'day',
};

/** The firm's buildings, in the order of their texts. */
const buildings = [projectDrawings['brand-identity'], ...Object.values(buildingDrawings)];

type ProjectElevationProps = {
  id: string;
  elevation: Elevation;
  /** What was there before stands beside it, not above. */
  isWide: boolean;
};

/** What the client of an example project would look at, and what it takes the place of. */
export function ProjectElevation({ id, elevation, isWide }: ProjectElevationProps) {
  const { title, before, parts } = elevation;
  const look = looks[id];
  const after = look ? (
    <Specimen title={title} rows={parts.flatMap(({ rows }) => rows)} look={look} className="grow" />
  ) : (
    <Sheet title={title} className="flex grow flex-col">
      {id === 'brand-identity' ? <Portfolio parts={parts} /> : <Columns parts={parts} />}
    </Sheet>
  );
  if (!before) return after;
  return (
    <div className={isWide ? 'grid gap-x-10 gap-y-4 lg:grid-cols-3' : 'flex flex-col gap-4'}>
      <Before {...before} isWide={isWide} />
      <div className="flex grow flex-col lg:col-span-2">{after}</div>
    </div>
  );
}

type BeforeProps = NonNullable<Elevation['before']> & { isWide: boolean };

/** As many boxes as there were things to look at. */
function Before({ title, items, isWide }: BeforeProps) {
  const columns = items.length > 3 ? 'grid-cols-3' : isWide ? '' : 'lg:grid-cols-3';
  return (
    <div className="flex flex-col border border-dashed border-mute text-sm text-mute">
      <p className="border-b border-line px-4 py-2.5 font-semibold">{title}</p>
      <ul className={`grid grow gap-2 p-4 ${columns}`}>
        {items.map((item) => (
          <li key={item} className="flex items-center border border-line px-2 py-1.5">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

type PartsProps = Pick<Elevation, 'parts'>;

function Portfolio({ parts }: PartsProps) {
  return (
    <div className="grid grow gap-px bg-line md:grid-cols-3">
      {parts.map(({ title, rows }, index) => (
        <div key={title} className="flex items-center gap-4 bg-card p-4 text-ui md:block">
          {buildings[index] ? (
            <Drawing drawing={buildings[index]} className="aspect-3/2 w-28 shrink-0 md:mb-4 md:w-full" />
          ) : null}
          <div>
            <p className="font-semibold">{title}</p>
            <dl>
              {rows.map(([label, value]) => (
                <div key={value}>
                  <dt className="text-sm text-mute">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      ))}
    </div>
  );
}

function Columns({ parts }: PartsProps) {
  return (
    <div className="grid grow gap-px bg-line md:grid-cols-3">
      {parts.map(({ title, rows }) => (
        <div key={title} className="bg-card p-4 text-ui">
          <p className="font-semibold">{title}</p>
          <dl>
            {rows.map(([label, value]) => (
              <div
                key={value}
                className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-2 md:block"
              >
                <dt className="text-sm text-mute">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
