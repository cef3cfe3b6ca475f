// What each figure of 'What works' says in a sentence; the table below it only repeats it row by row.
import type { Language } from '#shared/languages.ts';
import { changeOf, type FigureId, type FigureRow, shareOf } from './works-figures.ts';
import { nameOf, type Words } from './works-names.ts';
import { worksTexts } from './works-texts.ts';

/** Null where there is nothing to tell. */
export function sentenceOf(figure: FigureId, rows: readonly FigureRow[], desk: Words): string | null {
  const texts = worksTexts[desk.language];
  const count = (name: string) => rows.find((row) => row.name === name)?.now ?? 0;
  const all = rows.reduce((sum, { now }) => sum + now, 0);
  if (figure === 'form') {
    const [seen, stored] = [count('seen'), count('stored')];
    if (all === 0) return null;
    const share = shareOf(stored, seen);
    return `${texts.sentences.form(seen, stored)} ${share === null ? texts.fewSentence : texts.formShare(share)}`;
  }
  if (figure === 'chat') return all === 0 ? null : texts.sentences.chat(count('asked'), count('failed'));
  if (figure === 'others') return all === 0 ? null : texts.sentences.others(count('page_seen'));
  if (figure === 'speed') {
    if (all === 0) return null;
    const share = shareOf(count('50') + count('100'), all);
    return share === null ? texts.speedFew(all) : texts.sentences.speed(share, all);
  }
  const top = rows.find(({ name, now }) => now > 0 && name !== 'other');
  return top ? texts.sentences[figure](nameOf(figure, top.name, desk), top.now, all) : null;
}

/** How a count stands to that of the period before. */
export function compare(now: number, before: number, days: number, language: Language): string {
  const texts = worksTexts[language];
  const change = changeOf(now, before);
  if (change === null) return texts.compareFew(before, days);
  return texts.compare(change, before, days);
}
