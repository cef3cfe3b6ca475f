import type { Config } from '../worker/env.ts';

/** What is no mistake, and still not what most owners want: a sentence each. */
export function warningsOf({ leads }: Pick<Config, 'leads'>): string[] {
  if (leads.webhook || leads.mail) return [];
  return ['Nobody will be told of new leads: neither LEAD_WEBHOOK_URL nor LEAD_EMAIL_TO and LEAD_EMAIL_FROM are set.'];
}
