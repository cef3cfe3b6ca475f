import type { ComponentProps } from 'react';
import { controlProps, Field, type FieldProps } from './field.tsx';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextArea({ id, label, optional, hint, error, counter, rows = 4, ...props }: TextAreaProps) {
  const field = { id, label, optional, hint, error, counter };
  return (
    <Field {...field}>
      <textarea {...controlProps(field)} rows={rows} {...props} />
    </Field>
  );
}
