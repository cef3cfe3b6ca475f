import { RadioGroup } from '#client/ui/radio-group.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { type ContactField, defaultContactPreference } from '#shared/contact.ts';
import type { ContactFormTexts } from './contact-texts.ts';
import type { RemainingCharacters } from './remaining-characters.ts';

type ContactFieldsProps = {
  id: string;
  content: ContactFormTexts;
  /** The fields' first values. */
  values: Readonly<Record<string, string>>;
  /** The error of each field that shows one. */
  sentences: Partial<Record<ContactField, string>>;
  remaining: RemainingCharacters;
};

export function ContactFields({ id, content, values, sentences, remaining }: ContactFieldsProps) {
  const field = <Name extends keyof typeof content.fields>(name: Name) => ({
    ...content.fields[name],
    id: `${id}-${name}`,
    name,
    defaultValue: values[name] ?? '',
    error: sentences[name],
    counter: counterText(remaining[name], content),
  });
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field('fullName')} autoComplete="name" />
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" spellCheck={false} />
        <TextField {...field('companyName')} autoComplete="organization" />
        <Select {...field('service')} options={content.serviceOptions} autoComplete="off" />
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

function counterText(
  remaining: number | undefined,
  { charactersLeft, charactersOver }: ContactFormTexts,
): string | undefined {
  if (remaining === undefined) return;
  return remaining < 0 ? charactersOver(-remaining) : charactersLeft(remaining);
}
