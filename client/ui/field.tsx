import type { ReactNode } from 'react';
import { Counter } from './counter.tsx';
import { WarningMark } from './warning-mark.tsx';

export type FieldProps = {
  /** Has to be the same on server and browser. The ids of hint and error begin with it. */
  id: string;
  label: string;
  /** The word 'optional', shown beside the label of a field that may stay empty. */
  optional?: string;
  hint?: string;
  error?: string;
  /** How many characters are left, for a field that is nearly full. */
  counter?: string;
};

/** A control with its label, hint, error and counter. */
export function Field({ id, label, optional, hint, error, counter, children }: FieldProps & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="text-ui font-semibold">
        {label}
        {optional ? <span className="font-normal text-mute"> ({optional})</span> : null}
      </label>
      {children}
      <div className="flex flex-wrap justify-between gap-x-4">
        <FieldNotes id={id} hint={hint} error={error} />
        {counter ? <Counter text={counter} /> : null}
      </div>
    </div>
  );
}

type FieldNotesProps = Pick<FieldProps, 'id' | 'hint' | 'error'>;

export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 flex w-full gap-2 text-ui font-medium text-error">
          <WarningMark className="mt-0.5 size-4" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-mute">
          {hint}
        </p>
      ) : null}
    </>
  );
}

/** The attributes that all controls of fields have in common. */
export function controlProps({ id, optional, hint, error }: FieldProps) {
  return {
    id,
    className:
      'mt-2 block w-full rounded border border-field bg-card px-3.5 py-2.5 placeholder:text-mute hover:border-ink aria-invalid:border-error aria-invalid:[box-shadow:0_0_0_1px_var(--error)]',
    'aria-required': optional ? undefined : true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy({ id, hint, error }),
  };
}

export function describedBy({ id, hint, error }: FieldNotesProps): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}
