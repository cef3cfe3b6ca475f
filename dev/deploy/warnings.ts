import { recipients } from '../../shared/legal.ts';
import { site } from '../../shared/site.ts';
import type { Config } from '../../worker/env.ts';

type Company = {
  legal: typeof site.legal;
  recipients: typeof recipients;
  /** Where people are sent, by what it is called in `shared/site.ts`. */
  addresses: Record<string, string>;
};

const { email, securityEmail, social } = site;
const addresses = { email, securityEmail, ...social };

/** What is no mistake, and still not what most owners want: a sentence each. */
export function warningsOf(
  { leads }: Pick<Config, 'leads'>,
  company: Company = { legal: site.legal, recipients, addresses },
): string[] {
  const missing = Object.entries(company.legal).flatMap(([name, value]) => (value ? [] : [name]));
  const unnamed = Object.entries(company.recipients).flatMap(([id, { name, place }]) => {
    if (id === 'webhook' && !leads.webhook) return [];
    return name && place.en && place.nl ? [] : [id];
  });
  const examples = Object.entries(company.addresses).flatMap(([name, value]) => (/example/.test(value) ? [name] : []));
  return [
    ...(examples.length > 0 ? [`Addresses in shared/site.ts are examples still: ${examples.join(', ')}.`] : []),
    ...(leads.webhook || leads.mail
      ? []
      : ['Nobody will be told of new leads: neither LEAD_WEBHOOK_URL nor LEAD_EMAIL_TO and LEAD_EMAIL_FROM are set.']),
    ...(missing.length > 0
      ? [
          `Dutch law asks a company to say on its site who it is: shared/site.ts lacks legal.${missing.join(', legal.')}.`,
        ]
      : []),
    ...(unnamed.length > 0
      ? [
          `The privacy page cannot say who receives data, or where: shared/legal.ts lacks name or place of ${unnamed.join(', ')}.`,
        ]
      : []),
  ];
}
