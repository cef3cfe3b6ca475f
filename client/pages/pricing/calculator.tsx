import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { keepMessage, readDraft } from '#client/features/contact/contact-draft.ts';
import { ContactLink } from '#client/layout/contact-link.tsx';
import { Button } from '#client/ui/button.tsx';
import { Disclosure } from '#client/ui/disclosures.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Section } from '#client/ui/section.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { calculatorFields } from '#shared/content/en/calculator-fields.ts';
import type { calculator } from '#shared/content/en/calculator.ts';
import { paybackCase, usualHours } from '#shared/content/figures.ts';
import { packageFigures } from '#shared/content/offer-figures.ts';
import { getById } from '#shared/content/pick.ts';
import type { Package } from '#shared/content/types.ts';
import type { Language } from '#shared/languages.ts';
import {
  type PaybackField,
  paybackFieldNames,
  paybackFields,
  type PaybackInput,
  parsePayback,
  readPaybackForm,
  valuesFrom,
  weekly,
  weeksOfYear,
  weeksUntilEarned,
  workOutPayback,
} from '#shared/payback.ts';
import { maintenance } from '#shared/work-terms.ts';

type CalculatorProps = {
  content: typeof calculator;
  fields: typeof calculatorFields;
  packages: readonly Package[];
  language: Language;
};

const isMain = (name: PaybackField) => name in paybackCase;
const mainFields = paybackFieldNames.filter(isMain);
const assumedFields = paybackFieldNames.filter((name) => !isMain(name));

export function Calculator(props: CalculatorProps) {
  const { content, fields } = props;
  return (
    <Section id="calculator" title={fields.title} introduction={content.introduction}>
      <Sum {...props} />
    </Section>
  );
}

/** The values in the form, at first those of the address's query, and the last of them that could be worked out. */
function useTyped(format: (amount: number) => string) {
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => valuesFrom(new URLSearchParams(search), format));
  const [lastInput, setLastInput] = useState<PaybackInput>();
  const readForm = () => {
    if (!form.current) return;
    const typed = readPaybackForm(form.current);
    const parsed = parsePayback(typed);
    if ('input' in parsed) setLastInput(parsed.input);
    setValues(typed);
  };
  // What was typed before the script came.
  useEffect(readForm, []);
  return { form, values, lastInput, readForm };
}

/** A form whose answer is this page again: the fields are the address's query. With scripts the sum follows what is typed. */
function Sum({ content, fields, packages, language }: CalculatorProps) {
  const { form, values, lastInput, readForm } = useTyped(content.inField);
  const parsed = parsePayback(values);
  const invalid = 'invalid' in parsed ? parsed.invalid : [];
  // Open in an answer without scripts if a field in it is wrong. From then on it is as the visitor leaves it.
  const [isOpenAtFirst] = useState(() => invalid.some((name) => assumedFields.includes(name)));
  const labels = { ...fields.labels, ...content.labels };
  const field = (name: PaybackField) => {
    const { min, max } = paybackFields[name];
    return (
      <TextField
        key={name}
        id={`calculator-${name}`}
        name={name}
        label={labels[name]}
        hint={content.hints[name as keyof typeof content.hints]}
        error={invalid.includes(name) ? content.invalid(min, max) : undefined}
        defaultValue={values[name]}
        inputMode="decimal"
        autoComplete="off"
      />
    );
  };
  const input = 'input' in parsed ? parsed.input : undefined;
  const payback = input && workOutPayback(input);
  // The last sum keeps its place, unseen, while a field is wrong.
  const summed = input ?? lastInput;
  const [outcome, ...remarks] = input && payback ? describeOutcome(content, input, payback) : [content.check];
  return (
    <div className="grid gap-x-10 gap-y-6 border-t border-ink pt-6 lg:grid-cols-2">
      <form
        ref={form}
        action="#calculator"
        onInput={readForm}
        onSubmit={(event) => {
          event.preventDefault();
          readForm();
        }}
        className="grid content-start gap-5"
      >
        <div className="grid grid-cols-3 gap-4">{mainFields.map(field)}</div>
        {/* With scripts the sum is always that of what is typed. */}
        <div className="hidden noscript:block">
          <Button type="submit" variant="secondary">
            {fields.submit}
          </Button>
        </div>
        <div aria-live="polite">
          <p className="text-title text-balance">{outcome}</p>
          {remarks.length > 0 && <p className="mt-1 text-balance text-mute">{remarks.join(' ')}</p>}
        </div>
        {payback ? (
          <ContactLink
            language={language}
            source="calculator"
            variant="secondary"
            className="justify-self-start"
            onClick={() =>
              fillForm(
                `${content.inquiry(values.hours, values.people, values.cost)} ${[outcome, ...remarks].join(' ')}`,
              )
            }
          >
            {content.send}
          </ContactLink>
        ) : null}
        <Disclosure summary={content.assumptions} open={isOpenAtFirst}>
          <div className="grid items-end gap-5 sm:grid-cols-2">{assumedFields.map(field)}</div>
          <p className="mt-4 pb-6 text-ui text-mute">{content.larger}</p>
        </Disclosure>
      </form>
      {summed ? (
        <div className={input ? '' : 'invisible'}>
          <Result {...{ content, packages, input: summed, payback: workOutPayback(summed) }} />
        </div>
      ) : null}
    </div>
  );
}

/** Never in the place of what the visitor has typed. */
function fillForm(problemDescription: string): void {
  const draft = readDraft();
  if (draft?.values.problemDescription) return;
  keepMessage(draft, problemDescription);
}

type Payback = ReturnType<typeof workOutPayback>;
type ResultProps = Pick<CalculatorProps, 'content' | 'packages'> & { input: PaybackInput; payback: Payback };

/** The sum, line by line. */
function Result({ content, packages, input, payback }: ResultProps) {
  const { rows, amount, eurosValue } = content;
  const { hours, people, cost, used, own } = input;
  const { offer, staying, freed, worth, runningWeek, saved, once, weeks, year } = payback;
  const maintained = weekly(maintenance.monthly);
  const chosen = getById(packages, offer);
  const steps = [
    {
      label: rows.freed,
      sum: `(${amount(hours)} − ${amount(staying)} ${content.staying}) × ${amount(used)}%`,
      value: content.hoursValue(freed),
    },
    { label: rows.worth, sum: `${amount(freed)} × ${amount(cost)}`, value: eurosValue(worth) },
    {
      label: rows.saved,
      sum: `${amount(worth)} − ${amount(runningWeek)} ${content.runningCosts}`,
      value: eurosValue(saved),
    },
  ];
  const results = [
    {
      label: `${rows.once}: ${chosen.name}`,
      sum: `${chosen.price} + (${content.ownHours(own, people, packageFigures[offer].trainingHours)}) × ${amount(cost)}`,
      value: eurosValue(once),
    },
    {
      label: rows.year,
      sum: `${weeksOfYear} × ${amount(saved)} − ${amount(once)}`,
      value: content.yearValue(year.hours, year.euros),
    },
  ];
  if (weeks !== null) {
    const withMaintenance = weeksUntilEarned(once, saved - maintained);
    results.push(
      { label: rows.weeks, sum: `${amount(once)} ÷ ${amount(saved)}`, value: content.weeksValue(weeks) },
      {
        label: rows.maintained,
        sum: `${amount(once)} ÷ (${amount(saved)} − ${maintained})`,
        value: withMaintenance === null ? content.notInYear : content.weeksValue(withMaintenance),
      },
    );
  }
  return (
    <div className="border-t border-line text-ui tabular-nums">
      <Fold summary={content.steps} value={eurosValue(saved)} className="max-md:border-b max-md:border-line">
        <Lines lines={steps} />
      </Fold>
      <Lines lines={results} />
    </div>
  );
}

type Line = { label: string; sum: string; value: string };

function Lines({ lines }: { lines: Line[] }) {
  return (
    <dl>
      {lines.map(({ label, sum, value }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2">
          <dt>
            {label}
            <span className="block text-mute">{sum}</span>
          </dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What comes out of it, and behind it what is to be remarked. */
function describeOutcome(
  content: CalculatorProps['content'],
  { hours, workflows }: PaybackInput,
  { weeks, isWithinAim }: Payback,
): string[] {
  if (weeks === null) return [content.never];
  const outcome = [content.paysBack(weeks)];
  if (!isWithinAim) outcome.push(content.longerThanAim);
  if (hours > usualHours * workflows) outcome.push(content.rareHours);
  return outcome;
}
