import { expect, test } from 'vitest';
import { readSources } from '#shared/chat-sources.ts';
import { hostileStrings } from '#test/support/hostile-strings.ts';

const site = 'https://plinth.test';
const urlsOf = (...urls: unknown[]) =>
  readSources(
    urls.map((url) => ({ title: 'A page', url })),
    site,
  ).map(({ url }) => url);

test('pages of the site are sources, by path or by address', () => {
  expect(urlsOf('/pricing', '/nl/services', `${site}/blog`, '/resources?a=1#faq')).toEqual([
    '/pricing',
    '/nl/services',
    '/blog',
    '/resources?a=1#faq',
  ]);
  expect(readSources([{ title: 'Prijzen', url: '/pricing' }], site, 'nl')).toEqual([
    { title: 'Prijzen', url: '/nl/pricing' },
  ]);
});

test.each([
  'https://evil.example/pricing',
  'http://plinth.test/pricing',
  'https://plinth.test.evil.example/pricing',
  'https://plinth.test:8443/pricing',
  '//evil.example/pricing',
  '/\\evil.example/pricing',
  'https://plinth.test@evil.example/pricing',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://plinth.test/1',
  '/no-such-page',
  '/api/health',
  '/desk',
  '/%E0%A4%A',
  'pricing',
  '',
  7,
  null,
])('%j is no source', (url) => {
  expect(urlsOf(url)).toEqual([]);
});

test('an address with a name in front of it loses the name', () => {
  expect(urlsOf('https://user:password@plinth.test/pricing')).toEqual(['/pricing']);
});

test('a title is one line of at most 100 characters, each page is named once, and five are enough', () => {
  const named = (title: unknown, url = '/pricing') => readSources([{ title, url }], site);
  expect(named('  Our\n prices\u0000 ')).toEqual([{ title: 'Our prices', url: '/pricing' }]);
  expect(named('x'.repeat(100))[0]?.title).toBe('x'.repeat(100));
  expect([...(named('😀'.repeat(101))[0]?.title ?? '')]).toEqual([...'😀'.repeat(99), '…']);
  for (const title of ['', '  ', 7, null, undefined, { toString: () => 'x' }]) expect(named(title)).toEqual([]);
  const pages = ['/pricing', '/pricing', '/work', '/about', '/blog', '/terms', '/careers', '/privacy'];
  expect(urlsOf(...pages)).toEqual(['/pricing', '/work', '/about', '/blog', '/terms']);
});

test.each([null, undefined, {}, 'x', 7, [null], [[]], ['x'], [{ title: 'x' }], [{ url: '/pricing' }], { length: 1e9 }])(
  '%j names no source',
  (value) => {
    expect(readSources(value, site)).toEqual([]);
  },
);

test('no hostile string becomes the address of another site or a script', () => {
  for (const text of hostileStrings) {
    for (const url of urlsOf(text, `//${text}`)) expect(new URL(url, site).origin).toBe(site);
  }
});
