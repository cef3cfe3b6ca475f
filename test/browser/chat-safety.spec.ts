import { pathOf } from '#shared/routes.ts';
import { expect, test } from '#test/support/browser.ts';
import { answerAtEdge, askOften, openChat, replyOf, strange } from '#test/support/chat.ts';
import { hostileStrings } from '#test/support/hostile-strings.ts';

test('200 hostile replies run nothing, ask no other host and break no layout', async ({ page, open, site }) => {
  // It takes 20 seconds, and a busy machine more than the 30 that a test has.
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const replies = Array.from({ length: 5 }, (_, round) =>
    hostileStrings.map((payload) => {
      if (payload === '1 MB') return '<b>x</b>'.repeat(round === 4 ? 131_072 : 2048);
      return round === 0 ? payload : `Round ${round} ${payload} ${hostileStrings[(round * 7) % hostileStrings.length]}`;
    }),
  ).flat();
  expect(replies).toHaveLength(200);
  let next = 0;
  await answerAtEdge(page, () => {
    next += 1;
    return replyOf(replies[next - 1] ?? '');
  });
  await open(pathOf('careers', 'en'));
  const panel = await openChat(page, 'en');
  const log = panel.getByRole('log');
  const place = await panel.boundingBox();

  await askOften(page, replies.length);
  expect(next).toBe(200);

  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await log.locator(strange).count()).toBe(0);
  expect(asked.filter((url) => !url.startsWith(site.url))).toEqual([]);
  for (const { href, rel } of await log
    .locator('a')
    .evaluateAll((links) =>
      links.map((link) => ({ href: (link as HTMLAnchorElement).href, rel: (link as HTMLAnchorElement).rel })),
    )) {
    expect(href).toMatch(/^https:\/\/(example\.com|evil\.example)\/|^http:\/\/localhost:\d+\//);
    if (rel || href.startsWith('https:')) expect(rel).toBe('noreferrer noopener');
    expect(href).not.toMatch(/good\.example|javascript|\u202e/);
  }
  const sizes = await log.evaluate((element) => ({
    overflow: element.scrollWidth - element.clientWidth,
    page: document.documentElement.scrollWidth - innerWidth,
    widest: Math.max(...[...element.querySelectorAll('p')].map((text) => text.scrollWidth - text.clientWidth)),
  }));
  expect(sizes).toEqual({ overflow: 0, page: expect.any(Number), widest: 0 });
  expect(sizes.page).toBeLessThanOrEqual(0);
  expect(await panel.boundingBox()).toEqual(place);
  await expect(panel.getByRole('textbox')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
