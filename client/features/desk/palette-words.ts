// What was typed into the palette: what it finds, and whether it is somebody's e-mail address.
import { emailPattern } from '#shared/email.ts';

/** Whether each word stands in a text, whatever their order, capitals and accents. */
export function matches(text: string, words: string): boolean {
  const plain = toPlain(text);
  return toPlain(words)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

function toPlain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Null for anything else. */
export function addressIn(words: string): string | null {
  return emailPattern.test(words) ? words.toLowerCase() : null;
}
