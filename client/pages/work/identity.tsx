import { buildingDrawings, projectDrawings } from '#client/drawings/projects.ts?sprite';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { work } from '#shared/content/en/work.ts';

type IdentityProps = { content: (typeof work)['projects']['brand-identity']['shown'] };

/** What carries the firm's identity: its website, a letter, the sign at a job site, and the rules that they share. */
export function Identity({ content: { title, firm, menu, buildings, letter, sign, rules } }: IdentityProps) {
  return (
    // The firm's colors are its own, whatever the theme of the page.
    <div className="light">
      <Sheet title={title} className="flex flex-col [--accent:#35755b]">
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
            <p className="text-h3 font-normal">{sign}</p>
          </div>
          <div className="flex flex-col justify-between gap-2 bg-card p-4">
            <p aria-hidden="true" className="flex items-end justify-between text-h2 font-normal">
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
    </div>
  );
}

const olderDrawings = Object.values(buildingDrawings);

type WebsiteProps = Pick<IdentityProps['content'], 'firm' | 'menu' | 'buildings'>;

function Website({ firm, menu, buildings: [newest, ...older] }: WebsiteProps) {
  return (
    <div className="flex flex-col bg-accent text-on-accent md:col-span-2 md:row-span-2">
      <p className="flex items-center gap-x-4 px-4 py-2.5 text-sm">
        <Wordmark firm={firm} />
        <span className="ml-auto flex gap-x-4 whitespace-nowrap">
          {menu.map((item, place) => (
            <span key={item} className={place > 1 ? 'max-sm:hidden' : ''}>
              {item}
            </span>
          ))}
        </span>
      </p>
      {newest ? (
        <div className="grow items-center gap-4 p-4 md:flex">
          <Drawing drawing={projectDrawings['brand-identity']} className="aspect-3/2 shrink-0 md:w-1/2" />
          <div>
            <p className="text-h2 font-normal">{newest.title}</p>
            <p className="mt-2 text-ui max-lg:hidden">{newest.text}</p>
          </div>
        </div>
      ) : null}
      <ul className="grid grid-cols-2">
        {older.map(({ title, text }, index) => {
          const drawing = olderDrawings[index];
          return (
            <li key={title} className="items-center gap-4 bg-card p-4 text-ui text-ink md:flex">
              {/* Lines of the usual width would be faint in a small one. */}
              {drawing ? (
                <Drawing drawing={drawing} className="aspect-3/2 w-1/2 shrink-0 [stroke-width:2] md:w-1/3" />
              ) : null}
              <div>
                <p className="font-semibold">{title}</p>
                <p className="text-mute">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
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
