import { RadioGroup } from '#client/ui/radio-group.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { type ContactField, defaultContactPreference } from '#shared/contact.ts';
import type { ContactFormTexts } from './contact-form.tsx';
import type { RoomLeft } from './room-left.ts';

type ContactFieldsProps = {
  id: string;
  content: ContactFormTexts;
  /** What stands in the fields at first. */
  values: Readonly<Record<string, string>>;
  /** What is wrong with a field, where that is shown. */
  sentences: Partial<Record<ContactField, string>>;
  room: RoomLeft;
};

export function ContactFields({ id, content, values, sentences, room }: ContactFieldsProps) {
  const field = <Name extends keyof typeof content.fields>(name: Name) => ({
    ...content.fields[name],
    id: `${id}-${name}`,
    name,
    defaultValue: values[name] ?? '',
    error: sentences[name],
    counter: counterOf(room[name], content),
  });
  const { label, hint, emptyOption } = content.fields.service;
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field('fullName')} autoComplete="name" />
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" spellCheck={false} />
        <TextField {...field('companyName')} autoComplete="organization" />
        <Select
          id={`${id}-service`}
          name="service"
          label={label}
          hint={hint}
          emptyOption={emptyOption}
          options={content.serviceOptions}
          defaultValue={values.service ?? ''}
          error={sentences.service}
          autoComplete="off"
        />
      </div>
      <TextArea {...field('problemDescription')} rows={5} autoComplete="off" />
      <TextArea {...field('additionalInfo')} optional={content.optional} rows={3} autoComplete="off" />
      <RadioGroup
        id={`${id}-contactPreference`}
        name="contactPreference"
        legend={content.contactPreference.legend}
        options={content.contactPreference.options}
        defaultValue={values.contactPreference ?? defaultContactPreference}
        error={sentences.contactPreference}
      />
    </>
  );
}

function counterOf(left: number | undefined, { charactersLeft, charactersOver }: ContactFormTexts): string | undefined {
  if (left === undefined) return;
  return left < 0 ? charactersOver(-left) : charactersLeft(left);
}
