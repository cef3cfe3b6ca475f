import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { chatErrors } from '#shared/content/en/chat-errors.ts';
import { openTestSite } from '#test/support/site.ts';

const site = openTestSite(inject('site'));

const ask = (body: object) =>
  fetch(`${site.url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': '10.4.0.1' },
    body: JSON.stringify(body),
  });

test.each([
  ['en', 'How long does CRM integration take?', '3-4 weeks'],
  ['nl', 'Hoe lang duurt een CRM-integratie?', '3-4 weken'],
])('a chat message in %s is answered, and logged once', async (language, message, answer) => {
  const id = randomUUID();
  const response = await ask({ id, message, language });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    ok: true,
    reply: expect.stringContaining(answer),
    sessionId: expect.any(String),
    schedule: false,
  });
  const logged = async () => (await site.database.from('chat_logs').select('user_message, success').eq('id', id)).data;
  await expect.poll(logged).toEqual([{ user_message: message, success: true }]);
});

test('an empty chat message is refused', async () => {
  const response = await ask({ message: '  ' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 'empty',
    message: chatErrors.byCode.empty,
    error: 'Empty message',
  });
});
