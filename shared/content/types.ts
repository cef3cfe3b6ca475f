import type { ServiceId } from '../contact.ts';
import type { PackageId } from './figures.ts';

/** A service; its id, timeline, support days and popularity come from `figures.ts`. */
export type Service = {
  id: ServiceId;
  /** Name of an icon of the site's icon set. */
  icon: string;
  title: string;
  description: string;
  shortDescription: string;
  /** Wording, never a number: services are quoted. */
  priceDisplay: string;
  features: string[];
  timeline: string;
  ideal: string;
  /** Null where no support after launch is listed. */
  supportDays: number | null;
  popular: boolean;
};

export type ServiceGroupId = 'ai-automation' | 'crm-data' | 'digital-presence' | 'custom-solutions';

export type ServiceGroup = {
  id: ServiceGroupId;
  title: string;
  description: string;
  services: Service[];
};

export type Catalogue = { groups: ServiceGroup[] };

export type Package = {
  id: PackageId;
  name: string;
  description: string;
  /** Grouped as the language does it, without a currency symbol. */
  price: string;
  features: string[];
  timeline: string;
  idealFor: string;
  popular: boolean;
};

export type FaqItem = { id: string; question: string; answer: string };

export type ChallengeId = 'budget' | 'expertise' | 'speed';

export type Challenge = {
  id: ChallengeId;
  icon: string;
  problem: string;
  solution: string;
  metric: number;
  metricSuffix: string;
  metricLabel: string;
  description: string;
  benefits: string[];
  detail: {
    title: string;
    description: string;
    impacts: string[];
    solution: string;
    stats: { value: string; label: string }[];
  };
};
