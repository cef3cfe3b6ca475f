import type { ComponentProps } from 'react';
import { controlProps, Field, type FieldProps } from './field.tsx';

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps> & {
    options: readonly { value: string; label: string }[];
    /** The text of the first option, which selects nothing. */
    emptyOption: string;
  };

export function Select({ id, label, optional, hint, error, counter, options, emptyOption, ...props }: SelectProps) {
  const field = { id, label, optional, hint, error, counter };
  const { className, ...control } = controlProps(field);
  return (
    <Field {...field}>
      <span className="relative block">
        <select className={`${className} appearance-none pr-10`} {...control} {...props}>
          <option value="">{emptyOption}</option>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <svg
          className="pointer-events-none absolute top-1/2 right-3.5 size-4 [translate:0_-50%]"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <path d="m3 6 5 5 5-5" />
        </svg>
      </span>
    </Field>
  );
}
