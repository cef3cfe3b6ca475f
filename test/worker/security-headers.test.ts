import { clientAssets } from 'virtual:client-assets';
import { describe, expect, test } from 'vitest';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import { contactBody } from '#test/support/worker/contact.ts';
import { postForm, send } from '#test/support/worker/send.ts';
import fileHeaders from '../../public/_headers?raw';

const headersOfEveryAnswer = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

const answers: [string, number, () => Promise<Response>][] = [
  ['a page', 200, () => send('/')],
  [
    'a remembered page',
    200,
    async () => {
      await (await send('/services')).text();
      return send('/services');
    },
  ],
  ['a page that is still good', 304, () => send('/', { headers: { 'if-none-match': '*' } })],
  ['the answer to HEAD', 200, () => send('/', { method: 'HEAD' })],
  ['the sitemap', 200, () => send('/sitemap.xml')],
  ['a feed', 200, () => send('/nl/rss.xml')],
  ['the 404 page', 404, () => send('/nothing')],
  ['a redirect', 301, () => send('/en/services')],
  ['a page without settings', 500, () => send('/', { bindings: { SITE_URL: '' } })],
  ['health', 200, () => send('/api/health')],
  ['an unknown address of the API', 404, () => send('/api/nothing')],
  ['a wrong method', 405, () => send('/api/contact')],
  ['a refused request', 415, () => send('/api/contact', { method: 'POST' })],
  ['a refused form', 422, () => postForm('/api/contact', {})],
  ['an accepted form', 303, () => postForm('/api/contact', contactBody())],
];

function policyOf(response: Response): Map<string, string[]> {
  const text = response.headers.get('content-security-policy') ?? '';
  return new Map(
    text.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

describe('headers', () => {
  test.each(answers)('%s (%i) carries every header of safety', async (_, status, answer) => {
    const response = await answer();
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject(headersOfEveryAnswer);
    const policy = policyOf(response);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('x-powered-by')).toBeNull();
    takeConsoleErrors();
  });

  test.each(answers)('%s (%i) says how long it is kept', async (_, status, answer) => {
    const response = await answer();
    const isPage = status === 200 || status === 304;
    const isApi = response.headers.get('content-type')?.startsWith('application/json');
    expect(response.headers.get('cache-control')).toBe(
      isPage && !isApi ? 'public, max-age=0, s-maxage=86400, must-revalidate' : 'no-store',
    );
    takeConsoleErrors();
  });
});

describe('content policy', () => {
  test('the policy allows what is inlined by its hash, the booking hosts, and nothing else', async () => {
    const response = await send('/');
    const html = await response.text();
    const scripts = [
      ...html.matchAll(/<script(?![^>]*(?:src=|application\/(?:ld\+)?json))[^>]*>([\s\S]*?)<\/script>/g),
    ];
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
    expect(scripts).toHaveLength(1);
    expect(styles).toHaveLength(1);
    const scriptHash = await hashOf(scripts[0]?.[1] ?? '');
    const aHash = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);
    const styleHash = await hashOf(styles[0]?.[1] ?? '');
    expect(Object.fromEntries(policyOf(response))).toEqual({
      'default-src': ["'none'"],
      // The three hashes are of what React inlines where a page awaits something (`pages.test.ts`).
      'script-src': ["'self'", scriptHash, aHash, aHash, aHash, 'https://booking.test'],
      'style-src': ["'self'", styleHash, 'https://booking.test'],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'frame-src': ['https://calendar.test'],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'report-uri': ['/api/reports'],
    });
  });

  test('the same inline script stands in every kind of page', async () => {
    for (const path of ['/', '/nl/contact', '/nothing'])
      expect(await (await send(path)).text()).toContain(clientAssets.headScript.text);
  });

  test('an answer without a body allows the style of the page that the browser has stored', async () => {
    const page = await send('/?source=letter');
    const headers = { 'If-None-Match': page.headers.get('etag') ?? '' };
    const fresh = await send('/?source=letter', { headers });
    expect(fresh.status).toBe(304);
    expect(policyOf(fresh)).toEqual(policyOf(page));
  });

  test('the challenge may load only when both its keys are set', async () => {
    const keys = { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET_KEY: 'secret-key' };
    const policy = policyOf(await send('/', { bindings: keys }));
    expect(policy.get('script-src')).toContain('https://challenges.cloudflare.com');
    expect(policy.get('frame-src')).toContain('https://challenges.cloudflare.com');
  });
});

describe('files', () => {
  const [, everyFile = '', , assets = ''] = fileHeaders
    .replace(/^#.*\n/gm, '')
    .split(/^(?=\/)|\n(?=\/)/m)
    .reduce<string[]>((all, block) => {
      const [pattern = '', ...lines] = block.trim().split('\n');
      all.push(pattern, lines.join('\n'));
      return all;
    }, []);
  const parse = (lines: string) =>
    Object.fromEntries(
      lines.split('\n').map((line) => {
        const [name = '', ...value] = line.trim().split(': ');
        return [name.toLowerCase(), value.join(': ')];
      }),
    );

  test('files carry the headers of the Worker, with a policy that allows nothing', async () => {
    const { 'content-security-policy': policy, ...headers } = parse(everyFile);
    expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers).toMatchObject(headersOfEveryAnswer);
    expect(Object.fromEntries((await send('/')).headers)).toMatchObject(headers);
  });

  test('the Worker sets no header of safety that files lack', async () => {
    const ofPages = ['cache-control', 'content-type', 'etag', 'link', 'x-request-id', 'transfer-encoding'];
    const names = [...(await send('/')).headers.keys()].filter((name) => !ofPages.includes(name));
    expect(Object.keys(parse(everyFile)).sort()).toEqual(names.sort());
  });

  test('files whose names change with their content are kept for a year', () => {
    expect(parse(assets)).toEqual({ 'cache-control': 'public, max-age=31536000, immutable' });
  });
});
