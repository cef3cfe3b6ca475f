import { pathOf } from '#shared/routes.ts';
import { expect, test } from '#test/support/browser.ts';
import { answerAtEdge, openChat, replyOf } from '#test/support/chat.ts';

const payloads = [
  '<script>window.hacked = true</script>',
  '<img src="https://evil.example/x.png" onerror="window.hacked = true">',
  '<svg onload="window.hacked = true"></svg>',
  '<iframe src="https://evil.example/"></iframe>',
  '<a href="javascript:window.hacked = true">click</a>',
  'javascript:window.hacked=true',
  '[click](javascript:window.hacked=true)',
  '![x](https://evil.example/x.png)',
  'data:text/html,<script>window.hacked=true</script>',
  'http://evil.example/',
  'https://good.example@evil.example/',
  '</p></div></dialog><h1>Gone</h1>',
  '<style>* { display: none !important }</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<form action="https://evil.example/"><button>x</button></form>',
  '<template shadowrootmode="open"><slot></slot></template>',
  '&lt;script&gt;window.hacked=true&lt;/script&gt;',
  '{{constructor.constructor("window.hacked=true")()}}',
  '\u202e\u2066\u2067gnp.exe https://example.com/\u202egnp.exe',
  'الذكاء الاصطناعي https://example.com/ ثم',
  'Z\u0351\u0357\u0346\u0301'.repeat(400),
  'a\u0000b\u0007c\u001b[31md\u007f\ufeff\u200b\ud800',
  'https://example.com/"onmouseover="window.hacked=true',
  "https://example.com/'onclick='window.hacked=true",
  '\n'.repeat(500),
  '🏴\u200d☠️👩\u200d👩\u200d👧\u200d👦'.repeat(200),
  'W'.repeat(5000),
  `https://example.com/${'a'.repeat(4000)}`,
  '\u2028\u2029\u0085\u00a0'.repeat(300),
  '__proto__ constructor toString',
  '[object Object]',
  '%3Cscript%3Ewindow.hacked=true%3C/script%3E',
  '//evil.example/x /\\evil.example /%2F/evil.example',
  'blob:https://evil.example/x filesystem:https://evil.example/x vbscript:x',
  'https://evil.example:99999/ https://[::1 https://%00.example/',
  '1 MB',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.hacked=true>',
  '<details open ontoggle="window.hacked=true"><summary>x</summary></details>',
];

test('200 hostile replies run nothing, ask no other host and break no layout', async ({ page, open, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const replies = Array.from({ length: 5 }, (_, round) =>
    payloads.map((payload) => {
      if (payload === '1 MB') return '<b>x</b>'.repeat(round === 4 ? 131_072 : 2048);
      return round === 0 ? payload : `Round ${round} ${payload} ${payloads[(round * 7) % payloads.length]}`;
    }),
  ).flat();
  expect(replies).toHaveLength(200);
  let next = 0;
  await answerAtEdge(page, () => {
    next += 1;
    return replyOf(replies[next - 1] ?? '');
  });
  await open(pathOf('home', 'en'));
  const panel = await openChat(page, 'en');
  const log = panel.getByRole('log');
  const place = await panel.boundingBox();

  // As fast as the page takes them: the input is free again once the reply is there.
  await page.evaluate(async (count) => {
    const input = document.querySelector<HTMLTextAreaElement>('dialog textarea');
    const log = document.querySelector('dialog [role=log]');
    if (!input || !log) throw new Error('There is no chat');
    const type = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    const frame = () => new Promise((resolve) => setTimeout(resolve));
    for (let index = 0; index < count; index += 1) {
      while (input.readOnly) await frame();
      type?.call(input, `Question ${index}`);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await frame();
      const before = log.childElementCount;
      input.form?.requestSubmit();
      while (log.childElementCount === before) await frame();
    }
    while (input.readOnly) await frame();
  }, replies.length);
  expect(next).toBe(200);

  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  const strange = 'script, img, iframe, svg:not(.spinner), style, link, base, form, table, template, details, math, h1';
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
