import type { serviceOffers as english } from '../en/service-offers.ts';
import { timelines } from '../figures.ts';
import { weeks } from './format.ts';

export const serviceOffers = {
  'ai-customer-support': {
    title: 'AI-klantenservice',
    timeline: weeks(timelines['ai-customer-support']),
    priceDisplay: 'Offerte op maat',
  },
  'appointment-scheduling': {
    title: 'Online afspraken',
    timeline: weeks(timelines['appointment-scheduling']),
    priceDisplay: 'Prijs op maat',
  },
  'crm-integration': {
    title: 'CRM-integratie',
    timeline: weeks(timelines['crm-integration']),
    priceDisplay: 'Offerte na inventarisatie',
  },
  'website-development': {
    title: 'Websiteontwikkeling',
    timeline: weeks(timelines['website-development']),
    priceDisplay: 'Offerte per project',
  },
  'custom-ai-solution': {
    title: 'AI-oplossing op maat',
    timeline: weeks(timelines['custom-ai-solution']),
    priceDisplay: 'Prijs na overleg',
  },
  'business-analysis': {
    title: 'Bedrijfsanalyse',
    timeline: weeks(timelines['business-analysis']),
    priceDisplay: 'Prijs na intake',
  },
} satisfies typeof english;
