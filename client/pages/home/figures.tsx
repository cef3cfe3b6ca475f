import type { home } from '#shared/content/en/home.ts';

type FiguresProps = { figures: (typeof home)['figures'] };

export function Figures({ figures }: FiguresProps) {
  return (
    <section aria-labelledby="figures-title" className="border-b border-line">
      <div className="frame grid grid-cols-1 lg:grid-cols-4">
        <h2 id="figures-title" className="py-8 pr-6 text-ui text-mute max-lg:sr-only">
          {figures.label}
        </h2>
        <ul className="divide-line max-sm:divide-y sm:grid sm:grid-cols-3 sm:divide-x lg:col-span-3 lg:border-l lg:border-line">
          {figures.items.map(({ value, suffix, label }) => (
            <li
              key={label}
              className="flex items-baseline justify-between gap-4 py-4 sm:block sm:py-7 sm:pl-6 sm:max-lg:first:pl-0"
            >
              <p className="text-h2 tabular-nums">
                {value}
                {suffix}
              </p>
              <p className="text-ui text-mute">{label}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
