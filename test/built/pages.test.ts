// Every page of the built Worker, asked for over HTTP as any visitor does.
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { finalCall as enFinalCall } from '#shared/content/en/final-call.ts';
import { home as enHome } from '#shared/content/en/home.ts';
import { finalCall as nlFinalCall } from '#shared/content/nl/final-call.ts';
import { home as nlHome } from '#shared/content/nl/home.ts';
import { packageFigures } from '#shared/content/offer-figures.ts';
import { languages } from '#shared/languages.ts';
import { serviceIds } from '#shared/offers.ts';
import { postIds } from '#shared/posts.ts';
import {
  addresses,
  contactPath,
  findPage,
  isHidden,
  isOfDesk,
  localizePath,
  pathOf,
  type RouteId,
} from '#shared/routes.ts';
import { site as company } from '#shared/site.ts';
import { contentOf, elementsOf } from '#test/support/html.ts';

const site = inject('site');
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: 'manual' });

const everyPage = addresses.flatMap(({ page, path }) =>
  languages.map((language) => ({ page, language, path: localizePath(path, language) })),
);
const html = new Map<string, string>();
const htmlOf = (path: string) => html.get(path) ?? '';

const headersOfEveryAnswer = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
};

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// Each page once, by its first render; what follows reads it.
beforeAll(async () => {
  for (const { path } of everyPage) html.set(path, await (await get(path)).text());
});

describe('every page', () => {
  test('carries the whole stylesheet, in 11.5 KB', () => {
    expect(brotliCompressSync(contentOf(htmlOf('/'), 'style')).length).toBeLessThanOrEqual(11_500);
  });

  test.each(everyPage)(
    '$path answers 200 with its heading, then from memory the same, then 304',
    async ({ path, language }) => {
      expect(htmlOf(path)).toContain(`<html lang="${language}"`);
      expect(elementsOf(htmlOf(path), 'h1')).toHaveLength(1);
      const again = await get(path);
      expect(again.status).toBe(200);
      expect(await again.text()).toBe(htmlOf(path));
      const headers = Object.fromEntries(again.headers);
      expect(headers).toMatchObject(headersOfEveryAnswer);
      const fresh = await get(path, { 'if-none-match': again.headers.get('etag') ?? '' });
      expect(fresh.status).toBe(304);
      expect(await fresh.text()).toBe('');
    },
  );

  test.each(everyPage)('$path inlines what its policy allows by hash, and no more', async ({ path }) => {
    const policy = (await get(path)).headers.get('content-security-policy');
    const inlined = [...htmlOf(path).matchAll(/<(?:style|script)>(.*?)<\/(?:style|script)>/gs)];
    expect(inlined).toHaveLength(2);
    for (const [, text = ''] of inlined) expect(policy).toContain(hashOf(text));
    expect(policy).not.toContain('unsafe');
  });

  test.each(languages)('in %s has a picture of its own for those who share it', async (language) => {
    const shown = addresses.filter(({ page }) => !isHidden(page)).map(({ path }) => localizePath(path, language));
    const pictures = new Set<string>();
    for (const path of shown) {
      const [meta] = elementsOf(htmlOf(path), 'meta').filter(({ property }) => property === 'og:image');
      const response = await get(new URL(meta?.content ?? '').pathname);
      expect(response.headers.get('content-type'), path).toBe('image/png');
      const image = Buffer.from(await response.arrayBuffer());
      expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
      pictures.add(image.toString('base64'));
    }
    expect(pictures.size).toBe(shown.length);
  });

  test('has the files that it names, unchanged and kept for a year', async () => {
    const named = new Map<string, string>();
    for (const { path } of everyPage) {
      const [root] = elementsOf(htmlOf(path), 'html');
      const chunks = JSON.parse(/id="page-chunks">(.*?)<\/script>/.exec(htmlOf(path))?.[1] ?? '[]');
      expect(chunks.length, path).toBeGreaterThan(2);
      named.set(root?.['data-entry'] ?? '', root?.['data-integrity'] ?? '');
      for (const { href, integrity = '' } of chunks) named.set(href, integrity);
    }
    for (const [href, integrity] of named) {
      const response = await get(href);
      expect(response.status, href).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const text = await response.text();
      if (href.endsWith('.js')) expect(integrity).toBe(hashOf(text).replaceAll("'", ''));
    }
  });
});

describe('links', () => {
  test.each(languages)(
    'every internal one of every page in %s leads to something, anchors included',
    async (language) => {
      const paths = everyPage.filter((page) => page.language === language).map(({ path }) => path);
      const links = paths.flatMap((from) =>
        elementsOf(htmlOf(from), 'a').flatMap(({ href }) => {
          const { origin, pathname, hash } = new URL(href ?? '', site.url + from);
          return origin === site.url ? [{ from, to: pathname, anchor: decodeURIComponent(hash.slice(1)) }] : [];
        }),
      );
      expect(links.length).toBeGreaterThan(500);
      const elsewhere = [...new Set(links.map(({ to }) => to))].filter((to) => !html.has(to));
      for (const path of elsewhere) expect((await get(path)).status, path).toBe(200);
      const broken = links.filter(
        ({ to, anchor }) => anchor && html.has(to) && !htmlOf(to).includes(` id="${anchor}"`),
      );
      expect(broken).toEqual([]);
    },
  );

  test('those to the contact form wait for its script, and name where they stand', () => {
    for (const { path } of everyPage) {
      const buttons = elementsOf(htmlOf(path), 'a').filter((link) => 'data-source' in link);
      // The owner has no use for it.
      if (isOfDesk(findPage(path).page)) expect(buttons, path).toEqual([]);
      else expect(buttons.length, path).toBeGreaterThan(0);
      for (const button of buttons) {
        expect(button).toHaveProperty('data-enhanced');
        expect(button['data-source']).toMatch(/^[a-z0-9-]{1,64}$/);
      }
    }
  });

  const packageIds = Object.keys(packageFigures) as (keyof typeof packageFigures)[];
  /** Of the buttons that say that a meeting is booked. */
  const bookingLabels = ['final-chat-button', 'pricing-hero', 'about', 'blog', 'work-hero', 'work'];
  /** The labels of the buttons to the contact form, by page. */
  const sources: [RouteId, string[]][] = [
    ['services', ['services', 'final-chat-button']],
    [
      'pricing',
      ['pricing-hero', ...packageIds.map((id) => `pricing-${id}`), 'pricing-quote', 'calculator', 'final-chat-button'],
    ],
    ...serviceIds.map((id): [RouteId, string[]] => [id, [`solution-${id}`, 'final-chat-button']]),
    ...packageIds.map((id): [RouteId, string[]] => [
      id,
      [
        `package-${id}`,
        ...packageIds.filter((other) => other !== id).map((other) => `package-${id}-to-${other}`),
        `package-${id}-end`,
      ],
    ]),
    ['work', ['work-hero', 'work']],
    // One above, one at the end.
    ['about', ['about', 'about']],
    ['blog', ['blog']],
    ['websiteProposal', ['website-proposal', 'website-proposal-end']],
    ['resources', ['resources']],
  ];

  test.each(languages.flatMap((language) => sources.map(([page, labels]) => ({ language, page, labels }))))(
    'the buttons to the contact form of $page in $language say where they stood',
    ({ language, page, labels }) => {
      const main = contentOf(htmlOf(pathOf(page, language)), 'main');
      const buttons = elementsOf(main, 'a').filter((link) => 'data-source' in link);
      expect(buttons.map((button) => [button['data-source'], button.href])).toEqual(
        labels.map((label) => [label, contactPath(language, label, bookingLabels.includes(label))]),
      );
    },
  );

  test.each([
    ['en', enHome, enFinalCall],
    ['nl', nlHome, nlFinalCall],
  ] as const)('those of the home page in %s say where they stood', (language, home, finalCall) => {
    const main = contentOf(htmlOf(pathOf('home', language)), 'main');
    for (const [name, source] of [
      [home.hero.explore, 'home-hero-work'],
      [home.hero.start, 'home-hero-project'],
      [home.challenges.callToAction.link, 'challenges'],
      [finalCall.button, 'final-chat-button'],
    ]) {
      const [link] = main.match(new RegExp(`<a [^>]*>${name}`)) ?? [];
      expect(elementsOf(link ?? '', 'a'), name).toMatchObject([
        { href: contactPath(language, source ?? '', bookingLabels.includes(source ?? '')), 'data-source': source },
      ]);
    }
    expect(main).toContain(`<span lang="nl">${enFinalCall.trust}</span>`);
    expect(main).toContain(home.figures.roi);
    // The figures that count up are whole in the HTML.
    expect(main).toMatch(/>98<!-- -->%<\/p>/);
  });

  test.each([
    ['en', enFinalCall],
    ['nl', nlFinalCall],
  ] as const)(
    'the contact page that a booking link in %s leads to has the meeting chosen',
    async (language, { button }) => {
      const response = await get(contactPath(language, 'final-chat-button', true));
      const main = contentOf(await response.text(), 'main');
      const chosen = elementsOf(main, 'input').filter(
        (input) => input.name === 'contactPreference' && 'checked' in input,
      );
      expect(chosen).toMatchObject([{ value: 'schedule_meeting' }]);
      expect(main).toMatch(new RegExp(`<h2[^>]*>${button}</h2>`));
    },
  );

  test('the one of a post says which post it was', () => {
    const [newest] = postIds;
    const links = elementsOf(contentOf(htmlOf(pathOf('blogPost', 'nl', { postId: newest })), 'main'), 'a');
    const source = links.filter((link) => 'data-source' in link).at(-1)?.['data-source'] ?? '';
    expect(source).toBe(`blog-${newest}`.slice(0, 64));
    expect(links.filter((link) => link['data-source'] === source)).toMatchObject([
      { href: contactPath('nl', source, true) },
    ]);
  });

  test('weaknesses and introductions go to their addresses with a subject', () => {
    const hrefs = (page: RouteId) => elementsOf(htmlOf(pathOf(page, 'en')), 'a').map(({ href }) => href);
    expect(hrefs('security')).toContain(`mailto:${company.securityEmail}?subject=Security%20report`);
    expect(hrefs('careers')).toContain(`mailto:${company.email}?subject=Introduction`);
  });
});

test.each([
  ['en', enHome, enFinalCall],
  ['nl', nlHome, nlFinalCall],
] as const)('in %s the claims stand with what they are: aims, and how each is measured', (language, home, call) => {
  const mainOf = (page: RouteId) => contentOf(htmlOf(pathOf(page, language)), 'main');
  for (const note of [home.figures.aim, home.challenges.introduction, home.challenges.details.statsTitle, call.aim]) {
    expect(mainOf('home')).toContain(note);
  }
});

describe('other addresses', () => {
  test.each([
    ['/nothing', 'en'],
    ['/nl/blog/niets', 'nl'],
    [pathOf('blogPost', 'en', { postId: postIds[1].toUpperCase() }), 'en'],
  ])('%s is not found, in %s', async (path, language) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(Object.fromEntries(response.headers)).toMatchObject(headersOfEveryAnswer);
    const text = await response.text();
    expect(text).toContain(`<html lang="${language}"`);
    expect(contentOf(text, 'h1')).not.toBe('');
  });

  test('a redirect, a file, the health of the parts and an unknown address of the API answer as they should', async () => {
    const redirect = await get('/en/services/');
    expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/services']);
    expect((await get('/sitemap.xml')).headers.get('content-type')).toContain('application/xml');
    const icon = await get('/favicon.ico');
    expect(icon.headers.get('content-type')).toMatch(/^image\//);
    // One image, whose first bytes those of PNG are.
    const bytes = Buffer.from(await icon.arrayBuffer());
    expect([bytes.readUInt16LE(4), bytes.toString('latin1', 23, 26)]).toEqual([1, 'PNG']);
    // On a busy machine the database may answer late, and that is remembered for 10 s.
    const well = { ok: true, settings: true, database: true, kv: true };
    await expect.poll(async () => (await get('/api/health')).json()).toMatchObject(well);
    const health = await get('/api/health');
    const unknown = await get('/api/nothing');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ ok: false, code: 'not_found' });
    for (const response of [redirect, health, unknown]) {
      expect(Object.fromEntries(response.headers)).toMatchObject(headersOfEveryAnswer);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });
});
