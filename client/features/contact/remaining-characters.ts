import { type ContactField, cleanText, contactLimits } from '#shared/contact.ts';
import type { FormValues } from './form-values.ts';

/** How many characters a field still takes; negative where it holds too many. */
export type RemainingCharacters = Partial<Record<ContactField, number>>;

const countedFields = ['fullName', 'email', 'companyName', 'problemDescription', 'additionalInfo'] as const;

/** Only of fields that are nearly full: a tenth is left, or 20 characters. Counts characters as the validation does. */
export function countRemaining(values: FormValues): RemainingCharacters {
  return Object.fromEntries(
    countedFields.flatMap((field) => {
      const { max } = contactLimits[field];
      const remaining = max - [...cleanText(values[field] ?? '')].length;
      return remaining <= Math.max(20, max / 10) ? [[field, remaining]] : [];
    }),
  );
}
