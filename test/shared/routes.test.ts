import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headOf } from '#shared/head.ts';
import { isLanguage, languages, otherLanguage } from '#shared/languages.ts';
import {
  contactPath,
  findPage,
  isHidden,
  localizePath,
  pathOf,
  routeIds,
  routes,
  splitPath,
  twinPath,
} from '#shared/routes.ts';
import { site } from '#shared/site.ts';

const everyPage = routeIds.flatMap((page) => languages.map((language) => ({ page, language })));
const path = fc.webPath({ size: 'small' }).map((text) => (text.startsWith('/') ? text : `/${text}`));

describe('routes', () => {
  test('every route of the product is there, once', () => {
    const ofTheProduct = [
      '/',
      '/services',
      '/work',
      '/solutions/ai-customer-support',
      '/solutions/crm-integration',
      '/solutions/appointment-scheduling',
      '/solutions/website-development',
      '/solutions/custom-ai-solution',
      '/solutions/business-analysis',
      '/pricing',
      '/about',
      '/contact',
      '/careers',
      '/packages/build-and-empower',
      '/website-proposal',
      '/resources',
      '/blog',
      '/privacy',
      '/terms',
      '/security',
    ];
    const paths = routeIds.map((id) => routes[id].path);
    expect(paths).toEqual(expect.arrayContaining(ofTheProduct));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('a path holds literals and :param only, and no language', () => {
    for (const { path } of Object.values(routes)) {
      expect(path).toMatch(/^\/$|^(\/([a-z0-9-]+|:[a-zA-Z]+))+$/);
      expect(isLanguage(path.split('/')[1])).toBe(false);
    }
  });

  test.each(everyPage)('$page in $language is found at its own address', ({ page, language }) => {
    expect(findPage(pathOf(page, language))).toEqual({ page, language, params: {} });
    expect(splitPath(pathOf(page, language))).toEqual({ language, path: routes[page].path });
    expect(twinPath(pathOf(page, language), otherLanguage(language))).toBe(pathOf(page, otherLanguage(language)));
  });

  test.each([
    ['/', 'en', '/'],
    ['/nl', 'nl', '/'],
    ['/nl/', 'nl', '/'],
    ['/nl/services', 'nl', '/services'],
    ['/nlservices', 'en', '/nlservices'],
    ['/NL/services', 'en', '/NL/services'],
    ['/en/services', 'en', '/en/services'],
    ['/services/nl', 'en', '/services/nl'],
    ['//evil.example', 'en', '/evil.example'],
    ['/nl//evil.example', 'nl', '/evil.example'],
    ['/nl///evil.example/x', 'nl', '/evil.example/x'],
  ] as const)('%s is %s and %s', (pathname, language, rest) => {
    expect(splitPath(pathname)).toEqual({ language, path: rest });
  });

  test.each(['/nothing', '/nl/nothing', '/services/', '/nl/nl', '/en', '/Services', '', '/contact/thanks/x'])(
    '%j is no page',
    (pathname) => {
      expect(findPage(pathname).page).toBe('notFound');
    },
  );

  test('there and back is the same address, and never one of another host', () => {
    fc.assert(
      fc.property(path, fc.constantFrom(...languages), (generated, language) => {
        const { path: plain } = splitPath(generated);
        const here = localizePath(plain, language);
        const there = twinPath(here, otherLanguage(language));
        expect(new URL(there, 'https://plinth.test').origin).toBe('https://plinth.test');
        expect(there).not.toMatch(/^\/\//);
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...everyPage), ({ page, language }) => {
        const here = pathOf(page, language);
        expect(twinPath(twinPath(here, otherLanguage(language)), language)).toBe(here);
      }),
    );
  });

  test('the contact page is reached with the label of the control', () => {
    expect(contactPath('nl', 'home-hero')).toBe('/nl/contact?source=home-hero');
  });

  test('what is no page for search engines is hidden', () => {
    expect(isHidden('notFound')).toBe(true);
    expect(isHidden('contactThanks')).toBe(true);
    expect(routeIds.filter(isHidden)).toEqual(['contactThanks']);
  });
});

describe('languages', () => {
  test.each([
    ['en', true],
    ['nl', true],
    ['de', false],
    ['EN', false],
    ['', false],
    [undefined, false],
    [['en'], false],
  ])('%j is a language: %s', (value, expected) => {
    expect(isLanguage(value)).toBe(expected);
  });
});

describe('head', () => {
  const meta = { title: 'Services', description: 'What we do' };
  const head = (given: Partial<Parameters<typeof headOf>[0]> = {}) =>
    headOf({
      page: 'services',
      language: 'nl',
      pathname: '/nl/services',
      meta,
      siteUrl: 'https://plinth.test',
      ...given,
    });
  const linksOf = ({ tags }: ReturnType<typeof headOf>) =>
    tags.filter(({ tag }) => tag === 'link').map(({ attributes }) => attributes);

  test('a page names itself, its twin and the default', () => {
    expect(linksOf(head())).toEqual([
      { rel: 'canonical', href: 'https://plinth.test/nl/services' },
      { rel: 'alternate', hreflang: 'en', href: 'https://plinth.test/services' },
      { rel: 'alternate', hreflang: 'nl', href: 'https://plinth.test/nl/services' },
      { rel: 'alternate', hreflang: 'x-default', href: 'https://plinth.test/services' },
    ]);
  });

  test('a page tells its title, description and language to those who share it', () => {
    const properties = Object.fromEntries(
      head().tags.map(({ attributes: { name, property, content } }) => [name ?? property, content]),
    );
    expect(properties).toMatchObject({
      description: 'What we do',
      'og:site_name': site.name,
      'og:type': 'website',
      'og:title': 'Services',
      'og:description': 'What we do',
      'og:url': 'https://plinth.test/nl/services',
      'og:locale': 'nl_NL',
      'og:locale:alternate': 'en_US',
    });
  });

  test('the home page in both languages', () => {
    const addresses = linksOf(head({ page: 'home', language: 'en', pathname: '/' })).map(({ href }) => href);
    expect(addresses).toEqual(['/', '/', '/nl', '/'].map((path) => `https://plinth.test${path}`));
  });

  test.each(['notFound', 'contactThanks'] as const)('%s is not indexed and names no other page', (page) => {
    const { tags } = head({ page });
    expect(tags.map(({ attributes }) => attributes)).toEqual([
      { name: 'description', content: 'What we do' },
      { name: 'robots', content: 'noindex' },
    ]);
  });
});
