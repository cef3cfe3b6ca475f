import { expect, test } from 'vitest';
import {
  beginLetter,
  fillTemplate,
  insertTemplate,
  mailProgramAddress,
  startOfWriting,
  type TemplateId,
  templateIds,
} from '#client/features/desk/reply-letter.ts';
import { replyInterval } from '#client/features/desk/use-replies.ts';
import { deskReply as en } from '#shared/content/en/desk-reply.ts';
import { chatPerson as nlChat } from '#shared/content/nl/chat-person.ts';
import { deskReply as nl } from '#shared/content/nl/desk-reply.ts';
import { type Lead, type LeadRecord, type LeadReply, replyLimits } from '#shared/desk-records.ts';

const lead = {
  full_name: 'Daniël O’Brien',
  email: 'daniel@example.com',
  company_name: 'Acme',
  problem_description: 'Three spreadsheets.\n\nAnd one $& drawer.',
  language: 'nl',
} as Lead;
const reply = (given: Partial<LeadReply>) => given as LeadReply;
const filled = (of: Lead) =>
  Object.fromEntries(templateIds.map((id) => [id, fillTemplate(id, of, 'CRM', 'https://book.test/')])) as Record<
    TemplateId,
    string
  >;

test('a letter to a lead from the chat names no company', () => {
  const fromChat = { ...lead, company_name: nlChat.noCompany };
  for (const text of Object.values(filled(fromChat))) expect(text).not.toContain(nlChat.noCompany);
  expect(filled(fromChat).questions).toContain(nl.yourCompany);
  const { subject } = beginLetter(fromChat, []);
  expect(subject).toBe(nl.subject(null));
  expect(subject).not.toContain('(');
});

test('a letter begins and ends in the language of the lead, and goes on under the subject of the mail before', () => {
  for (const [language, texts] of [
    ['en', en],
    ['nl', nl],
  ] as const) {
    const { subject, body } = beginLetter({ ...lead, language }, [reply({ subject: 'Never sent', sent_at: null })]);
    expect(subject).toBe(texts.subject('Acme'));
    expect(body).toBe(`${texts.greeting('Daniël O’Brien')}\n\n\n\n${texts.signature}`);
    expect(body.slice(0, startOfWriting(body))).toBe(`${texts.greeting('Daniël O’Brien')}\n\n`);
  }
  const replies = [reply({ subject: 'First', sent_at: '2026-11-20' }), reply({ subject: 'Second', sent_at: null })];
  expect(beginLetter(lead, replies).subject).toBe('First');
});

test.each(templateIds)('the template %s holds the words of the visitor and fits, in both languages', (id) => {
  for (const language of ['en', 'nl'] as const) {
    const text = fillTemplate(id, { ...lead, language }, 'CRM', 'https://book.test/');
    expect(text).toContain('CRM');
    const own = ['> Three spreadsheets.\n> \n> And one $& drawer.', 'https://book.test/', 'Acme'];
    expect(own.some((word) => text.includes(word))).toBe(true);
    const longest = { ...lead, language, problem_description: 'x\n'.repeat(2000) };
    expect(fillTemplate(id, longest, 'CRM', '').length).toBeLessThan(replyLimits.body);
  }
});

test('another template takes the place of the one before, unless that was changed, and loses no word', () => {
  const templates = filled(lead);
  const { body } = beginLetter(lead, []);
  const first = insertTemplate(body, templates, 'questions', startOfWriting(body));
  expect(first).toContain(`\n\n${templates.questions}\n\n${nl.signature}`);
  expect(insertTemplate('Hi,\n\nyes.Bye', templates, 'questions', 9)).toBe(
    `Hi,\n\nyes.\n\n${templates.questions}\n\nBye`,
  );
  const second = insertTemplate(`${first}\nPS: tot dan`, templates, 'details', 0);
  expect(second).not.toContain(templates.questions);
  expect(second).toContain(templates.details);
  expect(second).toContain('PS: tot dan');
  const changed = second.replace('> And one', '> And two');
  expect(insertTemplate(changed, templates, 'session', startOfWriting(changed))).toContain('> And two');
});

test('the letter of the mail program has lines that end as mail has them', () => {
  const address = new URL(mailProgramAddress({ ...lead, full_name: 'Jo & Co?subject=x' }));
  expect(address.pathname).toBe('daniel%40example.com');
  expect(address.searchParams.getAll('subject')).toEqual([nl.subject('Acme')]);
  expect(address.searchParams.get('body')).toContain('Beste Jo & Co?subject=x,\r\n\r\n');
});

test('a lead is asked for again while a reply is on its way, more often before it failed', () => {
  const intervalOf = (...replies: Partial<LeadReply>[]) => replyInterval({ replies } as LeadRecord);
  expect(replyInterval(null)).toBe(false);
  expect(intervalOf({ sent_at: 'x' }, { failed_at: 'x' }, { undone_at: 'x' })).toBe(false);
  expect(intervalOf({ sent_at: 'x' }, {})).toBe(3000);
  expect(intervalOf({ last_error: 'E_INTERNAL_SERVER_ERROR' })).toBe(30_000);
});
