import { CountUp } from '#client/ui/count-up.tsx';
import { HydrateLater } from '#client/ui/hydrate-later.tsx';
import type { Figure } from '#shared/content/figures.ts';

type FiguresProps = {
  figures: {
    label: string;
    items: (Figure & { label: string; note?: string })[];
    /** The return on investment. */
    roi: string;
    /** What the figures are. */
    aim: string;
  };
};

const figureClass = 'text-h2 tabular-nums';

export function Figures({ figures: { label, items, roi, aim } }: FiguresProps) {
  return (
    <HydrateLater>
      <section aria-labelledby="figures-title" className="border-b border-line">
        <div className="frame grid grid-cols-1 lg:grid-cols-4">
          <div className="py-4 max-lg:border-b max-lg:border-line sm:py-5 lg:pr-6">
            <h2 id="figures-title" className="text-ui text-mute max-lg:sr-only">
              {label}
            </h2>
            <p className="mt-1 text-h3">{roi}</p>
            <p className="mt-1 text-ui text-mute">{aim}</p>
          </div>
          <ul className="grid grid-cols-3 lg:col-span-3 lg:border-l lg:border-line">
            {items.map(({ value, suffix, isName, label: words, note }) => (
              <li
                key={words}
                className="border-line py-4 pl-4 not-first:border-l max-lg:first:pl-0 sm:py-5 sm:not-first:pl-6 lg:pl-6"
              >
                {isName ? (
                  <p className={figureClass}>
                    {value}
                    {suffix}
                  </p>
                ) : (
                  <CountUp value={value} suffix={suffix} className={figureClass} />
                )}
                <p className="text-ui whitespace-pre-line text-mute">{note ? `${words}\n${note}` : words}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </HydrateLater>
  );
}
