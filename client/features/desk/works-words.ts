// The view 'What works' in words: what each figure says in a sentence, and the names of the rows below it.
import { defaultLanguage } from '#shared/languages.ts';
import { pathOf, type RouteId, routes } from '#shared/routes.ts';
import type { DeskContextValue, DeskTexts } from './desk-context.ts';
import { changeOf, type FigureId, type FigureRow, shareOf } from './works-figures.ts';

/** What a name is put into words with. */
type Words = Pick<DeskContextValue, 'content'>;

export function nameOf(figure: FigureId, name: string, { content }: Words): string {
  const { works } = content;
  // A page is counted in both languages together.
  if (figure === 'leadsByPage' || figure === 'posts') {
    const [page = '', postId] = name.split('/');
    return Object.hasOwn(routes, page)
      ? pathOf(page as RouteId, defaultLanguage, postId ? { postId } : {})
      : wordOf(name);
  }
  if (figure === 'leadsByLanguage') return wordOf(name, content.language);
  if (figure === 'leadsByService') return wordOf(name, content.services);
  if (figure === 'refusals') return wordOf(name, works.fields);
  if (figure === 'origins') {
    const [, kind, value = ''] = /^(host|campaign):(.*)$/.exec(name) ?? [];
    if (kind) return kind === 'campaign' ? works.campaign(value) : value;
  }
  if (figure === 'speed') return name === 'more' ? works.slower : works.upTo(name);
  return wordOf(name, works.steps);

  /** As it is where there is no word for it. */
  function wordOf(id: string, words: Readonly<Record<string, string>> = {}): string {
    if (id === 'other' || id === '') return works.other;
    return (Object.hasOwn(words, id) && words[id]) || id;
  }
}

/** Null where there is nothing to tell. */
export function sentenceOf(figure: FigureId, rows: readonly FigureRow[], desk: Words): string | null {
  const { works: texts } = desk.content;
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
export function compare(now: number, before: number, days: number, texts: DeskTexts['works']): string {
  const change = changeOf(now, before);
  if (change === null) return texts.compareFew(before, days);
  return texts.compare(change, before, days);
}
