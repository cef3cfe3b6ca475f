/** Every figure that the site claims and every business constant in a text stands here once, so that pages agree. */

import type { ServiceId } from '../offers.ts';

export type WeekRange = { min: number; max: number };
/** Shown as `value` followed by `suffix`. Counters animate `value`, unless it is part of a name and no amount. */
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

/** The claims of the three startup challenges: the metric on the row and the three statistics in its dialog. */
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
 * How an assistant is tested before launch: with `questions` real questions from customers, picked from the last `collected`. Of the
 * `everyday` questions among them at least `everydayRight` have to be answered correctly.
 */
export const launchTest = { collected: 200, questions: 80, everyday: 40, everydayRight: 38 };

/** One a month from launch on, only in the package Growth. */
export const growthCheckIns = 3;

/** The case of the post 'automation-payback-worked-out': hours a week, people, and euros an hour. The calculator begins with it. */
export const paybackCase = { hours: 9, people: 2, cost: 45 };
/** Of one workflow, at most in a week. More are rarely true, so the calculator advises to measure them. */
export const usualHours = 20;
/** What the calculator assumes of it: hours a week that remain, and the percentage of those freed that is used. */
export const paybackAssumed = { remaining: 2, used: 80 };
/**
 * What the calculator works out for it: hours a week that are used, euros a week that keep it running and that it saves, one's own
 * hours, euros once with them, and weeks.
 */
export const paybackResult = { freed: 5.6, runningWeek: 12, saved: 240, ownHours: 14, once: 2629, weeks: 11 };

export const consultationMinutes = 30;
/** A contact request is answered by e-mail within so many hours. */
export const replyHours = 24;

/** After so many hours without an answer the owner is reminded of a lead. The database has the same number. */
export const reminderHours = 20;
