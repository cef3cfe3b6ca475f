import { type ContactField, type ContactFieldErrors, contactFields } from '#shared/contact.ts';
import type { contactErrors as englishErrors } from '#shared/content/en/contact-errors.ts';
import type { contactForm as english } from '#shared/content/en/contact-form.ts';
import type { Refusal } from './submit-contact.ts';

export type ContactFormTexts = typeof english;
export type ContactErrorTexts = typeof englishErrors;

/** The sentence for each field with an error, in the order of the form. */
export function fieldSentences(
  texts: ContactErrorTexts,
  errors: ContactFieldErrors,
): Partial<Record<ContactField, string>> {
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const code = errors[field];
      const sentences: Record<string, string> = texts.fields[field];
      return code ? [[field, sentences[code] ?? texts.outcomes.validation]] : [];
    }),
  );
}

/** Why the form was not sent. */
export function refusalSentence(texts: ContactErrorTexts, { code, message }: Refusal): string {
  return texts.outcomes[code] ?? message ?? texts.outcomes.unavailable;
}
