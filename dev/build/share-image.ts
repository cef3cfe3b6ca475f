// Draws what shows where a page is shared: its title on the site's grid, beside the drawing of the page.
// Runs in Vite's module runner, which gives it every text and drawing of the site.
import sharp from 'sharp';
import { legalDrawings } from '#client/drawings/legal.ts';
import { nextStepDrawing } from '#client/drawings/next-step.ts';
import { packageModels } from '#client/drawings/package-models.ts';
import { pageDrawings } from '#client/drawings/pages.ts';
import { postDrawings } from '#client/drawings/posts.ts';
import { heroGround, heroPlots } from '#client/drawings/scenes/hero.ts';
import { serviceModels } from '#client/drawings/service-models.ts';
import { servicesPlanDrawing } from '#client/drawings/services-plan.ts';
import { type Composition, compose } from '#client/ui/drawing/compose.ts';
import { shareImageSize } from '#shared/head.ts';
import { type Language, languages } from '#shared/languages.ts';
import type { Post } from '#shared/posts.ts';
import { type Address, addresses, fileNameOf, isHidden, type RouteId } from '#shared/routes.ts';
import { site } from '#shared/site.ts';
import { breakLines, drawLine, type Lettering, measureLine } from './lettering.ts';
import { readPosts } from './posts.ts';

/** What one image shows. */
export type Sheet = {
  tag: string;
  title: string;
  tagline: string;
  drawing: Composition;
  labels: readonly string[];
};

/** What sheets take from the texts of pages. */
type PageTexts = {
  heading: string;
  name?: string;
  hero?: { tag: string };
  timeline?: string;
  drawing?: readonly string[];
};

const texts = import.meta.glob<Record<string, unknown>>('/shared/content/*/*.ts', { eager: true });
const styles = import.meta.glob<string>('/client/styles/page.css', { query: '?raw', import: 'default', eager: true });

const { width, height } = shareImageSize;
/** Left and right of the page's frame, its middle, and the line above the name. */
const frame = { left: 72, right: 1128, middle: 624, bottom: 540 };
const titleWidth = 540;
/** Where the name and the promise beside it stand. */
const baseline = 594;
const lettering = {
  name: { size: 34, weight: 600, spacing: -0.015 },
  tagline: { size: 26, weight: 400 },
  label: { size: 24, weight: 400 },
  tag: { size: 26, weight: 600 },
} satisfies Record<string, Lettering>;

const tokens = readTokens(Object.values(styles).join(''));

/** One for each page in each language. */
export function listSheets(): { address: Address; language: Language; sheet: Sheet }[] {
  return languages.flatMap((language) => {
    const posts = readPosts(language);
    return addresses
      .filter(({ page }) => !isHidden(page))
      .map((address) => ({ address, language, sheet: sheetOf(address, language, posts) }));
  });
}

function sheetOf({ page, params }: Address, language: Language, posts: readonly Post[]): Sheet {
  const { tagline } = textsOf<{ tagline: string }>('shell', language);
  if (page === 'blogPost') {
    const post = posts.find(({ id }) => id === params.postId);
    if (!post) throw new Error(`There is no post "${params.postId}"`);
    const tag = textsOf<Record<string, string>>('post-topics', language)[post.topic] ?? '';
    return { tag, title: post.title, tagline, drawing: postDrawings[post.id], labels: [] };
  }
  const content = textsOf<PageTexts>(fileNameOf(page), language);
  const { heading: title, name = '', hero } = content;
  const labels = labelsOf[page]?.(content) ?? [];
  return { tag: hero?.tag ?? name, title, tagline, drawing: drawings[page] ?? nextStepDrawing, labels };
}

const drawingLabels = ({ drawing = [] }: PageTexts) => drawing;

/** What stands along the dimension lines of a page's drawing. */
const labelsOf: Partial<Record<RouteId, (content: PageTexts) => readonly string[]>> = {
  services: drawingLabels,
  websiteProposal: ({ timeline = '' }) => [timeline],
  privacy: drawingLabels,
};

/** The whole site of the hero, lit as it is when nobody points at it. */
const homeDrawing = compose({
  ...heroGround,
  blocks: Object.entries(heroPlots).flatMap(([id, { blocks }]) =>
    blocks.map((block) => ({ ...block, roof: id === 'crm-integration' && block.roof })),
  ),
});

const drawings: Partial<Record<RouteId, Composition>> = {
  ...serviceModels,
  ...packageModels,
  ...pageDrawings,
  ...legalDrawings,
  home: homeDrawing,
  services: servicesPlanDrawing,
  pricing: packageModels.growth,
  blog: postDrawings['which-process-to-automate-first'],
};

/** A PNG of the sheet. */
export function drawShareImage({ tag, title, tagline, drawing, labels }: Sheet): Promise<Buffer> {
  const columns = [0, 1, 2, 3, 4].map(
    (column) => `M${frame.left + (column * (frame.right - frame.left)) / 4 + 0.5} 0v${frame.bottom}`,
  );
  const written = labels.map((label, index) => {
    const middle = -measureLine(label, lettering.label) / 2;
    return `<g transform="${drawing.labels[index]}">${drawLine(label, middle, 29, lettering.label)}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path fill="${tokens.paper}" d="M0 0h${width}v${height}H0z"/>
<path stroke="${tokens.hair}" d="${columns.join('')}"/>
<path stroke="${tokens.line}" d="M0 ${frame.bottom + 0.5}h${width}"/>
<svg x="${frame.middle}" y="36" width="${frame.right - frame.middle + 24}" height="${frame.bottom - 72}" viewBox="0 0 ${drawing.width} ${drawing.height}">
<g fill="none" stroke="${tokens.ink}" stroke-width="1.1" stroke-linejoin="round">${withTokens(drawing.markup)}</g>
<g fill="${tokens.mute}">${written.join('')}</g>
</svg>
${drawTitle(tag, title)}
<svg x="${frame.left}" y="569" width="35" height="32" viewBox="0 0 22 20"><path fill="${tokens.ink}" d="M6 0h10v13H6z"/><path fill="${tokens.accent}" d="M0 14.5h22V20H0z"/></svg>
<g fill="${tokens.ink}">${drawLine(site.name, frame.left + 50, baseline, lettering.name)}</g>
<g fill="${tokens.mute}">${drawLine(tagline, frame.right - measureLine(tagline, lettering.tagline), baseline, lettering.tagline)}</g>
</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 4, compressionLevel: 9 }).toBuffer();
}

/** The tag and the lines of the title below it, halfway between the top and the line above the name. */
function drawTitle(tag: string, title: string): string {
  const large: Lettering = { size: titleSize(title), weight: 600, spacing: -0.035 };
  const lineHeight = large.size * 1.02;
  const tagHeight = tag ? 48 : 0;
  const lines = breakLines(title, titleWidth, large);
  const top = (frame.bottom - tagHeight - lines.length * lineHeight) / 2;
  const written = lines.map((line, index) =>
    drawLine(line, frame.left, top + tagHeight + index * lineHeight + large.size * 0.844, large),
  );
  return `<g fill="${tokens.accent}">${drawLine(tag, frame.left, top + 23, lettering.tag)}</g>
<g fill="${tokens.ink}">${written.join('')}</g>`;
}

/** As large as the title's length and its longest word allow. */
function titleSize(title: string): number {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  const byLength = title.length <= 16 ? 96 : title.length <= 36 ? 80 : title.length <= 50 ? 68 : 60;
  return Math.min(byLength, Math.floor(titleWidth / (longest * 0.48)));
}

/** The light theme, as the stylesheet has it. */
function readTokens(css: string): Record<string, string> {
  const [, block = ''] = /^\.light \{([^}]*)\}/m.exec(css) ?? [];
  return Object.fromEntries([...block.matchAll(/--([a-z-]+): (#\w+)/g)].map(([, name, value]) => [name, value]));
}

function withTokens(markup: string): string {
  return markup.replace(/var\(--([a-z-]+)\)/g, (_, name: string) => tokens[name] ?? '');
}

/** What a file of texts exports, which is one thing. */
function textsOf<Texts>(file: string, language: Language): Texts {
  const [found] = Object.values(texts[`/shared/content/${language}/${file}.ts`] ?? {});
  if (!found) throw new Error(`There are no texts "${file}" in "${language}"`);
  return found as Texts;
}
