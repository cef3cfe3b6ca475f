import type { MouseEvent, Ref } from 'react';
import { Alert } from '#client/ui/alert.tsx';
import { type ContactErrorTexts, fieldSentences, refusalSentence } from './contact-texts.ts';
import type { FormFailure } from './form-state.ts';

type FailureAlertProps = {
  title: string;
  texts: ContactErrorTexts;
  failure: FormFailure;
  formId: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** Why the form was not sent, with a link to each field that has an error. */
export function FailureAlert({ title, texts, failure, formId, autoFocus, ref }: FailureAlertProps) {
  const fields = Object.entries(fieldSentences(texts, failure.errors));
  return (
    <Alert ref={ref} title={title} autoFocus={autoFocus}>
      <p className="mt-1">{refusalSentence(texts, failure)}</p>
      {fields.length > 0 ? (
        <ul className="mt-3 grid gap-1.5 text-ui">
          {fields.map(([field, sentence]) => (
            <li key={field}>
              <a href={`#${formId}-${field}`} onClick={focusField} className="underline underline-offset-4">
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}

/** Moves focus to the field as the browser would, but without a history entry. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
