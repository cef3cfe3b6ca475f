import { expect, test } from 'vitest';
import { warningsOf } from '#dev/deploy-warnings.ts';
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

function warningsWith(more: Record<string, string>): string[] {
  const result = parseConfig({ ...settings, ...more });
  if (!result.ok) throw new Error(result.problems.join('. '));
  return warningsOf(result.config);
}

test('a deploy warns where nobody would be told of a new lead', () => {
  expect(warningsWith({})).toEqual([
    expect.stringMatching(/^Nobody will be told of new leads: .*LEAD_WEBHOOK_URL.*LEAD_EMAIL_TO/),
  ]);
});

test.each<Record<string, string>>([
  { LEAD_WEBHOOK_URL: 'https://hooks.example/leads' },
  { LEAD_EMAIL_TO: 'owner@plinth.example', LEAD_EMAIL_FROM: 'site@plinth.example' },
])('it does not with %o', (channel) => {
  expect(warningsWith(channel)).toEqual([]);
});
