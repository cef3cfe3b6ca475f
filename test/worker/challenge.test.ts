import { describe, expect, test } from 'vitest';
import { contactErrors as en } from '#shared/content/en/contact-errors.ts';
import { contactErrors as nl } from '#shared/content/nl/contact-errors.ts';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import { contactBody, submissionsOf } from '#test/support/worker/contact.ts';
import { answerAt, callsOf, silence } from '#test/support/worker/outside.ts';
import { postForm, postJson } from '#test/support/worker/send.ts';
import { verifyChallenge } from '#worker/services/turnstile.ts';

const path = '/api/contact';
const verification = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const bindings = { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET_KEY: 'secret-key' };
const token = { 'cf-turnstile-response': 'a-token' };

describe('the challenge of the contact form', () => {
  test('is asked about with the secret key, and a token that passes is noted on the row', async () => {
    answerAt(verification, () => Response.json({ success: true }));
    const body = contactBody(token);
    expect((await postJson(path, body, { bindings })).status).toBe(201);
    // With its id the service gives the same verdict when the request comes again, though a token is good only once.
    expect(callsOf(verification).map((call) => call.body)).toEqual([
      { secret: 'secret-key', response: 'a-token', idempotency_key: body.submissionId },
    ]);
    expect(await submissionsOf(body.email)).toMatchObject([{ challenge: 'passed' }]);
  });

  test.each([
    ['en', en],
    ['nl', nl],
  ] as const)('refuses a token that does not pass with 422, in %s, and stores nothing', async (language, texts) => {
    answerAt(verification, () => Response.json({ success: false, 'error-codes': ['invalid-input-response'] }));
    const body = contactBody({ ...token, language });
    const response = await postJson(path, body, { bindings });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ ok: false, code: 'challenge', message: texts.outcomes.challenge });
    expect(await submissionsOf(body.email)).toEqual([]);
  });

  test('comes back with the page to a form that does not pass', async () => {
    answerAt(verification, () => Response.json({ success: false }));
    const response = await postForm(path, contactBody(token), { bindings });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(en.outcomes.challenge);
  });

  test.each([
    ['answers 500', () => new Response('', { status: 500 })],
    ['answers a page', () => new Response('<h1>Down</h1>')],
    ['does not know our key', () => Response.json({ success: false, 'error-codes': ['invalid-input-secret'] })],
    [
      'breaks the connection',
      () => {
        throw new TypeError('Network connection lost.');
      },
    ],
  ])('lets a lead through when its service %s, and notes that on the row', async (_, answer) => {
    answerAt(verification, answer);
    const body = contactBody(token);
    expect((await postJson(path, body, { bindings })).status).toBe(201);
    expect(await submissionsOf(body.email)).toMatchObject([{ challenge: 'unavailable' }]);
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test('gives up on a silent service', async () => {
    answerAt(verification, silence);
    expect(await verifyChallenge('secret-key', 'a-token', { timeout: 20 })).toBe('unavailable');
    takeConsoleErrors();
  });

  test('lets a form without scripts through, which has no token, and notes that on the row', async () => {
    const body = contactBody();
    expect((await postForm(path, body, { bindings })).status).toBe(303);
    expect(await submissionsOf(body.email)).toMatchObject([{ challenge: 'unavailable' }]);
    expect(callsOf(verification)).toEqual([]);
  });

  test('is not asked without its keys', async () => {
    const body = contactBody(token);
    expect((await postJson(path, body)).status).toBe(201);
    expect(await submissionsOf(body.email)).toMatchObject([{ challenge: 'none' }]);
  });
});
