import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slug } from 'github-slugger';
import { describe, expect, test } from 'vitest';
import { readPosts, renderText, setText } from '#dev/build/posts.ts';
import { price as englishPrice } from '#shared/content/en/format.ts';
import { consultationMinutes, launchTest, returnOnInvestmentMonths, timelines } from '#shared/content/figures.ts';
import { price as dutchPrice } from '#shared/content/nl/format.ts';
import { packageFigures, supportDays } from '#shared/content/offer-figures.ts';
import { type Language, languages } from '#shared/languages.ts';
import { weightOfPlannedPage } from '#shared/measured.ts';
import type { ServiceId } from '#shared/offers.ts';
import { type PostId, postIds } from '#shared/posts.ts';
import { addresses, findPage } from '#shared/routes.ts';

const folder = join(import.meta.dirname, '../../content/blog');
const posts = { en: readPosts('en'), nl: readPosts('nl') };
const everyPost = await Promise.all(
  languages.flatMap((language) =>
    posts[language].map(async (post) => {
      const file = readFileSync(join(folder, post.id, `${language}.mdx`), 'utf8');
      const { parts, html } = await renderText(file, language);
      return { ...post, parts, html, language, source: file.replace(/^---[\s\S]*?\n---\n/, '') };
    }),
  ),
);

/** The hosts that a post may name as its source: of laws, authorities, standards and software makers. */
const sourceHosts = [
  'developer.chrome.com',
  'ec.europa.eu',
  'eur-lex.europa.eu',
  'genai.owasp.org',
  'github.com',
  'html.spec.whatwg.org',
  'web.dev',
  'wetten.overheid.nl',
  'www.autoriteitpersoonsgegevens.nl',
  'www.edpb.europa.eu',
  'www.iana.org',
  'www.kvk.nl',
  'www.rfc-editor.org',
  'www.w3.org',
];

const inWords: Record<string, string[]> = { 1: ['one', 'één'], 4: ['four', 'vier'] };

const linksOf = (source: string) => [...source.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);

describe('posts', () => {
  test('each post of the list has a folder with both languages, and each folder is in the list', () => {
    expect(readdirSync(folder).toSorted()).toEqual([...postIds].toSorted());
    for (const id of postIds) expect(readdirSync(join(folder, id)).toSorted()).toEqual(['en.mdx', 'nl.mdx']);
  });

  test('both languages say the same of a post but for its words, newest first', () => {
    const facts = ({ id, date, updated, topic, related, service }: (typeof posts)['en'][number]) => ({
      id,
      date,
      updated: updated?.date,
      topic,
      related,
      service,
    });
    expect(posts.nl.map(facts)).toEqual(posts.en.map(facts));
    const dates = posts.en.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const { date, updated } of posts.en) expect((updated?.date ?? '9999') > date).toBe(true);
  });

  test('no post is dated before the first one was written', () => {
    for (const { id, date } of posts.en) expect(date >= '2026-11-21', id).toBe(true);
  });

  test('no two posts share a title, a description or a caption', () => {
    for (const key of ['title', 'description', 'caption'] as const) {
      expect(new Set(everyPost.map((post) => post[key])).size).toBe(everyPost.length);
    }
  });

  test('the date is written as the language does it', () => {
    expect(posts.en[0]?.published).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    expect(posts.nl[0]?.published).toMatch(/^\d{1,2} [a-z]+ \d{4}$/);
  });

  test.each(everyPost)('$id in $language has 700 words or more, in parts with anchors of their own', (post) => {
    expect(post.source.split(/\s+/).length).toBeGreaterThanOrEqual(700);
    expect(post.minutes).toBeGreaterThanOrEqual(4);
    expect(post.parts.length).toBeGreaterThanOrEqual(4);
    expect(new Set(post.parts.map(({ id }) => id)).size).toBe(post.parts.length);
    // The title is the only heading of the first level.
    expect(post.source).not.toMatch(/^# /m);
    expect(post.related).not.toContain(post.id);
  });

  test.each(everyPost)('$id in $language has the anchors and the description of its words as typed', (post) => {
    const headings = [...post.source.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
    expect(post.parts.map(({ id }) => id)).toEqual(headings.map((heading) => slug(heading.replaceAll('&nbsp;', ' '))));
    expect(post.description).not.toMatch(/[\u00a0\u2060]/);
  });

  test.each(everyPost)('$id in $language links to pages of the same language that exist', ({ language, source }) => {
    const links = linksOf(source).filter((address) => address.startsWith('/'));
    expect(links.length).toBeGreaterThan(0);
    for (const address of links) {
      const found = findPage(address.replace(/#.*/, ''));
      expect(found.page, address).not.toBe('notFound');
      expect(found.language, address).toBe(language);
    }
  });

  test.each(everyPost)('$id in $language names its sources, each a link of known safety', ({ source }) => {
    const sources = linksOf(source).filter((address) => !address.startsWith('/'));
    expect(sources.length).toBeGreaterThan(0);
    for (const address of sources) {
      expect(address).toMatch(/^https:/);
      expect(sourceHosts).toContain(new URL(address).host);
    }
  });

  test('both languages of a post lead to the same sources', () => {
    const sourcesOf = (id: PostId, language: Language) =>
      everyPost
        .filter((post) => post.id === id && post.language === language)
        .flatMap(({ source }) => linksOf(source).filter((address) => !address.startsWith('/')))
        .map((address) => address.replace('/legal-content/NL/', '/legal-content/EN/'))
        .toSorted();
    for (const id of postIds) expect(sourcesOf(id, 'nl'), id).toEqual(sourcesOf(id, 'en'));
  });

  test.each(everyPost)('the number on the cover of $id in $language is one of its text', ({ figure, source }) => {
    const [number = ''] = figure.match(/\d+/) ?? [];
    expect(number).not.toBe('');
    expect(source).toMatch(new RegExp(`\\b(${[number, ...(inWords[number] ?? [])].join('|')})\\b`, 'i'));
  });

  test.each(everyPost)('$id in $language is plain Markdown without anything unfinished', ({ source }) => {
    const text = source
      .replace(/```[\s\S]*?```/g, '')
      .replace(/^<Weeks\n[\s\S]*?>(.+)<\/Weeks>$/gm, '$1')
      .replace(/\{props\.(?:weight\.\w+|paybackChart)\}/g, '');
    expect(text).not.toMatch(/^(import|export) |<[a-z/]|[{}]|\b(TODO|TBD|lorem)\b/im);
  });

  test.each(everyPost)('$id in $language is announced without straight quotes', ({ title, description }) => {
    expect(title + description).not.toMatch(/['"]/);
  });

  test.each(languages)('at most two posts in %s end with the same heading', (language) => {
    const endings = everyPost
      .filter((post) => post.language === language)
      .map(({ parts }) => parts.at(-1)?.title.replaceAll('\u00a0', ' ') ?? '');
    for (const ending of endings) expect(endings.filter((each) => each === ending).length).toBeLessThanOrEqual(2);
  });

  test('every post has an address', () => {
    expect(addresses.filter(({ page }) => page === 'blogPost').map(({ params }) => params.postId)).toEqual(postIds);
  });
});

describe('the text of a post', () => {
  test.each([
    ['"Is it free?" asks one. "No."', '“Is it free?” asks one. “No.”'],
    ["'Lunch met Sam?' telt (als 'vrij').", '‘Lunch met Sam?’ telt (als ‘vrij’).'],
    ["'Onze foto's zijn op.'", '‘Onze foto’s zijn op.’'],
    ["'s Avonds zo'n 'vrij' uur", '’s Avonds zo’n ‘vrij’ uur'],
    ['"It isn\'t," she said.', '“It isn’t,” she said.'],
  ])('%s gets curly quotes and apostrophes', (typed, set) => {
    expect(setText(typed)).toBe(set);
  });

  test.each([
    ['in 15 seconds, at 2 × 9 − 1 = 17', 'in 15~seconds, at 2~×~9~−~1~=~17'],
    ['4-6 weeks, a 30-minute call', '4-|6~weeks, a 30-|minute call'],
    ['Wi-Fi, e-mail, AI-ideeën, no-shows', 'Wi-|Fi, e-|mail, AI-|ideeën, no-|shows'],
    ['hand-over, in- en uitgaand, bank - giro', 'hand-over, in- en uitgaand, bank - giro'],
  ])('%s breaks in no wrong place', (typed, set) => {
    expect(setText(typed)).toBe(set.replaceAll('~', '\u00a0').replaceAll('|', '\u2060'));
  });
});

describe('weeks in a post', () => {
  test('are drawn where they are, and said in words below', async () => {
    const { html } = await renderText(
      "<Weeks names={['Week 1', 'Week 2']} rows={[['Half', 0, 1], ['Rest', 1, 2]]} focus={1}>It's seen.</Weeks>",
      'en',
    );
    const bars = [...html.matchAll(/<rect x="([^"]+)" y="\d+" width="([^"]+)" height="9"( fill="var\(--accent\)")?/g)];
    expect(bars.map(([, x, width, color]) => [x, width, Boolean(color)])).toEqual([
      ['0%', '50%', false],
      ['50%', '50%', true],
    ]);
    expect(html).toMatch(
      /^<figure><svg aria-hidden="true".*>Half<.*>Rest<.*<figcaption>It’s seen.<\/figcaption><\/figure>$/,
    );
  });

  test('are the same in both languages, as many as the service takes', () => {
    const shapesOf = ({ html }: (typeof everyPost)[number]) => html.match(/<(?:rect|line)[^>]*>/g);
    const drawn = everyPost.filter(({ source }) => source.includes('<Weeks'));
    expect(drawn.length).toBeGreaterThan(1);
    for (const { source, service } of drawn) {
      expect(source.match(/names=\{\[(.*)\]\}/)?.[1]?.split(',')).toHaveLength(timelines[service].max);
    }
    for (const post of drawn) {
      for (const other of drawn.filter(({ id }) => id === post.id)) expect(shapesOf(other)).toEqual(shapesOf(post));
    }
  });
});

test('the figures that a post claims of its service, of the session and of the return are those of the tables', () => {
  const claims: [RegExp, (service: ServiceId) => string][] = [
    [/\b(\d+-\d+) (?:weeks|weken)/g, (service) => `${timelines[service].min}-${timelines[service].max}`],
    [/\b(\d+) (?:days of support|dagen ondersteuning)/g, (service) => String(supportDays[service])],
    [/(?:free (\d+)-minute session|gratis sessie van (\d+) minuten)/g, () => String(consultationMinutes)],
    [/(?:within|binnen) (\d+) (?:months|maanden)/g, () => String(returnOnInvestmentMonths)],
  ];
  for (const [pattern, figure] of claims) {
    const found = everyPost.flatMap(({ id, language, service, source }) =>
      [...source.matchAll(pattern)].map(([words, ...claimed]) => ({ id, language, service, words, claimed })),
    );
    expect(new Set(found.map(({ language }) => language))).toEqual(new Set(languages));
    for (const { id, language, service, words, claimed } of found) {
      expect(claimed.find(Boolean), `${id} ${language}: ${words}`).toBe(figure(service));
    }
  }
});

test('a post that tells of the launch test tells of the one that all pages tell of', () => {
  const { collected, questions, everyday, everydayRight } = launchTest;
  for (const { language, source } of everyPost.filter(({ id }) => id === 'before-an-ai-support-assistant-goes-live')) {
    expect(source).toContain({ en: `last ${collected} customer`, nl: `laatste ${collected} klant` }[language]);
    expect(source).toContain({ en: `pick ${questions} of them`, nl: `Kies er ${questions} ` }[language]);
    expect(source).toMatch(new RegExp(`^\\| [^|]+ \\| ${everyday} \\|`, 'm'));
    expect(source).toContain(
      { en: `${everydayRight} of ${everyday} correct`, nl: `${everydayRight} van de ${everyday} goed` }[language],
    );
    const kinds = [...source.matchAll(/^\|[^|]+\| (\d+) \|/gm)].map(([, count]) => Number(count));
    expect(kinds.reduce((sum, count) => sum + count, 0)).toBe(questions);
  }
});

test('the calculation of a return has the price of the package that it names, and work that this package does', () => {
  const { price } = packageFigures['build-and-empower'];
  const words = { en: englishPrice(price), nl: dutchPrice(price) };
  for (const { language, source } of everyPost.filter(({ id }) => id === 'automation-payback-worked-out')) {
    expect(source).toMatch(new RegExp(`^\\| Build & Empower,.*\\| ${words[language]} \\|$`, 'm'));
    // The package has no link to a CRM.
    expect(source).not.toContain('CRM');
  }
});

test('of the limits that the post on cheap phones advises, this site misses the one that it says it misses', () => {
  const limits = { html: 40_000, scripts: 80_000, font: 50_000, drawings: 100_000 };
  for (const language of languages) {
    const { parts } = weightOfPlannedPage(language);
    expect(parts.filter(({ part, bytes }) => bytes > limits[part]).map(({ part }) => part)).toEqual(['scripts']);
    expect(parts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(300_000);
  }
});
