import { clientAssets } from 'virtual:client-assets';

export type PageStyle = { text: string; hash: string };

const texts = new Map<string, string>();

/** The rules that the page's first paint needs, by the module of the page; null in development, where the stylesheet is linked. */
export function pageStyleOf(module: string): PageStyle | null {
  if (!clientAssets.styles) return null;
  const { rules, pages } = clientAssets.styles;
  const page = pages[module];
  if (!page) throw new Error(`The build has no styles for ${module}`);
  let text = texts.get(module);
  if (text === undefined) {
    text = rules.filter((_, index) => page.needed[index] === '1').join('');
    texts.set(module, text);
  }
  return { text, hash: page.hash };
}
