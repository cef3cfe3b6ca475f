import { packageModels } from '#client/drawings/package-models.ts?sprite';
import { MoreLink } from '#client/layout/more-link.tsx';
import type { PricingContent } from '#client/pages/pricing.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { packageFigures } from '#shared/content/offer-figures.ts';
import type { Package } from '#shared/content/types.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';

type ScopeProps = Pick<PricingContent, 'scope' | 'labels'> & {
  packages: readonly Package[];
  language: Language;
};

/** What a number of workflows costs. Without scripts all packages are shown side by side. */
export function Scope({ scope, labels, packages, language }: ScopeProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-3 bg-paper max-sm:hidden noscript:gap-x-4 max-sm:noscript:grid-cols-1">
      <legend className="bg-paper pr-4 pb-3 text-ui font-semibold">{scope.question}</legend>
      {packages.map((item) => (
        <div key={item.id} className="group contents noscript:block">
          <label className="relative row-start-1 -ml-px border border-field bg-card px-2 py-3 text-center text-ui font-semibold hover:border-ink has-checked:z-1 noscript:hidden">
            <input
              type="radio"
              name="scope"
              value={item.id}
              defaultChecked={item.popular}
              className="absolute -inset-px cursor-pointer appearance-none checked:border checked:border-b-5 checked:border-ink"
            />
            <span aria-hidden="true" className="sm:hidden">
              {packageFigures[item.id].workflows}
            </span>
            <span className="max-sm:sr-only">{scope.count(packageFigures[item.id].workflows)}</span>
          </label>
          <Choice title={scope.count(packageFigures[item.id].workflows)} {...{ item, labels, language }} />
        </div>
      ))}
    </fieldset>
  );
}

type ChoiceProps = { item: Package; title: string; labels: PricingContent['labels']; language: Language };

/** All choices take up their space, also hidden ones, so nothing below them moves when another is chosen. */
function Choice({ item, title, labels, language }: ChoiceProps) {
  const { trainingHours, supportDays } = packageFigures[item.id];
  const facts = [
    { label: labels.timeline, value: item.timeline },
    { label: labels.training, value: labels.hours(trainingHours) },
    { label: labels.support, value: labels.days(supportDays) },
  ];
  return (
    <div className="invisible flex flex-col pt-4 col-span-3 col-start-1 row-start-2 group-has-checked:visible noscript:visible">
      <p className="hidden font-semibold noscript:block">{title}</p>
      <Drawing drawing={packageModels[item.id]} className="grows mx-auto mt-auto h-auto w-full max-w-xs" />
      <p className="mt-6 flex flex-wrap items-baseline gap-x-4 border-t border-ink pt-4 tabular-nums">
        <span className="text-h2">{item.price}</span>
        <span className="text-mute">{labels.priceInEuros}</span>
      </p>
      <dl className="mt-4 grid grid-cols-3 border-t border-line noscript:grid-cols-1">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-col justify-between border-b border-line py-3 pr-4">
            <dt className="text-ui text-mute">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <MoreLink to={pathOf(item.id, language)} className="mt-4">
        {item.name}
      </MoreLink>
    </div>
  );
}
