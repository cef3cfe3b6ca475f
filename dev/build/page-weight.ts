import * as english from '#shared/content/en/format.ts';
import * as dutch from '#shared/content/nl/format.ts';
import type { Language } from '#shared/languages.ts';
import { measured, weightOfPlannedPage } from '#shared/measured.ts';
import { noBreakSpace } from '#shared/typesetting.ts';

const formats = { en: english, nl: dutch };

/** In bits a second: the line that Lighthouse assumes on a phone, and with it the post. */
const speedOfLine = 1.6e6;

/** What the benchmark measured of this site, as a post writes it. `seconds` is how long the whole page takes to travel. */
export function pageWeight(language: Language) {
  const format = formats[language];
  const { on, parts } = weightOfPlannedPage(language);
  const unbroken = (words: string) => words.replaceAll(' ', noBreakSpace);
  const sizeOf = (bytes: number) => unbroken(format.kilobytes(bytes));
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const oneDecimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    ...Object.fromEntries(parts.map(({ part, bytes }) => [part, sizeOf(bytes)])),
    total: sizeOf(total),
    seconds: oneDecimal.format((total * 8) / speedOfLine),
    day: unbroken(format.date(on)),
    ...measured.visits.figures,
  };
}
