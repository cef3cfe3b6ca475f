import { buildingDrawings, projectDrawings } from '#client/drawings/projects.ts?sprite';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { work } from '#shared/content/en/work.ts';

type IdentityProps = { content: (typeof work)['projects']['brand-identity']['shown'] };

/** What carries the firm's identity: its website, a letter, the sign at a job site, and the rules that they share. */
export function Identity({ content: { title, firm, menu, buildings, letter, sign, rules } }: IdentityProps) {
  return (
    // The firm's accent is its own.
    <Sheet title={title} className="flex flex-col [--accent:#3a7d5d]">
      <div className="grid grow gap-px bg-line md:grid-cols-3 lg:grid-cols-4">
        <Website {...{ firm, menu, buildings }} />
        <div className="flex flex-col bg-card p-4 max-lg:hidden md:row-span-2">
          <Wordmark firm={firm} />
          <div className="mt-auto grid gap-3 text-ui">
            {letter.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className="flex flex-col justify-between gap-4 bg-ink p-4 text-paper">
          <Wordmark firm={firm} />
          <p className="text-h3">{sign}</p>
        </div>
        <div className="flex flex-col justify-between gap-2 bg-card p-4">
          <p aria-hidden="true" className="flex items-end justify-between text-h2">
            Aa
            <span className="flex">
              {['bg-ink', 'bg-line', 'bg-accent'].map((color) => (
                <span key={color} className={`size-6 ${color}`} />
              ))}
            </span>
          </p>
          <p className="text-sm text-mute">{rules}</p>
        </div>
      </div>
    </Sheet>
  );
}

/** The first building is the newest one. */
const drawings = [projectDrawings['brand-identity'], ...Object.values(buildingDrawings)];

type WebsiteProps = Pick<IdentityProps['content'], 'firm' | 'menu' | 'buildings'>;

function Website({ firm, menu, buildings }: WebsiteProps) {
  return (
    <ul className="grid grid-cols-2 gap-px md:col-span-2 md:row-span-2">
      {buildings.map(({ title, text }, index) => {
        const drawing = drawings[index];
        const isFirst = index === 0;
        return (
          <li key={title} className={`flex flex-col bg-card ${isFirst ? 'col-span-full' : ''}`}>
            {isFirst ? (
              <p className="flex items-center gap-x-4 border-b border-line px-4 py-2 text-sm text-mute">
                <Wordmark firm={firm} />
                <span className="ml-auto flex gap-x-4 whitespace-nowrap">
                  {menu.map((item, place) => (
                    <span key={item} className={place > 1 ? 'max-sm:hidden' : ''}>
                      {item}
                    </span>
                  ))}
                </span>
              </p>
            ) : null}
            <div className="flex grow items-center gap-4 p-4 text-ui max-md:block">
              {drawing ? (
                // Lines of the usual width would be faint in a small one.
                <Drawing
                  drawing={drawing}
                  className={`aspect-3/2 w-1/2 shrink-0 ${isFirst ? '' : '[stroke-width:2] md:w-1/3'}`}
                />
              ) : null}
              <div>
                <p className={isFirst ? 'text-title' : 'font-semibold'}>{title}</p>
                <p className="text-mute">{text}</p>
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The house of the newest project is the firm's mark. */
function Wordmark({ firm }: { firm: string }) {
  return (
    <span className="flex items-center gap-2 font-semibold">
      <Drawing drawing={projectDrawings['brand-identity']} className="w-10" />
      {firm}
    </span>
  );
}
