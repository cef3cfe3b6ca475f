import type { ServiceId } from '../../offers.ts';
import { timelines } from '../figures.ts';
import { weeks } from './format.ts';

/** What is shown of a service wherever it is named. The catalogue has more. */
export const serviceOffers: Record<ServiceId, { title: string; timeline: string; priceDisplay: string }> = {
  'ai-customer-support': {
    title: 'AI Customer Support',
    timeline: weeks(timelines['ai-customer-support']),
    priceDisplay: 'Custom Quote',
  },
  'appointment-scheduling': {
    title: 'Appointment Scheduling',
    timeline: weeks(timelines['appointment-scheduling']),
    priceDisplay: 'Tailored Pricing',
  },
  'crm-integration': {
    title: 'CRM Integration',
    timeline: weeks(timelines['crm-integration']),
    priceDisplay: 'Enterprise Quote',
  },
  'website-development': {
    title: 'Website Development',
    timeline: weeks(timelines['website-development']),
    priceDisplay: 'Project-Based Quote',
  },
  'custom-ai-solution': {
    title: 'Custom AI Solution',
    timeline: weeks(timelines['custom-ai-solution']),
    priceDisplay: 'Consultation Required',
  },
  'business-analysis': {
    title: 'Business Analysis',
    timeline: weeks(timelines['business-analysis']),
    priceDisplay: 'Strategic Investment',
  },
};
