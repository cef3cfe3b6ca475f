import { expect, test } from 'vitest';
import { warningsOf } from '#dev/deploy/warnings.ts';
import type { Recipient } from '#shared/legal.ts';
import { parseConfig } from '../../worker/env.ts';

const settings = {
  SUPABASE_URL: 'https://db.example',
  SUPABASE_SECRET_KEY: 'sb_secret_key',
  CHAT_API_URL: 'https://chat.example/api',
  CHAT_API_KEY: 'a-key-of-the-service',
  CHAT_ASSISTANT_ID: 'assistant',
  BOOKING_SCRIPT_URL: 'https://booking.example/widget.js',
  BOOKING_PAGE_URL_EN: 'https://booking.example/en',
  BOOKING_PAGE_URL_NL: 'https://booking.example/nl',
  SITE_URL: 'https://plinth.example',
  VISITOR_SALT: 'salt-salt-salt-salt',
};

const named: Recipient = { name: 'Example B.V.', place: { en: 'Netherlands', nl: 'Nederland' }, grounds: [] };
const filled = {
  legal: { name: 'Plinth B.V.', address: 'Example Street 1', registrationNumber: '00000000', vatNumber: 'NL000' },
  recipients: {
    hosting: named,
    database: named,
    'ai-service': named,
    booking: named,
    mail: named,
    webhook: named,
  },
  social: { codeHost: 'https://code.test', microblog: 'https://blog.test', network: 'https://network.test' },
  confirmedByOwner: true,
  addresses: { email: 'hello@plinth.nl' },
};
const mailbox = { LEAD_EMAIL_TO: 'owner@plinth.example', LEAD_EMAIL_FROM: 'site@plinth.example' };

function warningsWith(more: Record<string, string>, company = filled): string[] {
  const result = parseConfig({ ...settings, ...more });
  if (!result.ok) throw new Error(result.problems.join('. '));
  return warningsOf(result.config, company);
}

test('a deploy warns where nobody would be told of a new lead', () => {
  expect(warningsWith({})).toEqual([
    expect.stringMatching(/^Nobody will be told of new leads, .*LEAD_WEBHOOK_URL.*LEAD_EMAIL_TO/),
  ]);
});

test.each<Record<string, string>>([{ LEAD_WEBHOOK_URL: 'https://hooks.example/leads' }, mailbox])(
  'it does not with %o',
  (channel) => {
    expect(warningsWith(channel)).toEqual([]);
  },
);

test('a deploy warns while the law wants more of the company than its site says', () => {
  const legal = { ...filled.legal, address: '', vatNumber: '' };
  expect(warningsWith(mailbox, { ...filled, legal })).toEqual([
    expect.stringContaining('shared/site.ts lacks legal.address, legal.vatNumber.'),
  ]);
});

test('a deploy warns while a service that receives data has no name or place', () => {
  const unnamed = { ...named, name: '' };
  const recipients = {
    ...filled.recipients,
    database: { ...named, place: { en: 'Germany', nl: '' } },
    booking: unnamed,
    webhook: unnamed,
  };
  const [warning, ...others] = warningsWith(mailbox, { ...filled, recipients });
  expect(warning).toContain('shared/legal.ts lacks name or place of database, booking.');
  expect(others).toEqual([]);
  const [withWebhook] = warningsWith({ LEAD_WEBHOOK_URL: 'https://hooks.example/leads' }, { ...filled, recipients });
  expect(withWebhook).toContain('of database, booking, webhook.');
});

test('a deploy warns while the owner has not confirmed the terms of the work', () => {
  expect(warningsWith(mailbox, { ...filled, confirmedByOwner: false })).toEqual([
    expect.stringMatching(/proposal: check shared\/work-terms\.ts, then set confirmedByOwner\.$/),
  ]);
});

test('a deploy warns while visitors are sent to an address that nobody has', () => {
  const addresses = { email: 'hello@plinth.example', securityEmail: 'security@plinth.nl' };
  expect(warningsWith(mailbox, { ...filled, addresses })).toEqual([
    'Addresses in shared/site.ts are examples still: email.',
  ]);
});

test('a deploy warns while the footer links no accounts', () => {
  const social = { ...filled.social, codeHost: '' };
  expect(warningsWith(mailbox, { ...filled, social })).toEqual([
    expect.stringContaining('shared/site.ts has no address: social.codeHost.'),
  ]);
});
