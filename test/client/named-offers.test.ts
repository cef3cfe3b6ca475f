import { expect, test } from 'vitest';
import { findNamedOffers } from '#client/features/chat/named-offers.ts';
import { catalogue as en } from '#shared/content/en/catalogue.ts';
import { packages as enPackages } from '#shared/content/en/packages.ts';
import { catalogue as nl } from '#shared/content/nl/catalogue.ts';
import { packages as nlPackages } from '#shared/content/nl/packages.ts';

const offers = { en: { catalogue: en, packages: enPackages }, nl: { catalogue: nl, packages: nlPackages } };
const english = (text: string) => findNamedOffers(text, offers, 'en').map(({ id }) => id);
const dutch = (text: string) => findNamedOffers(text, offers, 'nl').map(({ id }) => id);

test.each([
  ['CRM Integration takes 3-4 weeks.', ['crm-integration']],
  [
    'A crm integration, then Growth; later appointment scheduling.',
    ['crm-integration', 'growth', 'appointment-scheduling'],
  ],
  ['CRM Integration and CRM integration', ['crm-integration']],
  ['Build & Elevate costs 3,499.', ['build-and-elevate']],
  ['Your growth is our concern.', []],
  ['Our web development team', []],
  ['microCRM integrations', []],
  ['', []],
])('%j names %j', (text, ids) => {
  expect(english(text)).toEqual(ids);
});

test('Dutch names are found with and without their hyphen', () => {
  expect(dutch('CRM-integratie en AI klantenservice, of Websiteontwikkeling?')).toEqual([
    'crm-integration',
    'ai-customer-support',
    'website-development',
  ]);
});

test('what was named in one language is described in the other', () => {
  const [offer] = findNamedOffers('CRM Integration takes 3-4 weeks.', offers, 'nl');
  expect(offer).toMatchObject({ id: 'crm-integration', title: 'CRM-integratie' });
});
