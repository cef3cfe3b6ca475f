// Reads the posts of `content/blog`. What a list says of each is the module `virtual:posts/<language>`; the text of each is a module with
// its headings and the HTML that MDX makes of it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProcessor, evaluate } from '@mdx-js/mdx';
import GithubSlugger from 'github-slugger';
import { toString as textOf } from 'mdast-util-to-string';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { PluginOption } from 'vite';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod/mini';
import { blogPost as englishFrame } from '#shared/content/en/blog-post.ts';
import { blogPost as dutchFrame } from '#shared/content/nl/blog-post.ts';
import { serviceIds } from '#shared/offers.ts';
import { type Language, languages } from '../../shared/languages.ts';
import { type Post, type PostText, postIds, postTopics } from '../../shared/posts.ts';
import { noBreakSpace, wordJoiner } from '../../shared/typesetting.ts';
import { pageWeight } from './page-weight.ts';
import { paybackChart } from './payback-chart.ts';
import { PostWeeks } from './post-weeks.ts';

const folder = join(import.meta.dirname, '../../content/blog');
const wordsAMinute = 200;

const frontmatterSchema = z.strictObject({
  title: z.string().check(z.maxLength(65)),
  description: z.string().check(z.minLength(110), z.maxLength(160)),
  /** Says what its drawing shows. */
  caption: z.string().check(z.maxLength(110)),
  /** On its cover in lists: what its text comes to, a number of that text with its unit. */
  figure: z.string().check(z.maxLength(28)),
  date: z.iso.date(),
  updated: z.optional(z.iso.date()),
  topic: z.enum(postTopics),
  related: z.array(z.enum(postIds)).check(z.minLength(1), z.maxLength(3)),
  service: z.enum(serviceIds),
});

/** Of the posts: Markdown with a head and tables. */
const syntax = [remarkFrontmatter, remarkGfm];
const processor = createProcessor({ remarkPlugins: syntax });
type Tree = ReturnType<typeof processor.parse>;
type Node = Tree | Tree['children'][number];

export function blogPosts(): PluginOption[] {
  return [
    {
      name: 'plinth-post-texts',
      enforce: 'pre',
      transform: {
        filter: { id: /\.mdx$/ },
        async handler(source, id) {
          const language = languages.find((each) => id.endsWith(`/${each}.mdx`));
          if (!language) throw new Error(`${id} is in no language of this site`);
          return { code: `export default ${JSON.stringify(await renderText(source, language))};`, map: null };
        },
      },
    },
    {
      name: 'plinth-posts',
      resolveId: (id) => (languages.some((language) => id === `virtual:posts/${language}`) ? `\0${id}` : null),
      load(id) {
        const language = languages.find((each) => id === `\0virtual:posts/${each}`);
        if (!language) return null;
        for (const post of postIds) this.addWatchFile(fileOf(post, language));
        return `export const posts = ${JSON.stringify(readPosts(language))};`;
      },
    },
  ];
}

const frames = { en: englishFrame, nl: dutchFrame };

/**
 * A post may show what the benchmark measured of this site, as `{props.weight.total}`, the drawing of a payback, `{props.paybackChart}`, and
 * the weeks of some work, as `<Weeks names={…} rows={…} focus={…}>What is to be seen</Weeks>`.
 */
export async function renderText(source: string, language: Language): Promise<PostText> {
  let parts: PostText['parts'] = [];
  // As plugins: what they returned would take the place of the tree.
  const plugins = [() => typeset, () => (tree: Tree) => void (parts = anchorHeadings(tree))];
  const { default: Text } = await evaluate(source, { ...runtime, remarkPlugins: [...syntax, ...plugins] });
  const html = renderToStaticMarkup(
    createElement(Text, {
      weight: pageWeight(language),
      paybackChart: paybackChart(language),
      components: { ...scrollingElements(frames[language]), Weeks: PostWeeks },
    }),
  );
  return { html, parts };
}

type ElementProps = { title?: string; children?: ReactNode };

/** Tables and code may be wider than the column, so they scroll, also by keyboard. The name of a table is its section's title. */
function scrollingElements({ table, code }: { table: string; code: string }) {
  const scrolling = (label: string, element: ReactNode) =>
    createElement('section', { 'aria-label': label, tabIndex: 0, className: 'wide' }, element);
  return {
    table: ({ title, children }: ElementProps) =>
      scrolling(`${table}: ${title}`, createElement('table', null, children)),
    pre: ({ children }: ElementProps) => scrolling(code, createElement('pre', null, children)),
  };
}

/** Every post in one language, newest first. */
export function readPosts(language: Language): Post[] {
  const unlisted = readdirSync(folder).filter((name) => !postIds.some((id) => id === name));
  if (unlisted.length > 0) throw new Error(`shared/posts.ts does not name ${unlisted.join(', ')}`);
  return postIds.map((id) => readPost(id, language));
}

function readPost(id: Post['id'], language: Language): Post {
  const file = fileOf(id, language);
  const tree = processor.parse(readFileSync(file, 'utf8'));
  const [head, ...body] = tree.children;
  const parsed = frontmatterSchema.safeParse(head?.type === 'yaml' ? parseYaml(head.value) : {});
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const words = body.flatMap((node) => textOf(node).split(/\s+/)).length;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const inWords = (day: string) => format.format(new Date(day));
  const { date, updated } = parsed.data;
  return {
    id,
    ...parsed.data,
    published: inWords(date),
    updated: updated ? { date: updated, words: inWords(updated) } : null,
    minutes: Math.ceil(words / wordsAMinute),
  };
}

function fileOf(id: string, language: Language): string {
  return join(folder, id, `${language}.mdx`);
}

/** Makes of what is typed what a printer would set. Code stays as it is. */
function typeset(node: Node): void {
  if (node.type === 'text') node.value = setText(node.value);
  // A style attribute, which is what MDX makes of `---:`, the site's policy refuses.
  if (node.type === 'table') {
    for (const row of node.children) {
      for (const [column, cell] of row.children.entries()) {
        if (node.align?.[column] === 'right') cell.data = { ...cell.data, hProperties: { className: ['figures'] } };
      }
    }
    node.align = null;
  }
  if ('children' in node) for (const child of node.children) typeset(child);
}

/** Curly quotes and apostrophes, and no break inside '15 seconds', '2 × 9 = 18', '4-6' or 'e-mail'. */
export function setText(text: string): string {
  return (
    text
      .replace(/"([^"]+)"/g, '“$1”')
      // An apostrophe stands between letters ("foto's") or before one that stands alone ("'s avonds").
      .replace(/(?<!\p{L})'(?!\p{L}\s)((?:[^']|(?<=\p{L})'(?=\p{L}))+)'(?!\p{L})/gu, '‘$1’')
      .replaceAll("'", '’')
      .replace(/(?<=\d) (?=[\p{L}×÷+=−])|(?<=[×÷+=−]) (?=\d)/gu, noBreakSpace)
      // The site's font has no hyphen that does not break.
      .replace(/(?<=\d-|(?<![\p{L}\d])[\p{L}\d]{1,3}-)(?=[\p{L}\d])/gu, wordJoiner)
  );
}

/** Gives each heading the id that the list of contents links to, and each table the title of its part. Returns the headings of that list. */
function anchorHeadings(tree: Tree): PostText['parts'] {
  const slugger = new GithubSlugger();
  let part = '';
  return tree.children.flatMap((node) => {
    if (node.type === 'table') node.data = { ...node.data, hProperties: { title: part } };
    if (node.type !== 'heading') return [];
    const title = textOf(node);
    const id = slugger.slug(title.replaceAll(noBreakSpace, ' '));
    node.data = { ...node.data, hProperties: { id } };
    part = title;
    return node.depth === 2 ? [{ id, title }] : [];
  });
}
