import type { Request } from '@playwright/test';
import { pathOf } from '#shared/routes.ts';
import { expect, test } from '#test/support/browser.ts';

test('errors of a page are reported without what was typed, and what the content policy refused', async ({
  page,
  open,
  complaints,
}) => {
  // Draws this visit.
  await page.addInitScript(() => void Object.assign(Math, { random: () => 0 }));
  const reports: Request[] = [];
  page.on('request', (request) => request.url().endsWith('/api/reports') && reports.push(request));
  // React finds another heading than it drew, and the policy an inline script that it does not know.
  await page.route(
    ({ pathname }) => pathname === pathOf('home', 'nl'),
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/(<h1[^>]*>)/, '$1Ann Porter ');
      await route.fulfill({ response, body: html.replace('</body>', '<script>1</script></body>') });
    },
  );
  await open(`${pathOf('home', 'nl')}?source=private`);
  await expect.poll(() => reports.length).toBe(2);
  const answers = await Promise.all(reports.map((request) => request.response()));
  expect(answers.map((answer) => answer?.status())).toEqual([202, 202]);
  const bodies = reports.map((request) => request.postDataJSON());
  expect(bodies).toContainEqual({
    name: 'Error',
    message: expect.stringContaining('Minified React error #418'),
    // Where the heading stands, not where React found out.
    frames: expect.arrayContaining([expect.stringMatching(/^\/assets\/home-[\w-]+\.js:\d+:\d+$/)]),
  });
  expect(bodies).toContainEqual({
    'csp-report': expect.objectContaining({ 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' }),
  });
  expect(JSON.stringify(bodies)).not.toContain('Ann Porter');
  complaints.splice(0);
});
