// Facts about the company that only the legal pages need, for its owner to change. They are not in `site.ts`, which every page loads.
import type { Language } from './languages.ts';

/** The legal ground (GDPR, chapter V) on which data may leave the European Economic Area; the privacy page says it in words. */
export type TransferGround = 'adequacy' | 'framework' | 'clauses';

/** A company that processes data for the site. The page leaves out what is empty, and tells visitors to ask. */
export type Recipient = {
  name: string;
  /** The country or region where it works. */
  place: Record<Language, string>;
  /** Empty when all data stays within the European Economic Area. */
  grounds: TransferGround[];
};

export type RecipientId = 'hosting' | 'database' | 'ai-service' | 'booking' | 'mail' | 'webhook';

const unnamed: Recipient = { name: '', place: { en: '', nl: '' }, grounds: [] };

/** The companies that receive data, by what they do for the site. The privacy page lists them. */
export const recipients: Record<RecipientId, Recipient> = {
  hosting: {
    name: 'Cloudflare',
    place: {
      en: 'United States',
      nl: 'Verenigde Staten',
    },
    grounds: ['framework'],
  },
  database: { ...unnamed, name: 'Supabase' },
  'ai-service': unnamed,
  booking: unnamed,
  /** Receives mail to the company, and the mails about leads. */
  mail: unnamed,
  /** Receives the requests to `LEAD_WEBHOOK_URL`. */
  webhook: unnamed,
};

export const areAllNamed = Object.values(recipients).every(({ name, place }) => name && place.en && place.nl);

/** The city of the competent court. If it is empty, the terms name the competent court in the Netherlands. */
export const court: string = '';
