import { postIds } from '#shared/posts.ts';
import { feedPath, pathOf } from '#shared/routes.ts';
import { site } from '#shared/site.ts';
import { expect, test } from '#test/support/browser.ts';

const [newest] = postIds;
const postPath = (language: 'en' | 'nl', postId: string = newest) => pathOf('blogPost', language, { postId });

test('the blog lists every post and leads to each', async ({ page, open }) => {
  await open(pathOf('blog', 'nl'));
  const main = page.locator('main');
  await expect(main.locator('article')).toHaveCount(postIds.length);
  for (const postId of postIds) {
    await expect(main.locator(`a[href="${postPath('nl', postId)}"]`)).toHaveCount(1);
  }
  const link = main.locator('article a').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(postPath('nl'));
  await expect(page.locator('h1')).toHaveText(title);
});

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
  const link = page.locator('.contents-list a').nth(2);
  const anchor = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(postPath('en') + anchor);
  await expect(page.locator(anchor)).toBeInViewport();
  await expect(page.locator('.contents-list a:target-current')).toHaveAttribute('href', anchor);
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

test('the skip link is the first stop and leads past the navigation', async ({ page, open }) => {
  await open(pathOf('blog', 'en'));
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#main"]');
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
  for (const selector of ['#menu', 'nav:has(.contents-list)', '#related']) {
    await expect(page.locator(selector)).toBeHidden();
  }
  await expect(page.locator('header').getByText(site.name, { exact: true })).toBeVisible();
  await expect(page.locator('header :is(a, button):visible')).toHaveCount(1);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.prose p').first()).toBeVisible();
  const footer = page.locator('footer');
  await expect(footer.getByText(site.email)).toBeVisible();
  await expect(footer.locator('a:visible, button:visible')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
});
