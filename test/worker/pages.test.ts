import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { createElement, lazy } from 'react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { about } from '#shared/content/en/about.ts';
import { careers } from '#shared/content/en/careers.ts';
import { packageLabels as enPackageLabels } from '#shared/content/en/package-labels.ts';
import { pricing } from '#shared/content/en/pricing.ts';
import { shell as enShell } from '#shared/content/en/shell.ts';
import { showcase as enShowcase } from '#shared/content/en/showcase.ts';
import { work as enWork } from '#shared/content/en/work.ts';
import { packageLabels as nlPackageLabels } from '#shared/content/nl/package-labels.ts';
import { shell as nlShell } from '#shared/content/nl/shell.ts';
import { showcase as nlShowcase } from '#shared/content/nl/showcase.ts';
import { work as nlWork } from '#shared/content/nl/work.ts';
import { languages, otherLanguage } from '#shared/languages.ts';
import { addresses, feedPath, isHidden, localizePath, routes } from '#shared/routes.ts';
import { typeset } from '#shared/typesetting.ts';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import { logLines } from '#test/support/worker/log-lines.ts';
import { load, loadOnce } from '#test/support/worker/pages.ts';
import { bindingsWith, origin, send } from '#test/support/worker/send.ts';
import { canonicalPath } from '#worker/canonical-path.ts';
import worker from '#worker/index.ts';
import { forgetPages, matchesEtag } from '#worker/page-cache.ts';

const shells = { en: enShell, nl: nlShell };
const workTexts = { en: enWork, nl: nlWork };
const siteUrl = 'https://plinth.test';
const pageCache = 'public, max-age=0, s-maxage=86400, must-revalidate';

afterEach(() => {
  vi.useRealTimers();
});

const aFault = () => {
  throw new Error('A fault in the page');
};

/** Puts a fault into a page, until the test has ended: its introduction throws when it is read, or is something that fails later. */
function breakPage(texts: { introduction: string }, get: () => unknown = aFault): void {
  const { introduction } = texts;
  Object.defineProperty(texts, 'introduction', { configurable: true, enumerable: true, get });
  onTestFinished(() => void Object.defineProperty(texts, 'introduction', { configurable: true, value: introduction }));
}

/** The attributes of each element that a selector finds. */
async function attributesOf(html: string, selector: string): Promise<Record<string, string>[]> {
  const found: Record<string, string>[] = [];
  const rewriter = new HTMLRewriter().on(selector, {
    element: ({ attributes }) => void found.push(Object.fromEntries(attributes as Iterable<[string, string]>)),
  });
  await rewriter.transform(new Response(html)).text();
  return found;
}

const matchesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]);
const decoded = (text = '') =>
  text.replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" })[name] ?? '',
  );

const everyPage = addresses.flatMap(({ page, path: plain }) =>
  languages.map((language) => ({ page, plain, language, path: localizePath(plain, language) })),
);

describe('pages', () => {
  test.each(everyPage)(
    '$path answers 200 with its own heading, title, description and language',
    async ({ page, plain, language, path }) => {
      const { response, html } = await loadOnce(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(html).toMatch(/^<!DOCTYPE html>/i);
      expect(html).toContain(`<html lang="${language}" class="dark"`);
      expect(matchesOf(html, /<h1[^>]*>(.+?)<\/h1>/g)).toHaveLength(1);
      expect(matchesOf(html, /<title>(.+?)<\/title>/g)).toHaveLength(1);
      expect(matchesOf(html, /<meta name="description" content="([^"]{50,170})"/g)).toHaveLength(1);
      expect(html).not.toMatch(/ style="/);
      expect(html).not.toMatch(/<!--\$[?!]-->|<div hidden=""/);

      const links = await attributesOf(html, 'link');
      const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
      const alternates = links.filter(({ hreflang }) => hreflang).map(({ hreflang, href }) => [hreflang, href]);
      if (isHidden(page)) {
        expect(html).toContain('<meta name="robots" content="noindex"');
        expect([...canonical, ...alternates]).toEqual([]);
      } else {
        const twin = localizePath(plain, otherLanguage(language));
        expect(canonical).toEqual([siteUrl + path]);
        expect(Object.fromEntries(alternates)).toEqual({
          [language]: siteUrl + path,
          [otherLanguage(language)]: siteUrl + twin,
          'x-default': siteUrl + plain,
        });
        expect(html).toContain(`data-twin="${twin}"`);
      }
    },
  );

  test.each(languages)('no two pages in %s share a title, a description or a heading', async (language) => {
    const pages = await Promise.all(addresses.map(({ path }) => loadOnce(localizePath(path, language))));
    for (const pattern of [/<title>(.+?)<\/title>/, /name="description" content="([^"]*)"/, /<h1[^>]*>(.+?)<\/h1>/]) {
      const found = pages.map(({ html }) => pattern.exec(html)?.[1]);
      expect(new Set(found).size).toBe(addresses.length);
    }
  });

  test('every link within the site leads to a page of the same language, but for the language switch', async () => {
    for (const { path, language } of everyPage) {
      const { html } = await loadOnce(path);
      const links = (await attributesOf(html, 'a')).filter(({ href }) => href?.startsWith('/'));
      expect(links.length).toBeGreaterThan(10);
      for (const { href = '', ...attributes } of links) {
        const wanted = languages.find((each) => each === attributes['data-language']) ?? language;
        const { pathname } = new URL(decoded(href), siteUrl);
        const known = [...addresses.map((address) => localizePath(address.path, wanted)), feedPath('rss', wanted)];
        expect(known, `${href} on ${path}`).toContain(pathname);
      }
    }
  });

  test('every link says in its own text where it leads', async () => {
    const vague = [enShowcase, nlShowcase].map(({ architect }) => architect.learnMore);
    vague.push(...[enPackageLabels, nlPackageLabels].map(({ more }) => more));
    for (const { path } of everyPage) {
      const { html } = await loadOnce(path);
      const texts = matchesOf(html, /<a\b[^>]*>(.*?)<\/a>/gs).map((markup = '') =>
        markup.replace(/<[^>]*>/g, '').trim(),
      );
      expect(texts.length, path).toBeGreaterThan(10);
      expect(
        texts.filter((text) => vague.includes(text)),
        path,
      ).toEqual([]);
    }
  });

  test('every page that is not hidden can be reached by links', async () => {
    const reached = new Set(['/']);
    for (const path of reached) {
      for (const { href = '' } of await attributesOf((await loadOnce(path)).html, 'a[href^="/"]')) {
        const { pathname } = new URL(decoded(href), siteUrl);
        if (everyPage.some((known) => known.path === pathname)) reached.add(pathname);
      }
    }
    expect(everyPage.filter(({ page, path }) => !isHidden(page) && !reached.has(path))).toEqual([]);
  });

  test('a page names the scripts of its build with their integrity', async () => {
    const { html } = await load('/');
    expect(html).toMatch(/<html[^>]* data-entry="\/assets\/[\w.-]+\.js" data-integrity="sha256-[\w+/]{43}="/);
    const chunks = JSON.parse(matchesOf(html, /id="page-chunks">(.*?)<\/script>/g)[0] ?? 'null');
    expect(chunks.length).toBeGreaterThan(2);
    for (const chunk of chunks) {
      expect(chunk).toEqual({
        href: expect.stringMatching(/^\/assets\/.+\.js$/),
        integrity: expect.stringMatching(/^sha256-/),
      });
    }
  });

  test('a source label in the query reaches the page as data, never as markup', async () => {
    const { response, html } = await load(`/contact?source="><script>alert(1)</script>`);
    expect(response.status).toBe(200);
    expect(html).not.toContain('<script>alert(1)');
  });

  test.each(['/contact', '/'])('HEAD %s answers the headers of GET without a body', async (path) => {
    const get = await load(path);
    const head = await send(path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['etag', 'cache-control', 'content-type', 'content-security-policy']) {
      expect(head.headers.get(name)).toBe(get.response.headers.get(name));
    }
  });
});

describe('unknown addresses', () => {
  test.each([
    ['/nothing', 'en'],
    ['/services/nothing', 'en'],
    ['/blog/nothing', 'en'],
    ['/nl/blog/niets', 'nl'],
    ['/nl/solutions/niets', 'nl'],
    ['/packages/nothing', 'en'],
    ['/nl/nothing', 'nl'],
    ['/nl/en/services', 'nl'],
    ['/de/services', 'en'],
    ['/services%20', 'en'],
    ['/caf%C3%A9', 'en'],
    ['/.env', 'en'],
    ['/wp-login.php?x=1', 'en'],
  ] as const)('%s answers 404 with the page in %s', async (path, language) => {
    const { response, html } = await load(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain('404');
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  test.each(['/%ff', '/nl/%E0%A4%A', '/nl/blog/%', '/en/%ff/'])(
    '%s, which cannot be decoded, answers 404, and nothing but a line of the log says so',
    async (path) => {
      expect((await load(path)).response.status).toBe(404);
      expect(logLines()).toEqual([{ level: 'info', event: 'address-malformed', requestId: expect.any(String) }]);
    },
  );

  test('the 404 page has the words of the product', async () => {
    const { html } = await load('/nothing');
    expect(decoded(html)).toContain('Page Not Found');
    expect(decoded(html)).toContain("The page you're looking for doesn't exist or has been moved.");
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'a page takes no %s, and says what it takes',
    async (method) => {
      for (const path of ['/services', '/nl/blog']) {
        const response = await send(path, { method });
        expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
        expect(await response.text()).toBe('');
      }
      expect((await send('/nothing', { method })).status).toBe(404);
    },
  );

  // The twin becomes an address in the head script and in a link: `//host` there would leave the site.
  test.each([
    '/nl//evil.example',
    '/nl///evil.example',
    '/nl/%09/evil.example',
    '/nl/%5Cevil.example',
    '/nl/\\evil.example',
  ])('the 404 page at %s has no link to another host', async (path) => {
    const { html } = await load(path);
    const addresses = matchesOf(html, /(?:data-twin|data-page|href)="([^"]*)"/g).filter((address) =>
      address?.includes('evil'),
    );
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(new URL(decoded(address), siteUrl).origin).toBe(siteUrl);
  });
});

describe('one address a page', () => {
  test.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/services', '/services'],
    ['/en/services?source=x', '/services?source=x'],
    ['/services/', '/services'],
    ['/services///', '/services'],
    ['/services/?source=x', '/services?source=x'],
    ['/nl/', '/nl'],
    ['/nl/contact/', '/nl/contact'],
    ['/nothing/', '/nothing'],
    ['//evil.example/', '/evil.example'],
    ['//evil.example', '/evil.example'],
    ['///evil.example/%2e%2e', '/'],
    ['/en//evil.example', '/evil.example'],
    ['/en/%5Cevil.example/', '/%5Cevil.example'],
    ['/%09/evil.example/', '/%09/evil.example'],
    ['/%0d%0aset-cookie:a=b/', '/%0d%0aset-cookie:a=b'],
    ['/caf%C3%A9/', '/caf%C3%A9'],
  ])('%s answers 301 to %s', async (path, location) => {
    const response = await send(siteUrl + path);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(location);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(new URL(location, siteUrl).origin).toBe(siteUrl);
  });

  test.each(['/english', '/endings/x', '/', '/nl'])('%s stays as it is', (path) => {
    expect(canonicalPath(path)).toBe(path);
  });
});

describe('pages that are asked for again', () => {
  test('a remembered page is the first render to the byte, with the same headers but the request id', async () => {
    const first = await load('/about');
    const second = await load('/about');
    expect(second.html).toBe(first.html);
    expect(second.response.status).toBe(200);
    const {
      'x-request-id': requestId,
      'transfer-encoding': encoding,
      ...firstHeaders
    } = Object.fromEntries(first.response.headers);
    expect(requestId).toBeTruthy();
    expect(encoding).toBe('chunked');
    expect(Object.fromEntries(second.response.headers)).toEqual(firstHeaders);
  });

  test('a first render arrives in pieces, and its length is not known before', async () => {
    const response = await send('/about');
    expect(response.headers.get('content-length')).toBeNull();
    let pieces = 0;
    for await (const _ of response.body ?? []) pieces += 1;
    expect(pieces).toBeGreaterThan(3);
  });

  test('a visitor who leaves half-way leaves the whole page for the next one', async () => {
    const leaving = await send('/about');
    const reader = leaving.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    breakPage(about);
    const { html } = await load('/about');
    expect(html).toMatch(/<\/html>$/);
  });

  test('a remembered page is not rendered again', async () => {
    const { html } = await load('/pricing');
    breakPage(pricing);
    expect((await load('/pricing')).html).toBe(html);
    expect((await load('/pricing?source=x')).response.status).toBe(500);
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test('an address with a query is not remembered', async () => {
    const plain = await load('/pricing');
    const labelled = await load('/pricing?source=home-hero');
    expect(labelled.response.headers.get('etag')).not.toBe(plain.response.headers.get('etag'));
    breakPage(pricing);
    expect((await load('/pricing?source=home-hero')).response.status).toBe(500);
    takeConsoleErrors();
  });

  test('an answer of the calculator is kept by nobody, and its names mean nothing to other pages', async () => {
    const { response } = await load('/pricing?hours=9');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
    const other = await load('/services?hours=9');
    expect(other.response.headers.get('etag')).not.toBeNull();
  });

  test('an address written in another way is remembered for itself alone', async () => {
    const odd = await load('/%73ervices');
    const plain = await load('/services');
    expect(plain.html).toContain(`href="${siteUrl}/services"`);
    expect(plain.html).not.toContain('%73');
    expect(odd.response.headers.get('etag')).not.toBe(plain.response.headers.get('etag'));
  });

  test('a new year makes a new page', async () => {
    const before = await load('/terms');
    vi.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z'), toFake: ['Date'] });
    const after = await load('/terms');
    expect(after.html).toContain('2031');
    expect(after.response.headers.get('etag')).not.toBe(before.response.headers.get('etag'));
    expect((await load('/terms', { 'if-none-match': before.response.headers.get('etag') ?? '' })).response.status).toBe(
      200,
    );
  });

  test('pages say how long they are kept, and each has an etag of its own', async () => {
    const etags = await Promise.all(
      everyPage.map(async ({ path }) => {
        const { response } = await loadOnce(path);
        expect(response.headers.get('cache-control')).toBe(pageCache);
        return response.headers.get('etag');
      }),
    );
    expect(new Set(etags).size).toBe(everyPage.length);
    for (const etag of etags) expect(etag).toMatch(/^"[0-9a-f]{12}-[0-9a-f]{12}"$/);
  });

  test.each(['remembered', 'new'])('If-None-Match answers 304 for a %s page', async (kind) => {
    const etag = (await load('/work')).response.headers.get('etag') ?? '';
    for (const validators of [etag, `W/${etag}`, `"other", ${etag}`, `"other",W/${etag} , "more"`, '*']) {
      if (kind === 'new') forgetPages();
      const { response, html } = await load('/work', { 'if-none-match': validators });
      expect(response.status).toBe(304);
      expect(html).toBe('');
      expect(response.headers.get('etag')).toBe(etag);
      expect(response.headers.get('cache-control')).toBe(pageCache);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    const { response } = await load('/work', { 'if-none-match': '"other"' });
    expect(response.status).toBe(200);
  });

  test('an etag matches whole, not in part', () => {
    expect(matchesEtag('"ab"', '"a"')).toBe(false);
    expect(matchesEtag('"a"', '"ab"')).toBe(false);
    expect(matchesEtag('', '"a"')).toBe(false);
  });

  test('the memory holds at most 200 pages and drops the oldest', async () => {
    const first = await load('/careers');
    // Encoded in another way, so that each is a page of its own.
    for (let number = 0; number < 200; number += 1) {
      let bit = 0;
      const path = routes.contactThanks.path.replace(/[a-z]/g, (letter) => {
        const isEncoded = (number >> bit) & 1;
        bit += 1;
        return isEncoded ? `%${letter.charCodeAt(0).toString(16)}` : letter;
      });
      expect((await load(path)).response.status).toBe(200);
    }
    breakPage(careers);
    expect((await load('/careers')).response.status).toBe(500);
    expect(first.response.status).toBe(200);
    takeConsoleErrors();
  });
});

describe('a page that cannot be rendered', () => {
  test.each(languages)('answers 500 in %s with the error page, the request id and no-store', async (language) => {
    breakPage(typeset(workTexts[language], language));
    const { response, html } = await load(localizePath(routes.work.path, language), { 'x-request-id': 'number-7' });
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(shells[language].errorPage.title);
    expect(html).toContain('number-7');
    expect(html).not.toContain('A fault in the page');
    expect(takeConsoleErrors()).toEqual([
      {
        level: 'error',
        event: 'unexpected',
        requestId: 'number-7',
        name: 'RenderError',
        message: `The page at ${localizePath('/work', language)} could not be rendered`,
        cause: 'A fault in the page',
        stack: expect.any(String),
      },
    ]);
  });

  test.each([
    ['a lazy import', () => createElement(lazy(() => Promise.reject(new Error('A fault in the page'))))],
    ['a promise', () => Promise.reject(new Error('A fault in the page'))],
  ])('answers 500 also for a fault in %s, and keeps nothing of it', async (_, get) => {
    breakPage(enWork, get);
    const { response, html } = await load('/work');
    expect(response.status).toBe(500);
    expect(html).toContain(shells.en.errorPage.title);
    expect(takeConsoleErrors()).toMatchObject([{ name: 'RenderError', cause: 'A fault in the page' }]);
    Object.defineProperty(enWork, 'introduction', { configurable: true, value: 'Whole again' });
    expect((await load('/work')).html).toContain('Whole again');
  });

  test("has the title 'Unexpected Application Error!'", async () => {
    breakPage(enWork);
    const { html } = await load('/work');
    expect(html).toMatch(/<h1[^>]*>Unexpected Application Error!<\/h1>/);
    takeConsoleErrors();
  });
});

describe('a page that awaits something', () => {
  const late = (settle: () => Promise<{ default: () => string }>) => () => createElement(lazy(settle));
  const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 200));

  async function inlinedHashes(html: string): Promise<string[]> {
    const scripts = matchesOf(html, /<script(?: id="_R_")?>(.*?)<\/script>/gs);
    return Promise.all(
      scripts.map(async (script) => {
        const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
        return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
      }),
    );
  }

  test('sends the head and the bar before the rest, by scripts that the policy allows', async () => {
    forgetPages();
    breakPage(
      enWork,
      late(() => soon().then(() => ({ default: () => 'What came late' }))),
    );
    // Not `send`, which returns when all is done.
    const context = createExecutionContext();
    const response = await worker.fetch(new Request(`${origin}/work`), bindingsWith(), context);
    expect(response.status).toBe(200);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let html = '';
    const readUntil = async (end: string) => {
      while (!html.includes(end)) html += (await reader?.read())?.value ?? `the end instead of ${end}`;
    };
    await readUntil('</header>');
    expect(html).toContain('</head>');
    expect(html).not.toContain('What came late');
    await readUntil('</html>');
    await waitOnExecutionContext(context);
    expect(html).toContain('What came late');
    const hashes = await inlinedHashes(html);
    expect(hashes.length).toBeGreaterThan(1);
    for (const hash of hashes) expect(response.headers.get('content-security-policy')).toContain(hash);
  });

  test('is kept by nobody, and the next whole one is', async () => {
    forgetPages();
    breakPage(
      enWork,
      late(() => soon().then(() => ({ default: () => 'What came late' }))),
    );
    const { response } = await load('/work');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
    Object.defineProperty(enWork, 'introduction', { configurable: true, value: 'Whole again' });
    const next = await load('/work');
    expect(next.html).toContain('Whole again');
    expect(next.response.headers.get('cache-control')).toBe(pageCache);
  });

  test('and then fails, ends in the log and leaves the rest to the browser', async () => {
    forgetPages();
    breakPage(
      enWork,
      late(() => soon().then(aFault)),
    );
    const { response, html } = await load('/work', { 'x-request-id': 'number-8' });
    expect(response.status).toBe(200);
    expect(html).toMatch(/<\/html>$/);
    expect(html).not.toContain('<h1');
    expect(takeConsoleErrors()).toMatchObject([
      { event: 'unexpected', requestId: 'number-8', name: 'RenderError', cause: 'A fault in the page' },
    ]);
  });
});
