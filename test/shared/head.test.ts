import { describe, expect, test } from 'vitest';
import { readPosts } from '#dev/build/posts.ts';
import { shell as en } from '#shared/content/en/shell.ts';
import { shell as nl } from '#shared/content/nl/shell.ts';
import { headOf, shareImagePath } from '#shared/head.ts';
import { languages } from '#shared/languages.ts';
import { addresses, type FoundPage } from '#shared/routes.ts';
import { site } from '#shared/site.ts';
import type { PageTexts } from '#shared/structured-data.ts';

const shells = { en, nl };
const siteUrl = 'https://plinth.test';
const texts = { meta: { title: 'Services', description: 'What we do' }, heading: 'All services' };

function head(found: Partial<FoundPage>, content: Partial<PageTexts> = {}) {
  const page: FoundPage = { page: 'services', language: 'nl', params: {}, ...found };
  return headOf({ found: page, content: { ...texts, ...content }, shell: shells[page.language], siteUrl });
}

const linksOf = ({ tags }: ReturnType<typeof headOf>) =>
  tags.filter(({ tag }) => tag === 'link').map(({ attributes }) => attributes);
const propertiesOf = ({ tags }: ReturnType<typeof headOf>) =>
  Object.fromEntries(tags.map(({ attributes: { name, property, content } }) => [name ?? property, content]));

type Thing = { '@type': string; [key: string]: unknown };
const thingsOf = ({ structuredData }: ReturnType<typeof headOf>) => (structuredData as { '@graph': Thing[] })['@graph'];
const trailOf = (found: Partial<FoundPage>, content: Partial<PageTexts> = {}) =>
  (
    thingsOf(head(found, content)).find((thing) => thing['@type'] === 'BreadcrumbList') as unknown as Trail
  ).itemListElement.map(({ position, name, item }) => [position, name, item]);
type Trail = { itemListElement: { position: number; name: string; item: string }[] };

describe('head', () => {
  test('a page names itself, its twin, the default and the feed of its language', () => {
    expect(linksOf(head({}))).toEqual([
      { rel: 'canonical', href: 'https://plinth.test/nl/services' },
      { rel: 'alternate', hreflang: 'en', href: 'https://plinth.test/services' },
      { rel: 'alternate', hreflang: 'nl', href: 'https://plinth.test/nl/services' },
      { rel: 'alternate', hreflang: 'x-default', href: 'https://plinth.test/services' },
      { rel: 'alternate', type: 'application/rss+xml', title: 'Plinth Blog', href: 'https://plinth.test/nl/rss.xml' },
    ]);
  });

  test('a page tells its title, description, language and picture to those who share it', () => {
    expect(propertiesOf(head({}))).toMatchObject({
      description: 'What we do',
      'og:site_name': site.name,
      'og:type': 'website',
      'og:title': 'Services',
      'og:description': 'What we do',
      'og:url': 'https://plinth.test/nl/services',
      'og:locale': 'nl_NL',
      'og:locale:alternate': 'en_US',
      'og:image': 'https://plinth.test/og/nl/services.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'All services',
      'twitter:card': 'summary_large_image',
    });
  });

  test('the home page in both languages', () => {
    const addresses = linksOf(head({ page: 'home', language: 'en' })).map(({ href }) => href);
    expect(addresses).toEqual(['/', '/', '/nl', '/', '/rss.xml'].map((path) => siteUrl + path));
  });

  test.each(['notFound', 'contactThanks', 'desk', 'deskCallback'] as const)(
    '%s is not indexed and names no other page',
    (page) => {
      const { tags, structuredData } = head({ page });
      expect(tags.map(({ attributes }) => attributes)).toEqual([
        { name: 'description', content: 'What we do' },
        { name: 'robots', content: 'noindex' },
      ]);
      expect(structuredData).toBeNull();
    },
  );

  test('no two pages share a picture', () => {
    const paths = addresses.flatMap((address) => languages.map((language) => shareImagePath({ ...address, language })));
    expect(new Set(paths).size).toBe(addresses.length * languages.length);
    for (const path of paths) expect(path).toMatch(/^\/og\/(en|nl)\/[\w-]+\.png$/);
  });
});

describe('structured data', () => {
  test('the home page says who we are', () => {
    const [organization, website] = thingsOf(head({ page: 'home', language: 'en' }));
    expect(organization).toMatchObject({ '@type': 'Organization', name: site.name, email: site.email, url: siteUrl });
    expect(website).toMatchObject({
      '@type': 'WebSite',
      inLanguage: 'en',
      publisher: { '@id': organization?.['@id'] },
    });
  });

  test('a page says where it stands, in its own language', () => {
    expect(trailOf({ page: 'ai-customer-support' })).toEqual([
      [1, 'Home', `${siteUrl}/nl`],
      [2, 'Diensten', `${siteUrl}/nl/services`],
      [3, 'All services', `${siteUrl}/nl/solutions/ai-customer-support`],
    ]);
    expect(trailOf({ page: 'growth', language: 'en' }).map(([, name]) => name)).toEqual([
      'Home',
      'Pricing',
      'All services',
    ]);
    expect(trailOf({ page: 'blog' }).map(([, name]) => name)).toEqual(['Home', 'All services']);
  });

  test('solutions and packages are services', () => {
    for (const page of ['crm-integration', 'build-and-elevate'] as const) {
      expect(thingsOf(head({ page }))).toContainEqual(
        expect.objectContaining({ '@type': 'Service', name: 'All services', description: 'What we do' }),
      );
    }
    expect(thingsOf(head({ page: 'pricing' })).map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
  });

  test('a page whose heading is a claim goes by its name', () => {
    const [found, content] = [{ page: 'growth', language: 'en' } as const, { name: 'Growth' }];
    expect(trailOf(found, content).at(-1)).toEqual([3, 'Growth', `${siteUrl}/packages/growth`]);
    expect(thingsOf(head(found, content))).toContainEqual(
      expect.objectContaining({ '@type': 'Service', name: 'Growth', serviceType: 'Growth' }),
    );
  });

  test('questions are told with their answers', () => {
    const faq = [{ id: 'a', question: 'How long?', answer: 'Two weeks.' }];
    expect(thingsOf(head({}, { faq })).at(-1)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: 'Two weeks.' } },
      ],
    });
  });

  test('a post says when it was written and last changed, in which language and how it looks', () => {
    const post = readPosts('nl').find(({ updated }) => updated);
    if (!post) throw new Error('There are no posts that were changed');
    const found = { page: 'blogPost', params: { postId: post.id } } as const;
    expect(propertiesOf(head(found, { post }))['og:type']).toBe('article');
    expect(thingsOf(head(found, { post })).at(-1)).toMatchObject({
      '@type': 'BlogPosting',
      headline: post.title,
      datePublished: post.date,
      dateModified: post.updated?.date,
      inLanguage: 'nl',
      url: `${siteUrl}/nl/blog/${post.id}`,
      image: `${siteUrl}/og/nl/blogPost-${post.id}.png`,
    });
  });
});
