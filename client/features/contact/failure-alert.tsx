import type { MouseEvent, Ref } from 'react';
import { Alert } from '#client/ui/alert.tsx';

type FailureAlertProps = {
  title: string;
  text: string | undefined;
  /** What to mend: the id of each field, and what is wrong with it. */
  fields: readonly { id: string; sentence: string }[];
  autoFocus?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** Why a form was not sent, with a way to each field. */
export function FailureAlert({ title, text, fields, autoFocus, ref }: FailureAlertProps) {
  return (
    <Alert ref={ref} title={title} autoFocus={autoFocus}>
      <p className="mt-1">{text}</p>
      {fields.length > 0 ? (
        <ul className="mt-3 grid gap-1.5 text-ui">
          {fields.map(({ id, sentence }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={leadTo} className="underline underline-offset-4">
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}

/** As the browser does it, but without an entry in its history. */
function leadTo(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
