import { buildingDrawings, projectDrawings } from '#client/drawings/projects.ts?sprite';
import { Specimen, type SpecimenLook } from '#client/layout/specimen.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { ProjectElevation as Elevation } from '#shared/content/types.ts';

type ProjectId = keyof typeof projectDrawings;

/** Of those that have one part. */
const looks: Partial<Record<ProjectId, SpecimenLook>> = {
  'night-desk': 'chat',
  'one-record': 'record',
  'full-calendar': 'day',
};

/** The firm's buildings, in the order of their texts. */
const buildings = [projectDrawings['brand-identity'], ...Object.values(buildingDrawings)];

type ProjectElevationProps = { id: ProjectId; elevation: Elevation };

/** What the client of an example project would look at. */
export function ProjectElevation({ id, elevation: { title, parts } }: ProjectElevationProps) {
  const look = looks[id];
  if (look) return <Specimen title={title} rows={parts.flatMap(({ rows }) => rows)} look={look} />;
  const isPortfolio = id === 'brand-identity';
  return (
    <Sheet title={title} className="flex flex-col">
      <div className={`grid grow gap-px bg-line ${isPortfolio ? 'md:grid-cols-3' : 'lg:grid-cols-3'}`}>
        {parts.map(({ title, rows }, index) => (
          <div key={title} className={`bg-card p-4 text-ui ${isPortfolio ? 'flex items-center gap-4 md:block' : ''}`}>
            {isPortfolio && buildings[index] ? (
              <Drawing drawing={buildings[index]} className="aspect-3/2 w-36 shrink-0 md:mb-4 md:w-full" />
            ) : null}
            <div>
              <p className="font-semibold">{title}</p>
              <dl>
                {rows.map(([label, value]) => (
                  <div
                    key={value}
                    className={
                      isPortfolio
                        ? ''
                        : 'mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3 lg:block'
                    }
                  >
                    <dt className="text-sm text-mute">{label}</dt>
                    <dd className={isPortfolio ? '' : 'font-semibold'}>{value}</dd>
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
