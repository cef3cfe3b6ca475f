import { describe, expect, test } from 'vitest';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import { origin, send } from '#test/support/worker/send.ts';

const desk = 'https://desk.plinth.test';
const bindings = { DESK_URL: desk };

describe('with an own host for the desk', () => {
  test.each(['/', '/nl', '/services', '/api/contact', '/api/chat', '/sitemap.xml', '/robots.txt', '/desks'])(
    '%s is not found at that host',
    async (path) => {
      // Before and after the site itself has answered.
      for (let round = 0; round < 2; round += 1) {
        expect((await send(desk + path, { bindings })).status).toBe(404);
        await send(origin + path, { bindings });
      }
    },
  );

  test.each([
    '/api/desk/waiting',
    '/api/desk/auth/v1/user',
    '/desk',
    '/nl/desk',
    '/%64esk',
    '/desk/callback',
    '/en/desk/',
  ])('%s is not found at the site', async (path) => {
    const response = await send(origin + path, { bindings });
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('the desk, its health and what its browsers report are answered at that host', async () => {
    expect((await send(`${desk}/api/desk/waiting`, { bindings })).status).toBe(401);
    expect((await send(`${desk}/api/health`, { bindings })).status).toBe(200);
    expect((await send(`${desk}/api/reports`, { bindings })).status).toBe(405);
  });

  test('it may not be the host of the site', async () => {
    expect((await send('/', { bindings: { DESK_URL: origin } })).status).toBe(500);
    expect(takeConsoleErrors()).toMatchObject([{ message: 'Malformed environment variables: DESK_URL' }]);
  });
});

test.each(['/desk', '/nl/desk', '/desk/callback?code=1', '/%64esk'])(
  'the policy of %s names neither a booking nor a challenge host',
  async (path) => {
    const withChallenge = { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET_KEY: 'secret-key' };
    const policy = (await send(path, { bindings: withChallenge })).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/booking|calendar|challenges/);
    const other = (await send('/contact', { bindings: withChallenge })).headers.get('content-security-policy');
    expect(other).toMatch(/booking.*challenges/);
  },
);
