// A row of the view 'What works', in words.
import { defaultLanguage } from '#shared/languages.ts';
import { pathOf, type RouteId, routes } from '#shared/routes.ts';
import type { DeskContextValue } from './desk-context.ts';
import type { FigureId } from './works-figures.ts';
import { worksTexts } from './works-texts.ts';

/** What a name is put into words with. */
export type Words = Pick<DeskContextValue, 'content' | 'language'>;

export function nameOf(figure: FigureId, name: string, { content, language }: Words): string {
  const works = worksTexts[language];
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
