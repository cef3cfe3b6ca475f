// What services of the outside answer when they are sick, or what stands before them answers in their place. Each is a known outcome: never
// 500, nothing counted as done that the answer does not name, and no words of the visitor lost.
import { afterEach, describe, expect, test } from 'vitest';
import { contactErrors } from '#shared/content/en/contact-errors.ts';
import { newChatLogRecord } from '#test/support/chat-log-record.ts';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import { contactBody } from '#test/support/worker/contact.ts';
import { answerAt, answerChat, answerDatabase } from '#test/support/worker/outside.ts';
import { database, postForm, postJson, send } from '#test/support/worker/send.ts';
import { storeChatLogs } from '#worker/data/chat-logs.ts';
import { claimLeadNotice } from '#worker/data/lead-notices.ts';
import { deleteExpiredRecords } from '#worker/data/retention.ts';
import { verifyChallenge } from '#worker/services/turnstile.ts';

const json = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'application/json' } });

/** Sends without end, as far as anybody reads. */
function endless(): Response {
  const chunk = new TextEncoder().encode('"'.padEnd(64 * 1024, 'x'));
  let sent = 0;
  return new Response(
    new ReadableStream({
      pull: (controller) => {
        sent += chunk.length;
        if (sent > 64 * 1024 * 1024) controller.error(new Error('More was read than is ever needed'));
        else controller.enqueue(chunk);
      },
    }),
  );
}

const sick: [what: string, answer: () => Response][] = [
  ['an error without a message', () => json('{}', 500)],
  ['an error whose message is no text', () => json('{"message":{"a":1},"code":7}', 400)],
  ['an error that is null', () => json('null', 500)],
  ['an error that is a list', () => json('[{"message":"no"}]', 404)],
  ['an error in HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['an error without a body', () => new Response(null, { status: 404 })],
  ['200 with null', () => json('null')],
  ['200 with a list', () => json('[]')],
  ['200 with an object of something else', () => json('{"ok":true}')],
  ['200 with a text', () => json('"done"')],
  ['200 with a number', () => json('1')],
  ['200 without a body', () => new Response('')],
  [
    '200 with HTML',
    () => new Response('<!doctype html><title>Sign in</title>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['200 with half an answer', () => json('{"outcome":"stored","id":')],
  ['200 with bytes that are no text', () => new Response(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]))],
  ['201 without a body', () => new Response(null, { status: 201 })],
  ['204', () => new Response(null, { status: 204 })],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/' } })],
  ['a body without end', endless],
];

afterEach(() => void takeConsoleErrors());

describe.each(sick)('%s', (_, answer) => {
  test('from the database is a known refusal of a contact request, and the form keeps what was typed', async () => {
    answerDatabase(answer);
    const body = contactBody();
    const response = await postJson('/api/contact', body);
    const { code = '', message } = await response.json<{ code: string; message: string }>();
    expect([response.status, message]).toEqual([502, contactErrors.outcomes[code as 'unavailable']]);
    const page = await postForm('/api/contact', body);
    expect(page.status).toBe(502);
    expect(await page.text()).toContain(body.email);
  });

  test('from the database stores no log, claims no notice, deletes nothing and is not well', async () => {
    answerDatabase(answer);
    await expect(storeChatLogs(database, [newChatLogRecord()])).rejects.toThrow('chat_logs refused 1 records');
    // An empty list is what the database says where nothing is to be told.
    const claimed = await claimLeadNotice(database, crypto.randomUUID()).catch((error: Error) => error.message);
    expect([[], expect.stringContaining('claim_lead_notice failed')]).toContainEqual(claimed);
    await expect(deleteExpiredRecords(database)).rejects.toThrow('Expired records were not deleted');
    const health = await send('/api/health');
    expect([health.status, (await health.json<{ database: boolean }>()).database]).toEqual([503, false]);
  });

  test('from the AI service is a known failure, of a reply and of a session', async () => {
    for (const [reply, session] of [
      [answer, undefined],
      [() => json('{"message":"Three weeks."}'), answer],
    ] as const) {
      answerChat(reply, session);
      const response = await postJson('/api/chat', { message: 'How long?' });
      const body = await response.json<{ ok: boolean; code: string; message: string }>();
      expect(response.status).toBe(502);
      expect(body).toMatchObject({ ok: false, code: expect.stringMatching(/^(session|upstream|empty_reply)$/) });
      expect(typeof body.message).toBe('string');
    }
  });

  test('from the challenge service never costs a lead', async () => {
    answerAt('https://challenges.cloudflare.com/turnstile/v0/siteverify', answer);
    expect(await verifyChallenge('secret', 'token')).toBe('unavailable');
  });
});
