// What the legal pages alone need to know of the company, for its owner to change. It stands apart from `site.ts`, which every page loads.
import type { Language } from './languages.ts';

/** On which ground of the GDPR's chapter V data may leave the European Economic Area; the privacy page says it in words. */
export type TransferGround = 'adequacy' | 'framework' | 'clauses';

/** A company that processes data for the site. What is empty the page leaves out, and tells visitors to ask. */
export type Recipient = {
  name: string;
  /** The country or region where it works. */
  place: Record<Language, string>;
  /** None where everything stays within the European Economic Area. */
  grounds: TransferGround[];
};

export type RecipientId = 'hosting' | 'database' | 'ai-service' | 'booking' | 'mail' | 'webhook';

const unnamed: Recipient = { name: '', place: { en: '', nl: '' }, grounds: [] };

/** Who receives data, by what it does for the site: on /privacy. */
export const recipients: Record<RecipientId, Recipient> = {
  hosting: {
    name: 'Cloudflare',
    place: {
      en: 'United States, with a network all over the world',
      nl: 'Verenigde Staten, met een wereldwijd netwerk',
    },
    grounds: ['framework'],
  },
  database: { ...unnamed, name: 'Supabase' },
  'ai-service': unnamed,
  booking: unnamed,
  /** Where mail to the company arrives, and the mails that tell of leads. */
  mail: unnamed,
  /** What receives `LEAD_WEBHOOK_URL`. */
  webhook: unnamed,
};

/** The city whose court decides. Where it is empty, the terms name the competent court in the Netherlands. */
export const court: string = '';
