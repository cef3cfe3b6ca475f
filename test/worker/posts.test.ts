import { describe, expect, test } from 'vitest';
import { date as englishDate, kilobytes as englishKilobytes } from '#shared/content/en/format.ts';
import { date as dutchDate, kilobytes as dutchKilobytes } from '#shared/content/nl/format.ts';
import { languages } from '#shared/languages.ts';
import { weightOfPlannedPage } from '#shared/measured.ts';
import { postIds } from '#shared/posts.ts';
import { pathOf } from '#shared/routes.ts';
import { loadOnce } from '#test/support/worker/pages.ts';

const pages = languages.flatMap((language) =>
  postIds.map((postId) => ({ language, postId, path: pathOf('blogPost', language, { postId }) })),
);

async function readText(path: string): Promise<string> {
  const { html } = await loadOnce(path);
  return /<div class="prose[^>]*>(.*?)<\/article>/s.exec(html)?.[1] ?? '';
}

describe('posts', () => {
  test.each(pages)('$postId in $language is set with care, but for its code', async ({ path }) => {
    const text = await readText(path);
    const words = text.replace(/<code.*?<\/code>/gs, '').replace(/<[^>]+>/g, ' ');
    expect(words.length).toBeGreaterThan(4000);
    expect(words).not.toContain('&quot;');
    expect(words).not.toContain('&#x27;');
    // What stands below the text, the service and its weeks, comes from elsewhere.
    expect(words.slice(0, words.lastIndexOf(':'))).not.toMatch(/\d [a-z]|\d-\d/);
    expect(text).not.toContain(' style=');
    expect(text).not.toMatch(/(?<!<section [^>]*class="wide">)<(?:table|pre)/);
  });

  test('code keeps its straight quotes', async () => {
    const text = await readText(pathOf('blogPost', 'nl', { postId: 'a-website-that-loads-on-a-cheap-phone' }));
    expect(text).toContain('loading=&quot;lazy&quot;');
    expect(text).toMatch(/font-family: &quot;Brand&quot;/);
  });

  test.each(languages)(
    'the post on cheap phones in %s shows what the benchmark measured of this site',
    async (language) => {
      const [date, kilobytes] = { en: [englishDate, englishKilobytes], nl: [dutchDate, dutchKilobytes] }[language] as [
        typeof englishDate,
        typeof englishKilobytes,
      ];
      const { on, parts } = weightOfPlannedPage(language);
      const text = await readText(pathOf('blogPost', language, { postId: 'a-website-that-loads-on-a-cheap-phone' }));
      const words = text.replace(/<[^>]+>/g, ' ').replaceAll('\u00a0', ' ');
      const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
      for (const bytes of [...parts.map((part) => part.bytes), total]) expect(words).toContain(kilobytes(bytes));
      expect(words).toContain(date(on));
    },
  );

  test('a post that was changed says when', async () => {
    const { html } = await loadOnce(pathOf('blogPost', 'nl', { postId: 'crm-integration-week-by-week' }));
    const words = html.replace(/<!-- -->|<[^>]+>/g, '');
    expect(words).toContain('Bijgewerkt op 28 nov 2026');
  });

  test('a column of figures is marked as one, heading included', async () => {
    const text = await readText(pathOf('blogPost', 'en', { postId: 'which-process-to-automate-first' }));
    expect(text).toContain('<th class="figures">Hours</th>');
    expect(text).toContain('<td class="figures">18</td>');
  });
});
