import { buttonLook } from '#client/ui/button.tsx';
import type { calculatorFields } from '#shared/content/en/calculator-fields.ts';
import { paybackCase } from '#shared/content/figures.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';

type PaybackFormProps = { content: typeof calculatorFields; language: Language };

/** The calculator's three main fields; the page of prices answers. */
export function PaybackForm({ content, language }: PaybackFormProps) {
  return (
    <form
      action={`${pathOf('pricing', language)}#calculator`}
      aria-labelledby="payback-title"
      className="frame grid grid-cols-3 items-end gap-x-4 gap-y-4 pb-4 md:grid-cols-4 md:py-14"
    >
      <h2 id="payback-title" className="col-span-2 text-h3 sm:text-h2">
        {content.title}
      </h2>
      <p className="text-ui md:col-start-4">
        <b className="block text-h2">{content.example.weeks}</b> {content.example.text}
      </p>
      {(Object.keys(paybackCase) as (keyof typeof paybackCase)[]).map((name) => (
        <label key={name} className="text-ui font-semibold">
          {content.labels[name]}
          <input
            name={name}
            defaultValue={paybackCase[name]}
            inputMode="decimal"
            // As in `Field`, which the home page does not load. Letters below 16 px would make phones zoom in.
            className="mt-2 block w-full rounded border border-field bg-card px-3.5 py-2.5 text-base font-normal hover:border-ink"
          />
        </label>
      ))}
      <button type="submit" className={buttonLook('secondary', 'max-md:col-span-full')}>
        {content.submit}
      </button>
    </form>
  );
}
