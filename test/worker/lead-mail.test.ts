import { describe, expect, test, vi } from 'vitest';
import { leadMail as en } from '#shared/content/en/lead-mail.ts';
import { leadMail as nl } from '#shared/content/nl/lead-mail.ts';
import type { LeadNotice } from '#worker/data/lead-notices.ts';
import { sendLeadMail } from '#worker/services/lead-mail.ts';

const texts = { en, nl };
const addresses = { to: 'owner@plinth.test', from: 'site@plinth.test' };

function newNotice(lead: Partial<LeadNotice['lead']> = {}, kind: LeadNotice['kind'] = 'new'): LeadNotice {
  return {
    id: crypto.randomUUID(),
    claim: crypto.randomUUID(),
    kind,
    told: [],
    lead: {
      id: crypto.randomUUID(),
      full_name: 'Daniël O’Brien',
      email: 'daniel@example.com',
      company_name: 'Acme',
      service: 'crm-integration',
      problem_description: 'Our leads live in three spreadsheets.\nAnd in one drawer.',
      additional_info: null,
      contact_preference: 'email_contact',
      source: 'home-hero',
      language: 'en',
      created_at: '2026-11-20T08:00:00.000Z',
      ...lead,
    },
  };
}

async function mailOf(notice: LeadNotice): Promise<EmailMessageBuilder> {
  const send = vi.fn(async (_: EmailMessageBuilder) => ({ messageId: 'one' }));
  await sendLeadMail({ send } as unknown as SendEmail, addresses, notice, 'https://plinth.test/desk');
  const [[mail]] = send.mock.calls as [[EmailMessageBuilder]];
  return mail;
}

describe('the mail of a lead', () => {
  test.each(['en', 'nl'] as const)(
    'in %s says who wants what, leads to the lead and answers the visitor',
    async (language) => {
      for (const kind of ['new', 'reminder'] as const) {
        const notice = newNotice({ language }, kind);
        const mail = await mailOf(notice);
        expect(mail).toMatchObject({
          to: 'owner@plinth.test',
          from: { name: 'Plinth', email: 'site@plinth.test' },
          replyTo: { name: 'Daniël O’Brien', email: 'daniel@example.com' },
          headers: { 'X-Plinth-Notice': notice.id },
        });
        expect(mail.subject).toMatch(new RegExp(`^${texts[language].subject[kind]}: .+, Acme \\(Daniël O’Brien\\)$`));
        for (const part of [mail.text, mail.html]) {
          expect(part).toContain(texts[language].intro[kind]);
          expect(part).toContain(`https://plinth.test/desk?lead=${notice.lead.id}`);
          for (const word of ['Daniël O’Brien', 'daniel@example.com', 'Acme', 'And in one drawer.', 'home-hero'])
            expect(part).toContain(word);
        }
      }
    },
  );

  const hostile = [
    'Ann\r\nBcc: everybody@example.com',
    'Ann\nSubject: Another',
    'Ann" <evil@example.com>, "',
    'Ann <evil@example.com>',
    '=?utf-8?q?Ann?=\u2028Bcc: a@b.c',
    'Ann \u202Eelpmaxe@nna\u202C',
    `Ann\u0000\u0007\u007f`,
    '\uD800 alone',
    '🙂'.repeat(2000),
  ];

  test.each(hostile)('keeps its headers its own with the name %j', async (name) => {
    const { subject, replyTo } = await mailOf(newNotice({ full_name: name, company_name: name }));
    const { name: shown, email } = replyTo as EmailAddress;
    expect(email).toBe('daniel@example.com');
    for (const header of [subject, shown]) {
      expect(header).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(header.isWellFormed()).toBe(true);
      expect(Array.from(header).length).toBeLessThanOrEqual(150);
    }
    expect(shown).not.toMatch(/["<>@,;:]/);
  });

  test.each(['a@b.c>\r\nBcc: x@y.z', 'a@b.c, x@y.z', '<a@b.c>', 'a b@c.d', ''])(
    'answers nobody when the address is %j',
    async (email) => {
      expect(await mailOf(newNotice({ email }))).not.toHaveProperty('replyTo');
    },
  );

  test('shows what the visitor wrote as text', async () => {
    const script = '<script>alert(1)</script><a href="javascript:x">y</a>"\'&';
    const mail = await mailOf(
      newNotice({ problem_description: script, additional_info: script, company_name: script }),
    );
    expect(mail.html).not.toMatch(/<script|<a href="javascript/);
    expect(mail.html?.match(/&lt;script&gt;/g)).toHaveLength(3);
    expect(mail.text).toContain(script);
  });

  test('that the platform does not take in time is given up', async () => {
    const binding = { send: () => new Promise(() => undefined) } as unknown as SendEmail;
    await expect(sendLeadMail(binding, addresses, newNotice(), 'https://plinth.test/desk', 20)).rejects.toThrow(
      'The lead mail was not sent: No answer within 0.02 s',
    );
  });
});
