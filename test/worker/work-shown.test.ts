import { describe, expect, test } from 'vitest';
import { aiCustomerSupport as enChat } from '#shared/content/en/ai-customer-support.ts';
import { kilobytes as enKilobytes } from '#shared/content/en/format.ts';
import { websiteDevelopment as enWebsite } from '#shared/content/en/website-development.ts';
import { work as enWork } from '#shared/content/en/work.ts';
import { aiCustomerSupport as nlChat } from '#shared/content/nl/ai-customer-support.ts';
import { kilobytes as nlKilobytes } from '#shared/content/nl/format.ts';
import { websiteDevelopment as nlWebsite } from '#shared/content/nl/website-development.ts';
import { work as nlWork } from '#shared/content/nl/work.ts';
import { languages } from '#shared/languages.ts';
import { commandOf, type MeasuredStep, measured, weightOfPlannedPage } from '#shared/measured.ts';
import { serviceIds } from '#shared/offers.ts';
import { pathOf, type RouteId } from '#shared/routes.ts';
import { wordJoiner } from '#shared/typesetting.ts';
import { contentOf, decodeHtml } from '#test/support/html.ts';
import { loadOnce } from '#test/support/worker/pages.ts';

const languageTexts = {
  en: { chat: enChat, website: enWebsite, work: enWork, kilobytes: enKilobytes },
  nl: { chat: nlChat, website: nlWebsite, work: nlWork, kilobytes: nlKilobytes },
};

const mainOf = async (page: RouteId, language: (typeof languages)[number]) =>
  contentOf((await loadOnce(pathOf(page, language))).html, 'main');
const sectionsOf = (main: string) => [...main.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
const wordsOf = (html: string) =>
  decodeHtml(html.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ');
/** The part of a page that begins with the element of that id. */
const from = (main: string, id: string) => main.slice(main.indexOf(` id="${id}"`));

describe.each(languages)('in %s', (language) => {
  const texts = languageTexts[language];

  test('each solution shows its product at work, and has its sections in an order of its own', async () => {
    const orders = new Set<string>();
    for (const id of serviceIds) {
      const main = await mainOf(id, language);
      const sections = sectionsOf(main);
      expect(sections.toSorted(), id).toEqual(['at-work', 'bring', 'build', 'faq', 'plan', 'problem', 'related']);
      orders.add(sections.join(' '));
      expect(from(main, 'at-work'), id).toMatch(/<figure>.*<figcaption[^>]*>[^<]+</);
    }
    expect(orders.size).toBe(serviceIds.length);
  });

  test('the chat reads as a conversation, and its people are said to be made up', async () => {
    const { elevation } = texts.chat;
    const words = wordsOf(from(await mainOf('ai-customer-support', language), 'at-work'));
    for (const { question, answer, note } of elevation.turns) {
      expect(words).toContain(`${elevation.customer}: ${question} ${elevation.assistant}: ${answer} ${note}`);
    }
    expect(words).toContain(elevation.caption);
  });

  test('the plan of a page is that of the page itself, and its weight what was measured', async () => {
    const main = await mainOf('website-development', language);
    const drawn = from(main, 'at-work');
    const links = [...drawn.slice(0, drawn.indexOf('</figure>')).matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links).toEqual(sectionsOf(main));
    const { parts, command } = weightOfPlannedPage(language);
    const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
    const words = wordsOf(drawn);
    for (const bytes of [...parts.map((part) => part.bytes), total]) expect(words).toContain(texts.kilobytes(bytes));
    expect(words).toContain(command);
  });

  test('every number of the first case is one of the benchmark, with its day and the command', async () => {
    const main = await mainOf('work', language);
    const sheet = from(main, 'this-site');
    const cells = [...sheet.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => wordsOf(cell).trim());
    const { sizes, lighthouse, visits } = measured;
    const { htmlEn, htmlNl, scriptsEn, scriptsNl, font } = sizes.figures;
    const bytes = { en: [htmlEn, scriptsEn, font], nl: [htmlNl, scriptsNl, font] }[language];
    const total = bytes.reduce((sum, part) => sum + part, 0);
    expect(cells).toEqual([texts.kilobytes(total), ...Object.values(visits.figures).map(String)]);
    for (const part of bytes) expect(wordsOf(sheet)).toContain(texts.kilobytes(part));
    const points = [...sheet.slice(0, sheet.indexOf('</dl>')).matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(
      ([, value]) => value,
    );
    expect(points).toEqual(Object.values(lighthouse?.figures ?? {}).map(String));
    if (lighthouse) expect(wordsOf(sheet)).toContain(texts.work.thisSite.table.scored(lighthouse.on));
    for (const { on } of [sizes, visits]) expect(wordsOf(sheet)).toContain(texts.work.thisSite.table.on(on));
    expect(wordsOf(sheet)).toContain(commandOf(...(Object.keys(measured) as MeasuredStep[])));
    // Nothing in its words is a number that could differ from them.
    const { category, title, problem, checks, table } = texts.work.thisSite;
    const names = [table.caption, ...Object.values(table.steps), ...Object.values(table.names).flatMap(Object.values)];
    expect(
      [category, title, problem, ...checks.flatMap(({ title, text }) => [title, text]), ...names].join(' '),
    ).not.toMatch(/\d/);
  });

  test('each example is said to be one, and shows what its client would look at, and what it takes the place of', async () => {
    const main = await mainOf('work', language);
    const { labels, projects } = texts.work;
    const wordsAt = (id: string) => wordsOf(from(main, id)).replaceAll(wordJoiner, '');
    for (const [id, { category, title, problem }] of Object.entries(projects)) {
      for (const each of [`${labels.example}: ${category}`, title, problem]) expect(wordsAt(id)).toContain(each);
    }
    const { buildings, ...identity } = projects['brand-identity'].shown;
    const { before, shown } = projects['digital-platform'];
    const pieces = [...buildings.flatMap(Object.values), ...Object.values(identity).flat()];
    for (const each of pieces) expect(wordsAt('brand-identity')).toContain(each);
    const rows = shown.columns.flatMap((column) => [column.title, ...column.rows.flat()]);
    for (const each of [before.title, ...before.screens, shown.title, shown.sentence, ...rows])
      expect(wordsAt('digital-platform')).toContain(each);
  });
});
