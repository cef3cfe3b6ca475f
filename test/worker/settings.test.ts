import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { configurationError as en } from '#shared/content/en/configuration-error.ts';
import { configurationError as nl } from '#shared/content/nl/configuration-error.ts';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import { postJson, send } from '#test/support/worker/send.ts';
import { parseConfig, type SettingName, settingNames } from '#worker/env.ts';

const complete: Record<string, string> = {
  SUPABASE_URL: 'https://project.supabase.test',
  SUPABASE_SECRET_KEY: 'sb_secret_abcdef',
  CHAT_API_URL: 'https://assistant.test/api',
  CHAT_API_KEY: 'long-enough',
  CHAT_ASSISTANT_ID: 'assistant',
  BOOKING_SCRIPT_URL: 'https://booking.test/widget.js',
  BOOKING_PAGE_URL_EN: 'https://booking.test/en',
  BOOKING_PAGE_URL_NL: 'https://booking.test/nl',
  SITE_URL: 'https://plinth.test',
  VISITOR_SALT: 'sixteen-letters-',
};
const optional: SettingName[] = [
  'SUPABASE_PUBLISHABLE_KEY',
  'TURNSTILE_SITE_KEY',
  'TURNSTILE_SECRET_KEY',
  'LEAD_WEBHOOK_URL',
];
const required = settingNames.filter((name) => !optional.includes(name));

const problemsOf = (given: Record<string, unknown>) => {
  const result = parseConfig({ ...complete, ...given });
  return result.ok ? [] : result.problems;
};

describe('reading settings', () => {
  test('complete settings become a config, and only its public part holds no secret', () => {
    const result = parseConfig({ ...complete, TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: 'secret' });
    expect(result).toEqual({
      ok: true,
      config: {
        database: { url: 'https://project.supabase.test', secretKey: 'sb_secret_abcdef' },
        publishableKey: null,
        chat: { apiUrl: 'https://assistant.test/api', apiKey: 'long-enough', assistantId: 'assistant' },
        visitorSalt: 'sixteen-letters-',
        turnstileSecretKey: 'secret',
        leadWebhookUrl: null,
        publicConfig: {
          siteUrl: 'https://plinth.test',
          booking: {
            scriptUrl: 'https://booking.test/widget.js',
            pageUrl: { en: 'https://booking.test/en', nl: 'https://booking.test/nl' },
          },
          turnstileSiteKey: 'site',
        },
      },
    });
  });

  test.each(required)('%s that is absent or empty is named as missing', (name) => {
    for (const value of [undefined, '']) {
      expect(problemsOf({ [name]: value })).toEqual([`Missing environment variables: ${name}`]);
    }
  });

  test('all that is missing is named in one line, in the order of the documents', () => {
    expect(parseConfig({})).toEqual({ ok: false, problems: [`Missing environment variables: ${required.join(', ')}`] });
  });

  test.each([
    ['SUPABASE_URL', 'project.supabase.test'],
    ['SUPABASE_URL', 'http://project.supabase.test'],
    ['SUPABASE_URL', 'ftp://127.0.0.1'],
    ['SUPABASE_SECRET_KEY', 'sb_publishable_abcdef'],
    ['SUPABASE_SECRET_KEY', 'eyJhbGciOi'],
    ['SUPABASE_PUBLISHABLE_KEY', 'sb_secret_abcdef'],
    ['CHAT_API_URL', 'https://assistant.test'],
    ['CHAT_API_URL', 'https://assistant.test/api/'],
    ['CHAT_API_KEY', 'short'],
    ['CHAT_ASSISTANT_ID', '   '],
    ['BOOKING_SCRIPT_URL', 'javascript:alert(1)'],
    ['BOOKING_PAGE_URL_NL', 'http://localhost.evil.example'],
    ['SITE_URL', 'https://plinth.test/'],
    ['SITE_URL', 'https://plinth.test/site'],
    ['VISITOR_SALT', 'fifteen-letters'],
    ['LEAD_WEBHOOK_URL', 'hooks.test'],
    ['CHAT_API_KEY', 42],
  ])('%s as %j is named as malformed, without its value', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([`Malformed environment variables: ${name}`]);
  });

  test.each([
    'http://localhost:54321',
    'http://127.0.0.1:54321',
    'http://[::1]:54321',
    'https://db.test',
    ' https://db.test ',
  ])('a service may be at %s', (url) => {
    expect(problemsOf({ SUPABASE_URL: url })).toEqual([]);
  });

  test('missing and malformed settings are two lines', () => {
    expect(problemsOf({ SITE_URL: '', CHAT_API_KEY: 'short', SUPABASE_URL: 'x', VISITOR_SALT: '' })).toEqual([
      'Missing environment variables: SITE_URL, VISITOR_SALT',
      'Malformed environment variables: SUPABASE_URL, CHAT_API_KEY',
    ]);
  });

  test.each([
    ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
    ['TURNSTILE_SECRET_KEY', 'TURNSTILE_SITE_KEY'],
  ])('%s alone is half a challenge: %s is missing', (present, absent) => {
    expect(problemsOf({ [present]: 'a-key' })).toEqual([`Missing environment variables: ${absent}`]);
  });
});

describe('a Worker without its settings', () => {
  const broken = { SITE_URL: '', CHAT_API_URL: 'https://assistant.test/wrong', TURNSTILE_SITE_KEY: 'half' };
  const values = [env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, env.CHAT_API_KEY, env.VISITOR_SALT, broken.CHAT_API_URL];

  test.each(['/', '/nl/contact', '/nothing', '/en/services', '/api/contact', '/api/nothing'])(
    'answers 500 at %s with a plain page that names no setting and no value, and logs each name',
    async (path) => {
      const response = await send(path, { bindings: broken });
      expect(response.status).toBe(500);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      const html = await response.text();
      expect(html).toContain(`<h1>${(path.startsWith('/nl') ? nl : en).title}</h1>`);
      const log = takeConsoleErrors();
      expect(log).toEqual([
        { level: 'error', event: 'settings', message: 'Missing environment variables: SITE_URL, TURNSTILE_SECRET_KEY' },
        { level: 'error', event: 'settings', message: 'Malformed environment variables: CHAT_API_URL' },
      ]);
      for (const name of settingNames) expect(html).not.toContain(name);
      for (const value of values) {
        expect(html).not.toContain(value);
        expect(JSON.stringify(log)).not.toContain(value);
      }
    },
  );

  test('refuses what is posted', async () => {
    expect((await postJson('/api/chat', { message: 'Hello' }, { bindings: broken })).status).toBe(500);
    takeConsoleErrors();
  });

  test('answers health with 503, because an operator asks just then', async () => {
    const response = await send('/api/health', { bindings: broken });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      ok: false,
      build: expect.any(String),
      settings: false,
      database: false,
      kv: true,
    });
  });
});
