import { type ContactField, cleanText, contactLimits } from '#shared/contact.ts';
import type { FormValues } from './form-values.ts';

/** How many more characters a field may hold; negative when it holds too many. */
export type RemainingCharacters = Partial<Record<ContactField, number>>;

const countedFields = ['fullName', 'email', 'companyName', 'problemDescription', 'additionalInfo'] as const;

/** Returns fields that are nearly full: with a tenth or 20 characters left. Counts characters like the validation. */
export function countRemaining(values: FormValues): RemainingCharacters {
  return Object.fromEntries(
    countedFields.flatMap((field) => {
      const { max } = contactLimits[field];
      const remaining = max - [...cleanText(values[field] ?? '')].length;
      return remaining <= Math.max(20, max / 10) ? [[field, remaining]] : [];
    }),
  );
}
