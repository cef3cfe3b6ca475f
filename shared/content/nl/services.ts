import { site } from '#shared/site.ts';
import type { services as english } from '../en/services.ts';
import { days } from './format.ts';

export const services = {
  meta: {
    title: `AI-, CRM- en websitediensten voor scale-ups | ${site.name}`,
    description:
      'Zes diensten: AI-klantenservice, afspraken plannen, CRM-integratie, websites, AI op maat en bedrijfsanalyse, elk met doorlooptijd en nazorg.',
  },
  heading: 'Diensten',
  introduction:
    'Zes diensten, elk met een vaste omvang, een doorlooptijd en een offerte voordat het werk begint. Begin met de dienst die de meeste uren bespaart; de andere sluiten er later op aan.',
  labels: {
    price: 'Prijs',
    timeline: 'Doorlooptijd',
    ideal: 'Geschikt voor',
    support: 'Ondersteuning na livegang',
    features: 'Wat u krijgt',
    popular: 'Veel gekozen',
    more: 'Lees verder',
  },
  supportText: (count: number) => `${days(count)} inbegrepen`,
} satisfies typeof english;
