import { buttonLook } from '#client/ui/button.tsx';
import type { calculatorFields } from '#shared/content/en/calculator-fields.ts';
import { paybackCase } from '#shared/content/figures.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';

type PaybackFormProps = { content: typeof calculatorFields; language: Language };

/** The calculator's three main fields, with what comes out for the numbers that are in them at first; the page of prices answers. */
export function PaybackForm({ content, language }: PaybackFormProps) {
  return (
    <form
      action={`${pathOf('pricing', language)}#calculator`}
      aria-labelledby="payback-title"
      className="group grid grid-cols-3 items-end gap-x-2 gap-y-3 bg-paper pb-6 md:border md:border-line md:p-4 md:mb-10 lg:self-center"
    >
      <h2 id="payback-title" className="col-span-full text-title">
        {content.title}
      </h2>
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
      <div className="col-span-full flex items-center gap-4">
        <button type="submit" className={buttonLook('secondary', 'shrink-0')}>
          {content.submit}
        </button>
        {/* True of the example alone, as what is below. */}
        <b className="group-has-[input:user-valid]:invisible md:text-title">{content.result}</b>
      </div>
      {/* Phones show it in short, and the page of prices the whole sum. */}
      <div className="col-span-full justify-self-start text-sm text-mute tabular-nums group-has-[input:user-valid]:invisible md:text-ui">
        <p className="md:hidden">{content.brief}</p>
        <p className="whitespace-pre-line max-md:hidden">{content.sum.join('\n')}</p>
      </div>
    </form>
  );
}
