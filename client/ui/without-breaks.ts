import { wordJoiner } from '#shared/typesetting.ts';

/** Keeps compounds with a hyphen ('AI-dienst') on one line. */
export function withoutBreaksAtHyphens(title: string): string {
  return title.replaceAll(/(?<=\w-)(?=\w)/g, wordJoiner);
}
