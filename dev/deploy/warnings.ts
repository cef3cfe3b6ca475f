import { recipients } from '../../shared/legal.ts';
import { site } from '../../shared/site.ts';
import { confirmedByOwner } from '../../shared/work-terms.ts';
import type { Config } from '../../worker/env.ts';

const { email, securityEmail, social, legal } = site;
/** `addresses` are those to which people write, by what each is called in `shared/site.ts`. */
const ownCompany = {
  legal,
  recipients,
  social,
  confirmedByOwner,
  addresses: { email, securityEmail } as Record<string, string>,
};

/** What is no mistake, and still not what most owners want: a sentence each. */
export function warningsOf({ leads }: Pick<Config, 'leads'>, company = ownCompany): string[] {
  const examples = namesOf(company.addresses, (address) => address.includes('example'));
  const missing = namesOf(company.legal, (value) => !value).map((name) => `legal.${name}`);
  const unlinked = namesOf(company.social, (address) => !address).map((name) => `social.${name}`);
  const unnamed = namesOf(company.recipients, ({ name, place }) => !(name && place.en && place.nl));
  const receiving = unnamed.filter((id) => id !== 'webhook' || leads.webhook);
  const untold = leads.webhook || leads.mail ? [] : ['LEAD_WEBHOOK_URL', 'LEAD_EMAIL_TO and LEAD_EMAIL_FROM'];
  const warnings = [
    { names: examples, about: 'Addresses in shared/site.ts are examples still:' },
    { names: untold, about: 'Nobody will be told of new leads, because nothing is set of' },
    { names: unlinked, about: 'The footer links no accounts for which shared/site.ts has no address:' },
    { names: missing, about: 'Dutch law asks a company to say on its site who it is: shared/site.ts lacks' },
    { names: receiving, about: 'For the privacy page shared/legal.ts lacks name or place of' },
    {
      names: company.confirmedByOwner ? [] : ['confirmedByOwner'],
      about:
        'Payment, repair and maintenance as /pricing has them are a proposal: check shared/work-terms.ts, then set',
    },
  ];
  return warnings.flatMap(({ names, about }) => (names.length > 0 ? [`${about} ${names.join(', ')}.`] : []));
}

function namesOf<Value>(values: Record<string, Value>, isMeant: (value: Value) => boolean): string[] {
  return Object.keys(values).filter((name) => isMeant(values[name] as Value));
}
