import { type ReactNode, useState } from 'react';
import { Disclosure } from '#client/ui/disclosures.tsx';
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
      <FoldedField summary={content.moreToTell} isNeeded={Boolean(values.additionalInfo || sentences.additionalInfo)}>
        <TextArea {...field('additionalInfo')} optional={content.optional} rows={3} autoComplete="off" />
      </FoldedField>
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

type FoldedFieldProps = {
  summary: string;
  /** Whether the field holds text or has an error, so that it must be seen. */
  isNeeded: boolean;
  children: ReactNode;
};

function FoldedField({ summary, isNeeded, children }: FoldedFieldProps) {
  const [isOpen, setOpen] = useState(isNeeded);
  // It stays open when the error is gone, because the visitor is still typing there.
  if (isNeeded && !isOpen) setOpen(true);
  return (
    <Disclosure
      summary={<span className="text-ui">{summary}</span>}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <div className="pb-6">{children}</div>
    </Disclosure>
  );
}

function counterText(
  remaining: number | undefined,
  { charactersLeft, charactersOver }: ContactFormTexts,
): string | undefined {
  if (remaining === undefined) return;
  return remaining < 0 ? charactersOver(-remaining) : charactersLeft(remaining);
}
