import type { Language } from './languages.ts';
import type { PostId } from './posts.ts';

export type Person = {
  name: string;
  role: Record<Language, string>;
  /** A sentence on what they do for clients. */
  about?: Record<Language, string>;
  /**
   * The address of a photo or drawing in `public`, at least 640 px wide and 800 px high, such as `/people/ada.webp`. Without it, initials
   * are shown.
   */
  portrait?: string;
  /** The posts that they wrote. */
  posts?: PostId[];
};

/** Facts about the company, for its owner to change. Texts are in `shared/content`, addresses of services in the settings. */
export const site = {
  name: 'Plinth',
  email: 'hello@plinth.example',
  /** As visitors read it, with the code of its country, such as '+31 30 123 45 67'; shown on /contact once filled. */
  phone: '',
  /** For reports of security problems. */
  securityEmail: 'security@plinth.example',
  /** The addresses of the company's accounts. The footer links those that are filled. */
  social: { codeHost: '', microblog: '', network: '' },
  /** The people that clients meet: on /about and /contact, and under the posts that they wrote. */
  people: [] as Person[],
  /** Where clients are received: on /about and /contact. `country` has two letters and is only for search engines. */
  office: { street: '', postalCode: '', city: '', country: '' },
  /** Shown in the footer once filled. Recipients of data and the court are in `legal.ts`. */
  legal: {
    name: '',
    address: '',
    registrationNumber: '',
    vatNumber: '',
  },
};

export const hasCompanyDetails = Object.values(site.legal).some(Boolean);
