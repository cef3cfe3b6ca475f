import { languages } from '#shared/languages.ts';
import { postIds } from '#shared/posts.ts';
import { addresses, feedPath, isHidden, localizePath, pathOf } from '#shared/routes.ts';
import { site } from '#shared/site.ts';
import { expect, test } from '#test/support/browser.ts';

const [newest, second] = postIds;
const postPath = (language: 'en' | 'nl', postId: string = newest) => pathOf('blogPost', language, { postId });

for (const language of languages) {
  test(`every internal link of every page in ${language} leads to something, anchors included`, async ({
    page,
    request,
  }) => {
    await page.goto(pathOf('home', language));
    // In the page, where the markup of each can be read without opening it.
    const links = await page.evaluate(
      async (paths) => {
        const found: { from: string; to: string; ids: string[] }[] = [];
        for (const path of paths) {
          // Each page has styles of its own, which the policy of this one refuses.
          const html = (await (await fetch(path)).text()).replace(/<style>.*?<\/style>/s, '');
          const document = new DOMParser().parseFromString(html, 'text/html');
          const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
          for (const link of document.querySelectorAll('a[href]')) {
            const { origin, pathname, hash } = new URL(link.getAttribute('href') ?? '', location.origin + path);
            if (origin === location.origin) found.push({ from: path, to: pathname + hash, ids });
          }
        }
        return found;
      },
      addresses.map(({ path }) => localizePath(path, language)),
    );
    const idsOf = new Map(links.map(({ from, ids }) => [from, ids]));
    const broken: string[] = [];
    const statuses = new Map<string, number>();
    for (const { from, to } of links) {
      const [path = '', anchor] = to.split('#');
      if (!statuses.has(path)) statuses.set(path, (await request.get(path)).status());
      if (statuses.get(path) !== 200) broken.push(`${from} -> ${to}`);
      const ids = idsOf.get(path);
      if (anchor && ids && !ids.includes(decodeURIComponent(anchor))) broken.push(`${from} -> ${to}`);
    }
    expect([...new Set(broken)]).toEqual([]);
    expect(links.length).toBeGreaterThan(500);
  });

  test(`every page in ${language} has a picture of its own for those who share it`, async ({ request }) => {
    const pictures = new Set<string>();
    for (const { page, path } of addresses) {
      if (isHidden(page)) continue;
      const html = await (await request.get(localizePath(path, language))).text();
      const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      const response = await request.get(new URL(address).pathname);
      expect(response.headers()['content-type'], address).toBe('image/png');
      const image = await response.body();
      expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
      pictures.add(image.toString('base64'));
    }
    expect(pictures.size).toBe(addresses.filter(({ page }) => !isHidden(page)).length);
  });

  test(`the blog in ${language} lists every post and leads to each`, async ({ page, open }) => {
    await open(pathOf('blog', language));
    const main = page.locator('main');
    await expect(main.locator('article')).toHaveCount(postIds.length);
    for (const postId of postIds) {
      await expect(main.locator(`a[href="${postPath(language, postId)}"]`)).toHaveCount(1);
    }
    const link = main.locator('article a').first();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(postPath(language));
    await expect(page.locator('h1')).toHaveText(title);
  });
}

test('the switch leads from a post to the same post in the other language, and back', async ({ page, open }) => {
  await open(postPath('en'));
  const title = (await page.locator('h1').textContent()) ?? '';
  for (const language of ['nl', 'en'] as const) {
    await page.locator(`header [data-language="${language}"]`).click();
    await expect(page).toHaveURL(postPath(language));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    if (language === 'en') await expect(page.locator('h1')).toHaveText(title);
    else await expect(page.locator('h1')).not.toHaveText(title);
    await expect(page.locator('.prose h2').first()).toBeVisible();
  }
});

test('the contents of a post lead to its parts, and a link with an anchor opens at its part', async ({
  page,
  open,
}) => {
  await open(postPath('en'));
  const link = page.locator('nav[aria-labelledby="contents"] a').nth(2);
  const anchor = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(postPath('en') + anchor);
  await expect(page.locator(anchor)).toBeInViewport();
});

test('from post to post the head, the feed and the structured data follow', async ({ page, open }) => {
  await open(postPath('en'));
  const data = () => page.locator('script[type="application/ld+json"]').textContent();
  const before = await data();
  const link = page.locator('main section a[href*="/blog/"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${href}$`));
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\.png$/);
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
    'href',
    new RegExp(feedPath('rss', 'en')),
  );
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  expect(await data()).not.toBe(before);
  expect(JSON.parse((await data()) ?? '')['@graph'].at(-1)['@type']).toBe('BlogPosting');
});

test('a post that does not exist is not found, in the language of its address', async ({
  page,
  request,
  complaints,
}) => {
  for (const language of languages) {
    const response = await page.goto(postPath(language, 'nothing'));
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  // The browser reports each page that is not found.
  complaints.splice(0);
  expect((await request.get(postPath('en', second.toUpperCase()))).status()).toBe(404);
});

test('the request of a post says which one it was', async ({ page, open }) => {
  await open(postPath('nl'));
  const button = page.locator('main a[data-source]').last();
  const source = (await button.getAttribute('data-source')) ?? '';
  expect(source).toBe(`blog-${newest}`.slice(0, 64));
  expect(source).toMatch(/^[a-z0-9-]+$/);
  await expect(button).toHaveAttribute('href', `${pathOf('contact', 'nl')}?source=${source}`);
});

test('the skip link is the first stop and leads past the navigation', async ({ page, open }) => {
  await open(pathOf('blog', 'en'));
  await page.keyboard.press('Tab');
  const skip = page.locator('.skip-link');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('on paper a post is its text alone, in black on white', async ({ page, open }) => {
  await open(postPath('en'));
  await page.emulateMedia({ media: 'print' });
  for (const selector of ['body > div > header', 'nav[aria-labelledby="contents"]', '#related']) {
    await expect(page.locator(selector)).toBeHidden();
  }
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.prose p').first()).toBeVisible();
  const footer = page.locator('footer');
  await expect(footer.getByText(site.email)).toBeVisible();
  await expect(footer.locator('a:visible, button:visible')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
});
