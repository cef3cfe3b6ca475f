import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLanguage, languages, otherLanguage } from '#shared/languages.ts';
import {
  addresses,
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

const everyPage = addresses.flatMap(({ page, params, path }) =>
  languages.map((language) => ({ page, params, path, language })),
);
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
      '/blog/:postId',
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

  test.each(everyPage)('$path in $language is found at its own address', ({ page, params, path, language }) => {
    const here = pathOf(page, language, params);
    expect(findPage(here)).toEqual({ page, language, params });
    expect(splitPath(here)).toEqual({ language, path });
    expect(twinPath(here, otherLanguage(language))).toBe(pathOf(page, otherLanguage(language), params));
  });

  test('an address that lacks a parameter is never made', () => {
    expect(() => pathOf('blogPost', 'en')).toThrow('postId');
  });

  test('every address is there once, and each route has one', () => {
    expect(new Set(addresses.map(({ path }) => path)).size).toBe(addresses.length);
    expect(new Set(addresses.map(({ page }) => page)).size).toBe(routeIds.length);
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

  test.each([
    '/nothing',
    '/nl/nothing',
    '/blog/nothing',
    '/nl/blog/nothing',
    '/blog/:postId',
    '/%ff',
    '/services/',
    '/nl/nl',
    '/en',
    '/Services',
    '',
    '/contact/thanks/x',
  ])('%j is no page', (pathname) => {
    expect(findPage(pathname).page).toBe('notFound');
  });

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
      fc.property(fc.constantFrom(...everyPage), ({ page, params, language }) => {
        const here = pathOf(page, language, params);
        expect(twinPath(twinPath(here, otherLanguage(language)), language)).toBe(here);
      }),
    );
  });

  test('the contact page is reached with the label of the control', () => {
    expect(contactPath('nl', 'home-hero')).toBe('/nl/contact?source=home-hero');
    expect(contactPath('en', 'about', true)).toBe('/contact?source=about&prefer=meeting');
  });

  test('what is no page for search engines is hidden', () => {
    expect(isHidden('notFound')).toBe(true);
    expect(isHidden('contactThanks')).toBe(true);
    expect(routeIds.filter(isHidden)).toEqual(['contactThanks', 'desk', 'deskCallback']);
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
