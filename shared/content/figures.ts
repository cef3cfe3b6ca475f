/** Every figure that the site claims and every business constant in a text stands here once, so that pages cannot disagree. */

import type { PackageId, ServiceId } from '../offers.ts';

export type WeekRange = { min: number; max: number };
/** Shown as `value` followed by `suffix`; counters animate `value`, unless it is no amount but part of a name. */
export type Figure = { value: number; suffix: string; isName?: boolean };

export const claims = {
  support: { value: 24, suffix: '/7', isName: true },
  clientSatisfaction: { value: 98, suffix: '%' },
  efficiency: { value: 3, suffix: 'x' },
  costSavings: { value: 70, suffix: '%' },
  speed: { value: 10, suffix: 'x' },
  onTimeDelivery: { value: 95, suffix: '%' },
} satisfies Record<string, Figure>;

export const returnOnInvestmentMonths = 3;

export const timelines = {
  'ai-customer-support': { min: 2, max: 3 },
  'appointment-scheduling': { min: 2, max: 3 },
  'crm-integration': { min: 3, max: 4 },
  'website-development': { min: 4, max: 6 },
  'custom-ai-solution': { min: 6, max: 10 },
  'business-analysis': { min: 3, max: 4 },
} satisfies Record<ServiceId, WeekRange>;

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

/** In which week each phase of the work ends: the first begins in week 1, the last ends with the longest timeline. */
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

/** What the three startup challenges claim: the metric on the row and the three statistics in its dialog. */
export const challengeFigures = {
  budget: {
    metric: claims.costSavings,
    costSavings: claims.costSavings,
    implementation: { value: 3, suffix: 'x' },
    manualWork: { value: 90, suffix: '%' },
  },
  expertise: {
    metric: { value: 3, suffix: '' },
    setup: { min: 2, max: 3 },
    teamTraining: { value: 100, suffix: '%' },
    support: claims.support,
  },
  speed: {
    metric: claims.speed,
    speed: claims.speed,
    implementation: { min: 2, max: 4 },
    onTimeDelivery: claims.onTimeDelivery,
  },
};

/**
 * How an assistant is tested before launch: with `questions` that customers really asked, picked from the last `collected`. Of the
 * `everyday` ones among them at least `everydayRight` have to be right.
 */
export const launchTest = { collected: 200, questions: 80, everyday: 35, everydayRight: 33 };

/** One a month, from launch on; Growth alone has them. */
export const growthCheckIns = 3;

export const consultationMinutes = 30;
/** Within how many hours a contact request is answered by e-mail. */
export const replyHours = 24;

/** After how many hours without an answer the owner is told of a lead once more; the database knows it, too. */
export const reminderHours = 20;

/** After so long without activity on the dashboard its session ends. */
export const deskIdleMinutes = 30;

/** How long things are kept; the privacy page and the answers to questions say so. */
export const retention = {
  chatLogDays: 180,
  submissionMonths: 24,
  /** The longest that a salted hash of a visitor's address is kept to count by. */
  visitorHashHours: 24,
};

/** The day on which the texts of a legal page last changed. */
export const lastChanged = {
  privacy: '2026-11-23',
  terms: '2026-11-22',
  security: '2026-11-23',
};
