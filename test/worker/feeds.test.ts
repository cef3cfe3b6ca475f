import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { posts as english } from 'virtual:posts/en';
import { posts as dutch } from 'virtual:posts/nl';
import { describe, expect, test } from 'vitest';
import { languages, otherLanguage } from '#shared/languages.ts';
import { addresses, feedPath, isHidden, localizePath, pathOf, routeIds } from '#shared/routes.ts';
import { site } from '#shared/site.ts';
import { loadOnce } from '#test/support/worker/pages.ts';
import { origin, send } from '#test/support/worker/send.ts';

const posts = { en: english, nl: dutch };
const shown = addresses.filter(({ page }) => !isHidden(page));
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray: (name) => name === 'item' });

async function read(path: string) {
  const response = await send(path);
  return { response, text: await response.text() };
}

async function readXml(path: string) {
  const { response, text } = await read(path);
  expect(XMLValidator.validate(text)).toBe(true);
  return { response, text, xml: parser.parse(text) };
}

describe('sitemap', () => {
  test('every page is there in both languages with its twins, and no hidden one', async () => {
    const { response, xml } = await readXml('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=UTF-8');
    type Link = { rel: string; hreflang: string; href: string };
    type Entry = { loc: string; lastmod?: string; 'xhtml:link': Link[] };
    const entries: Entry[] = xml.urlset.url;
    expect(entries.map(({ loc }) => loc)).toEqual(
      shown.flatMap(({ path }) => languages.map((language) => origin + localizePath(path, language))),
    );
    for (const entry of entries) {
      const links = Object.fromEntries(entry['xhtml:link'].map(({ hreflang, href }) => [hreflang, href]));
      expect(Object.keys(links)).toEqual(['en', 'nl', 'x-default']);
      expect([links.en, links.nl]).toContain(entry.loc);
      expect(links['x-default']).toBe(links.en);
    }
    for (const page of routeIds.filter(isHidden)) {
      expect(entries.map(({ loc }) => loc)).not.toContain(origin + pathOf(page, 'en'));
    }
    const dated = entries.filter(({ lastmod }) => lastmod);
    expect(dated.length).toBe(english.length * languages.length);
  });

  test('every address of the sitemap answers', async () => {
    const { xml } = await readXml('/sitemap.xml');
    for (const { loc } of xml.urlset.url) expect((await loadOnce(new URL(loc).pathname)).response.status).toBe(200);
  });
});

describe('RSS', () => {
  test.each(languages)('the feed in %s holds every post of that language, newest first', async (language) => {
    const { response, xml } = await readXml(feedPath('rss', language));
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=UTF-8');
    const { channel } = xml.rss;
    expect(channel.language).toBe(language);
    expect(channel.link).toBe(origin + pathOf('blog', language));
    expect(channel['atom:link'].href).toBe(origin + feedPath('rss', language));
    expect(channel.item.map((item: { title: string }) => item.title)).toEqual(
      posts[language].map(({ title }) => title),
    );
    for (const [index, item] of channel.item.entries()) {
      const post = posts[language][index];
      expect(item.link).toBe(origin + pathOf('blogPost', language, { postId: post?.id ?? '' }));
      expect(item.guid).toBe(item.link);
      expect(new Date(item.pubDate).toISOString().slice(0, 10)).toBe(post?.date);
      expect(item.description).toBe(post?.description);
      expect((await loadOnce(new URL(item.link).pathname)).response.status).toBe(200);
    }
  });

  test('a page names the feed of its own language', async () => {
    for (const language of languages) {
      const { text } = await read(pathOf('services', language));
      expect(text).toContain(`href="${origin}${feedPath('rss', language)}"`);
      expect(text).not.toContain(`href="${origin}${feedPath('rss', otherLanguage(language))}"`);
    }
  });
});

describe('for programs', () => {
  test('robots may read all but the API, and find the sitemap', async () => {
    const { response, text } = await read('/robots.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
    expect(text).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
  });

  test('security.txt says whom to tell, for less than a year', async () => {
    const { response, text } = await read('/.well-known/security.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
    expect(text).toContain(`Contact: mailto:${site.securityEmail}\n`);
    expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    const days = (expires - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
    const policy = /^Policy: (.+)$/m.exec(text)?.[1] ?? '';
    expect((await send(policy)).status).toBe(200);
  });

  test.each(languages)('llms.txt in %s names what we do with links that lead somewhere', async (language) => {
    const { response, text } = await read(feedPath('llms', language));
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=UTF-8');
    expect(text).toMatch(/^# Plinth\n\n> .+\n\n## /);
    const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, address = '']) => address);
    expect(links.length).toBeGreaterThan(20);
    const known = shown.map(({ path }) => origin + localizePath(path, language));
    for (const link of links) expect(known).toContain(link);
    expect(text).not.toMatch(/undefined|\[object/);
  });

  test.each(languages)('the web manifest in %s is one, with an icon for any mask', async (language) => {
    const { response, text } = await read(feedPath('manifest', language));
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=UTF-8');
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({ short_name: site.name, lang: language, start_url: pathOf('home', language) });
    expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }));
  });

  test('they are kept like pages, each with an etag of its own', async () => {
    const paths = ['/sitemap.xml', '/robots.txt', '/rss.xml', '/nl/rss.xml', '/llms.txt', '/manifest.webmanifest'];
    const etags = new Set<string>();
    for (const path of paths) {
      const { response } = await read(path);
      const etag = response.headers.get('etag') ?? '';
      etags.add(etag);
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=86400, must-revalidate');
      expect((await send(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    }
    expect(etags.size).toBe(paths.length);
  });
});

describe('structured data', () => {
  test('each page carries one block that no text can end', async () => {
    for (const { page, path } of addresses) {
      const { html } = await loadOnce(path);
      const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)];
      expect(blocks, path).toHaveLength(isHidden(page) ? 0 : 1);
      for (const [, json = ''] of blocks) expect(JSON.parse(json)['@context']).toBe('https://schema.org');
    }
  });
});
