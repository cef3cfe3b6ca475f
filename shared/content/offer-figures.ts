/** What services and packages consist of, in figures. */

import type { PackageId, ServiceId } from '../offers.ts';
import type { WeekRange } from './figures.ts';

/** Days of support after launch that a service includes; null where none is listed. */
export const supportDays: Record<ServiceId, number | null> = {
  'ai-customer-support': 30,
  'appointment-scheduling': 30,
  'crm-integration': 45,
  'website-development': 60,
  'custom-ai-solution': 60,
  'business-analysis': null,
};

export const popularServices: readonly ServiceId[] = ['crm-integration'];

export type PackageFigures = {
  price: number;
  timeline: WeekRange;
  trainingHours: number;
  supportDays: number;
  workflows: number;
  popular: boolean;
};

export const packageFigures = {
  'build-and-empower': {
    price: 1999,
    timeline: { min: 2, max: 3 },
    trainingHours: 2,
    supportDays: 14,
    workflows: 1,
    popular: false,
  },
  'build-and-elevate': {
    price: 3499,
    timeline: { min: 3, max: 4 },
    trainingHours: 4,
    supportDays: 30,
    workflows: 2,
    popular: true,
  },
  growth: {
    price: 5999,
    timeline: { min: 4, max: 6 },
    trainingHours: 6,
    supportDays: 45,
    workflows: 3,
    popular: false,
  },
} satisfies Record<PackageId, PackageFigures>;

export const lowestPrice = Math.min(...Object.values(packageFigures).map(({ price }) => price));

/** The week in which each phase of the work ends. The first phase begins in week 1, the last ends with the longest timeline. */
const phaseEnds: Record<ServiceId | PackageId, number[]> = {
  'ai-customer-support': [1, 2, 3],
  'appointment-scheduling': [1, 2, 3],
  'crm-integration': [1, 2, 3, 4],
  'website-development': [1, 3, 5, 6],
  'custom-ai-solution': [2, 4, 8, 10],
  'business-analysis': [1, 2, 3, 4],
  'build-and-empower': [1, 2, 3],
  'build-and-elevate': [1, 3, 4],
  growth: [1, 3, 5, 6],
};

/** The weeks of each phase, first and last included. */
export function phasesOf(id: ServiceId | PackageId): WeekRange[] {
  return phaseEnds[id].map((max, index, ends) => ({ min: (ends[index - 1] ?? 0) + 1, max }));
}
