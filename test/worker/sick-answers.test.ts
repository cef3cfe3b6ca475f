// Whatever a service answers in place of what it should is a known outcome, in JSON with its words, and never 500.
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { chatErrors } from '#shared/content/en/chat-errors.ts';
import { contactErrors } from '#shared/content/en/contact-errors.ts';
import { newChatLogRecord } from '#test/support/chat-log-record.ts';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import { contactBody, submissionsOf } from '#test/support/worker/contact.ts';
import { answerAt, answerChat, answerDatabase } from '#test/support/worker/outside.ts';
import { database, postForm, postJson, queued, send } from '#test/support/worker/send.ts';
import { storeChatLogs } from '#worker/data/chat-logs.ts';
import { addEventCounts } from '#worker/data/daily-counts.ts';
import { deleteExpiredRecords } from '#worker/data/expired-records.ts';
import { claimLeadNotices, confirmLeadNotice, type LeadNotice } from '#worker/data/lead-notices.ts';
import { claimLeadReplies, confirmLeadReply } from '#worker/data/lead-replies.ts';

const mebibyte = new Uint8Array(1024 * 1024).fill(0x61);
let sent = 0;

/** A gigabyte that is made as it is read. */
function endless(): Response {
  sent = 0;
  const pull = (controller: ReadableStreamDefaultController) => {
    sent += 1;
    controller.enqueue(mebibyte);
    if (sent === 1024) controller.close();
  };
  return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
}

const elsewhere = { location: 'https://elsewhere.test/' };
const html = { 'content-type': 'text/html' };

const sickAnswers: Record<string, () => Response> = {
  'an error without a message': () => Response.json({ code: '23514' }, { status: 400 }),
  'an error whose message is no text': () => Response.json({ message: { a: ['timeout'] } }, { status: 500 }),
  'an error that is a list': () => Response.json([{ message: 'timeout' }], { status: 404 }),
  'an error that is null': () => Response.json(null, { status: 500 }),
  'an error of nothing': () => new Response('', { status: 404 }),
  'an error page': () => new Response('<h1>Gateway timeout</h1>', { status: 502, headers: html }),
  'a page': () => new Response('<h1>timeout</h1>', { headers: html }),
  null: () => Response.json(null),
  'a list of something else': () => Response.json([{ id: 7 }]),
  'an object of something else': () => Response.json({ outcome: 'stored', id: 7, session_id: [], message: {} }),
  'a text': () => Response.json('timeout'),
  '200 without a body': () => new Response(''),
  '201 without a body': () => new Response(null, { status: 201 }),
  '204': () => new Response(null, { status: 204 }),
  'a redirect': () => new Response(null, { status: 302, headers: elsewhere }),
  '304': () => new Response(null, { status: 304 }),
  'half an answer': () => new Response('{"outcome":"sto'),
  'bytes that are no UTF-8': () => new Response(new Uint8Array([0x22, 0xff, 0xfe, 0x22])),
  'a gigabyte': endless,
};

const lost = {} as LeadNotice;

/** Each asks one service; what the visitor gets, or that it counts as failed. */
const calls: Record<string, (answer: () => Response) => Promise<void>> = {
  async contact(answer) {
    answerDatabase(answer);
    const response = await postJson('/api/contact', contactBody());
    const message = contactErrors.outcomes.unavailable;
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ ok: false, code: 'unavailable', message });
    expect(queued.leads).toEqual([]);
    expect(takeConsoleErrors()).toMatchObject([{ event: 'contact-not-stored', code: 'unavailable' }]);
  },
  async 'contact without scripts'(answer) {
    answerDatabase(answer);
    const body = contactBody();
    const response = await postForm('/api/contact', body);
    expect(response.status).toBe(502);
    const page = await response.text();
    for (const typed of ['email', 'companyName', 'problemDescription']) expect(page).toContain(body[typed]);
    takeConsoleErrors();
  },
  async challenge(answer) {
    answerAt('https://challenges.cloudflare.com/turnstile/v0/siteverify', answer);
    const body = contactBody({ 'cf-turnstile-response': 'a-token' });
    const bindings = { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET_KEY: 'secret-key' };
    expect((await postJson('/api/contact', body, { bindings })).status).toBe(201);
    expect(await submissionsOf(body.email)).toMatchObject([{ challenge: 'unavailable' }]);
    expect(takeConsoleErrors()).toMatchObject([
      { message: expect.stringMatching(/^The challenge service answered \d/) },
    ]);
  },
  async 'session of the chat'(answer) {
    answerChat(() => Response.json({ message: 'Never asked' }), answer);
    const response = await postJson('/api/chat', { message: 'Hello' });
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ ok: false, code: 'session', message: chatErrors.byCode.session });
  },
  async 'reply of the chat'(answer) {
    answerChat(answer);
    const response = await postJson('/api/chat', { message: 'Hello' });
    expect(response.status).toBe(502);
    const failure = await response.json<{ code: string; message: string }>();
    expect(failure).toMatchObject({ ok: false, code: answer().ok ? 'empty_reply' : 'upstream' });
    expect([chatErrors.byCode.empty_reply, chatErrors.other, ...Object.values(chatErrors.byStatus)]).toContain(
      failure.message,
    );
  },
  async 'chat logs'(answer) {
    answerDatabase(answer);
    await expect(storeChatLogs(database, [newChatLogRecord()])).rejects.toThrow('chat_logs refused 1 records');
  },
  async notices(answer) {
    answerDatabase(answer);
    await expect(claimLeadNotices(database, 5)).rejects.toThrow('claim_lead_notices failed');
    await expect(confirmLeadNotice(database, lost, [], true)).rejects.toThrow('confirm_lead_notice failed');
  },
  async replies(answer) {
    answerDatabase(answer);
    await expect(claimLeadReplies(database, 5)).rejects.toThrow('claim_lead_replies failed');
    await expect(confirmLeadReply(database, lost.id, null)).rejects.toThrow('confirm_lead_reply failed');
  },
  async 'expired records'(answer) {
    answerDatabase(answer);
    await expect(deleteExpiredRecords(database)).rejects.toThrow('Expired records were not deleted');
  },
  async 'counts of events'(answer) {
    answerDatabase(answer);
    await expect(addEventCounts(database, [])).rejects.toThrow('Could not count 0 batches');
  },
  async health(answer) {
    answerDatabase(answer);
    const response = await send('/api/health');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ ok: false, settings: true, database: false, kv: true });
  },
  async 'the desk'(answer) {
    answerAt(`${env.SUPABASE_URL}/`, answer);
    const claims = btoa(JSON.stringify({ role: 'authenticated' }));
    const response = await postJson(
      '/api/desk/rest/v1/rpc/erase_person',
      { p_email: 'ann@example.com' },
      {
        headers: { authorization: `Bearer e30.${claims}.x` },
      },
    );
    expect(response.status).toBeGreaterThan(399);
    expect(response.status).not.toBe(500);
    expect(await response.json()).toMatchObject({ ok: false, message: expect.any(String) });
    takeConsoleErrors();
  },
};

const table = Object.keys(calls).flatMap((call) => Object.keys(sickAnswers).map((answer) => [call, answer] as const));

test.each(table)('%s: %s is a known outcome', async (call, answer) => {
  await calls[call]?.(sickAnswers[answer] as () => Response);
  if (answer === 'a gigabyte') expect(sent).toBeLessThan(20);
});

test.each([
  ['another id', { outcome: 'stored', id: crypto.randomUUID(), createdAt: '2026-11-23T09:00:00.000Z' }],
  ['no time', { outcome: 'rate_limited', blockedUntil: 'soon' }],
])('contact takes no answer of %s for its own', async (_, answer) => {
  answerDatabase(() => Response.json(answer));
  const response = await postJson('/api/contact', contactBody());
  expect(response.status).toBe(502);
  expect(takeConsoleErrors()).toMatchObject([{ code: 'unavailable' }]);
});

test('a chat log counts as stored only when the answer names its id', async () => {
  const [one, other] = [newChatLogRecord(), newChatLogRecord()];
  answerDatabase(() => Response.json([one.id]));
  await expect(storeChatLogs(database, [one])).resolves.toBeUndefined();
  await expect(storeChatLogs(database, [one, other])).rejects.toThrow(
    'chat_logs refused 1 records: The answer does not name them',
  );
});
