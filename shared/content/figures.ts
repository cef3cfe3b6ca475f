/** Every figure that the site claims and every business constant in a text stands here once, so that pages cannot disagree. */

import type { ServiceId } from '../offers.ts';

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
