import { type ContactField, cleanText, contactLimits } from '#shared/contact.ts';
import type { FormValues } from './form-values.ts';

/** Characters that a field still takes, less than none where it holds too many. */
export type RoomLeft = Partial<Record<ContactField, number>>;

const counted = ['fullName', 'email', 'companyName', 'problemDescription', 'additionalInfo'] as const;

/** For the fields that are nearly full: a tenth is left, or 20 characters. Counted as the rules count. */
export function findRoomLeft(values: FormValues): RoomLeft {
  return Object.fromEntries(
    counted.flatMap((field) => {
      const { max } = contactLimits[field];
      const left = max - [...cleanText(values[field] ?? '')].length;
      return left <= Math.max(20, max / 10) ? [[field, left]] : [];
    }),
  );
}
