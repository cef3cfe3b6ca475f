import { describe, expect, test, vi } from 'vitest';
import { takeConsoleErrors } from '#test/support/fail-on-console-error.ts';
import { contactBody } from '#test/support/worker/contact.ts';
import { logLines } from '#test/support/worker/log-lines.ts';
import { answerChat, failDatabase } from '#test/support/worker/outside.ts';
import { postJson } from '#test/support/worker/send.ts';
import { logError } from '#worker/log.ts';

const requestId = 'number-7';
const headers = { 'x-request-id': requestId };

describe('the log says of a lead', () => {
  const typed = contactBody({ email: 'ann@example.com', additionalInfo: 'Call me maybe' });
  const lead = typed.submissionId;

  test('that it was stored, came again or was a duplicate, and nothing that was typed', async () => {
    await postJson('/api/contact', typed, { headers });
    await postJson('/api/contact', typed, { headers });
    await postJson('/api/contact', { ...typed, submissionId: crypto.randomUUID() }, { headers });
    expect(logLines()).toEqual([
      { level: 'info', event: 'contact-stored', requestId, lead, challenge: 'none' },
      { level: 'info', event: 'contact-replayed', requestId, lead, challenge: 'none' },
      { level: 'info', event: 'contact-refused', requestId, code: 'duplicate', oneIn: 1 },
    ]);
    const log = JSON.stringify(logLines());
    for (const field of ['fullName', 'email', 'companyName', 'problemDescription', 'additionalInfo'])
      expect(log).not.toContain(typed[field]);
  });

  test('which fields were refused', async () => {
    await postJson('/api/contact', contactBody({ email: 'ann@', fullName: 'A' }), { headers });
    expect(logLines()).toEqual([
      expect.objectContaining({ event: 'contact-refused', code: 'validation', fields: ['fullName', 'email'] }),
    ]);
  });

  test('as one error that the database failed', async () => {
    failDatabase('canceling statement due to statement timeout', { status: 500, code: '57014' });
    await postJson('/api/contact', contactBody(), { headers });
    expect(logLines()).toEqual([]);
    expect(takeConsoleErrors()).toEqual([
      { level: 'error', event: 'contact-not-stored', requestId, code: 'timeout', cause: '57014' },
    ]);
  });

  test('one in ten of what only programs send', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.1);
    await postJson('/api/contact', [], { headers });
    expect(logLines()).toEqual([]);
    random.mockReturnValue(0.09);
    await postJson('/api/contact', [], { headers });
    expect(logLines()).toEqual([
      { level: 'info', event: 'contact-refused', requestId, code: 'bad_request', oneIn: 10 },
    ]);
  });
});

describe('the log says of the chat', () => {
  const ask = () => postJson('/api/chat', { message: 'A private question' }, { headers });

  test('how long one in ten answers took', async () => {
    answerChat(() => Response.json({ message: 'A private reply' }));
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.1);
    await ask();
    expect(logLines()).toEqual([]);
    random.mockReturnValue(0.09);
    await ask();
    expect(logLines()).toEqual([
      { level: 'info', event: 'chat-answered', requestId, ms: expect.any(Number), oneIn: 10 },
    ]);
  });

  test('why each failed one did, and after how long', async () => {
    answerChat(() => Response.json({ message: 'A private reason' }, { status: 503 }));
    await ask();
    expect(logLines()).toEqual([
      { level: 'warn', event: 'chat-failed', requestId, error: 'HTTP 503', ms: expect.any(Number) },
    ]);
  });
});

test.each([
  new Error('one line\nanother\r\nand \u2028 one more'),
  new Error('with a cause', { cause: new Error('of two\nlines') }),
  'a text\nof two lines',
  undefined,
])('an error is one line of JSON, whatever it says: %j', (error) => {
  vi.mocked(console.error).mockClear();
  logError(error, requestId);
  const written = vi.mocked(console.error).mock.calls;
  expect(written).toHaveLength(1);
  expect(written[0]).toHaveLength(1);
  expect(String(written[0]?.[0])).not.toMatch(/[\n\r]/);
  expect(takeConsoleErrors()).toMatchObject([{ level: 'error', event: 'unexpected', requestId }]);
});
