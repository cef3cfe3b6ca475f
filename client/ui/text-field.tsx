import type { ComponentProps } from 'react';
import { controlProps, Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

export function TextField({ id, label, optional, hint, error, counter, ...props }: TextFieldProps) {
  const field = { id, label, optional, hint, error, counter };
  return (
    <Field {...field}>
      <input {...controlProps(field)} {...props} />
    </Field>
  );
}
