import { useEffect, useRef, useState } from 'react';
import { buttonLook } from '#client/ui/button.tsx';
import type { calculatorFields } from '#shared/content/en/calculator-fields.ts';
import { paybackCase, paybackResult } from '#shared/content/figures.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';

type PaybackFormProps = { content: typeof calculatorFields; language: Language };

/** For so many hours a week; `weeks` is null when it does not pay back within a year. */
type Answer = Omit<typeof paybackResult, 'weeks'> & { hours: number; weeks: number | null };

/** Of the answer: before scripts it is the example's, which is hidden once other numbers stand in the fields. */
const answerClass = {
  example: 'group-has-[input:user-valid]:invisible',
  current: '',
  unknown: 'invisible',
};

/** The calculator's three main fields and what comes out for them; the page of prices has the whole sum, also without scripts. */
export function PaybackForm({ content, language }: PaybackFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<keyof typeof answerClass>('example');
  const [answer, setAnswer] = useState<Answer>({ ...paybackResult, hours: paybackCase.hours });
  const { freed, hours, saved, once, ownHours, weeks } = answer;
  const follow = async () => {
    setState('unknown');
    // Where it can't be loaded, no answer is shown, and the button leads to it.
    const sums = await import('#shared/payback.ts').catch(() => null);
    if (!sums || !form.current) return;
    const parsed = sums.parsePayback(sums.readPaybackForm(form.current));
    if (!('input' in parsed)) return;
    setAnswer({ ...sums.workOutPayback(parsed.input), hours: parsed.input.hours });
    setState('current');
  };
  // What was typed before the script came, or came back with the page.
  useEffect(() => {
    const fields = form.current?.querySelectorAll('input') ?? [];
    if ([...fields].some(({ value, defaultValue }) => value !== defaultValue)) void follow();
  }, []);
  return (
    <form
      ref={form}
      action={`${pathOf('pricing', language)}#calculator`}
      aria-labelledby="payback-title"
      onInput={follow}
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
          {content.whole}
        </button>
        <b aria-live="polite" className={`md:text-title ${answerClass[state]}`}>
          {content.result(weeks)}
        </b>
      </div>
      {/* Phones show it in short, and the page of prices the whole sum. Of a loss only that page says how it comes about. */}
      <div
        className={`col-span-full justify-self-start text-sm text-mute tabular-nums md:text-ui ${answerClass[saved > 0 ? state : 'unknown']}`}
      >
        <p className="md:hidden">{content.brief(once, saved)}</p>
        <p className="whitespace-pre-line max-md:hidden">
          {content.sum(freed, hours, saved, once, ownHours).join('\n')}
        </p>
      </div>
    </form>
  );
}
