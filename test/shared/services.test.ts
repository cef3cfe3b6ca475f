import { describe, expect, test } from 'vitest';
import { aiCustomerSupport } from '#shared/content/en/ai-customer-support.ts';
import { appointmentScheduling } from '#shared/content/en/appointment-scheduling.ts';
import { buildAndElevate } from '#shared/content/en/build-and-elevate.ts';
import { buildAndEmpower } from '#shared/content/en/build-and-empower.ts';
import { businessAnalysis } from '#shared/content/en/business-analysis.ts';
import { crmIntegration } from '#shared/content/en/crm-integration.ts';
import { customAiSolution } from '#shared/content/en/custom-ai-solution.ts';
import { facts } from '#shared/content/en/facts.ts';
import { faq } from '#shared/content/en/faq.ts';
import { growth } from '#shared/content/en/growth.ts';
import { pricing } from '#shared/content/en/pricing.ts';
import { resources } from '#shared/content/en/resources.ts';
import { services } from '#shared/content/en/services.ts';
import { websiteDevelopment } from '#shared/content/en/website-development.ts';
import { growthCheckIns, launchTest, timelines } from '#shared/content/figures.ts';
import { aiCustomerSupport as nlAiCustomerSupport } from '#shared/content/nl/ai-customer-support.ts';
import { facts as nlFacts } from '#shared/content/nl/facts.ts';
import { faq as nlFaq } from '#shared/content/nl/faq.ts';
import { growth as nlGrowth } from '#shared/content/nl/growth.ts';
import { pricing as nlPricing } from '#shared/content/nl/pricing.ts';
import { resources as nlResources } from '#shared/content/nl/resources.ts';
import { packageFigures, phasesOf } from '#shared/content/offer-figures.ts';
import { type PackageId, serviceIds } from '#shared/offers.ts';
import { routes } from '#shared/routes.ts';

// English only: content.test.ts checks that Dutch has the same shape.
const solutions = [
  aiCustomerSupport,
  appointmentScheduling,
  crmIntegration,
  websiteDevelopment,
  customAiSolution,
  businessAnalysis,
];
const packagePageTexts = [buildAndEmpower, buildAndElevate, growth];
const packageIds = Object.keys(packageFigures) as PackageId[];

describe('phases', () => {
  const longest = new Map<string, number>([
    ...Object.entries(timelines).map(([id, { max }]) => [id, max] as const),
    ...Object.entries(packageFigures).map(([id, { timeline }]) => [id, timeline.max] as const),
  ]);

  test.each([...serviceIds, ...packageIds])('of %s follow each other from week 1 to the longest timeline', (id) => {
    const phases = phasesOf(id);
    let next = 1;
    for (const { min, max } of phases) {
      expect(min).toBe(next);
      expect(max).toBeGreaterThanOrEqual(min);
      next = max + 1;
    }
    expect(phases.at(-1)?.max).toBe(longest.get(id));
  });
});

describe('solution pages', () => {
  test('one for each service, at the address of its id', () => {
    expect(solutions.map(({ service }) => service.id).toSorted()).toEqual([...serviceIds].toSorted());
    for (const id of serviceIds) expect(routes[id].path).toBe(`/solutions/${id}`);
  });

  test.each(solutions)(
    '$service.id has a step for each phase, four or five questions and three other services',
    (page) => {
      expect(page.plan.steps).toHaveLength(phasesOf(page.service.id).length);
      expect([4, 5]).toContain(page.faq.length);
      expect(page.name).toBe(page.service.title);
      const related = page.related.map(({ id }) => id);
      expect(new Set([...related, page.service.id]).size).toBe(4);
    },
  );
});

describe('package pages', () => {
  test('one for each package, at the address of its id', () => {
    expect(packagePageTexts.map((page) => page.package.id)).toEqual(packageIds);
    for (const id of packageIds) expect(routes[id].path).toBe(`/packages/${id}`);
  });

  test.each(packagePageTexts)('$package.id has a step for each phase and leads to the other two', (page) => {
    expect(page.plan.steps).toHaveLength(phasesOf(page.package.id).length);
    expect(page.name).toBe(page.package.name);
    expect([page.package, ...page.others].map(({ id }) => id).toSorted()).toEqual(packageIds.toSorted());
  });
});

test('the solution cards name the e-commerce suite and experience analytics beside the services', () => {
  expect(services.solutions.cards.map(({ title }) => title)).toEqual([
    'Customer Support',
    'CRM Integration',
    'Appointment Scheduling',
    'Website Development',
    'E-commerce Suite',
    'Experience Analytics',
  ]);
});

test.each([
  [
    'English',
    pricing,
    ['1,999', '3,499', '5,999'],
    ['2-3 weeks', '3-4 weeks', '4-6 weeks'],
    ['14 days', '30 days', '45 days'],
  ],
  [
    'Dutch',
    nlPricing,
    ['1.999', '3.499', '5.999'],
    ['2-3 weken', '3-4 weken', '4-6 weken'],
    ['14 dagen', '30 dagen', '45 dagen'],
  ],
])('the comparison is the table of the product, in %s', (_, { comparison, packages }, prices, weeks, days) => {
  const rows = Object.fromEntries(comparison.rows.map(({ id, values }) => [id, values]));
  expect(packages.map(({ id }) => id)).toEqual(packageIds);
  expect(rows).toMatchObject({
    price: prices,
    timeline: weeks,
    support: days,
    workflows: ['1', '2', '3'],
    training: packageIds.map((id) => expect.stringMatching(new RegExp(`^${packageFigures[id].trainingHours} `))),
    'check-ins': [false, false, String(growthCheckIns)],
  });
});

test.each([
  ['English', facts, { pricing, faq, growth, aiCustomerSupport, resources }],
  [
    'Dutch',
    nlFacts,
    {
      pricing: nlPricing,
      faq: nlFaq,
      growth: nlGrowth,
      aiCustomerSupport: nlAiCustomerSupport,
      resources: nlResources,
    },
  ],
])('what several pages say is the same on each of them, in %s', (_, said, pages) => {
  const answers = Object.fromEntries(pages.faq.map(({ id, answer }) => [id, answer]));
  expect(pages.pricing.cards.introduction).toBe(said.prices);
  expect(pages.growth.labels.prices).toBe(said.prices);
  for (const id of ['service-cost', 'packages']) expect(answers[id], id).toContain(said.prices);
  for (const text of [answers['how-to-start'], pages.pricing.quote.text]) expect(text).toContain(said.agreement);
  expect(answers['around-the-clock']).toBe(said.aroundTheClock);
  expect(answers.packages).toContain(said.checkIns);
  expect(pages.growth.package.features).toContain(said.checkIns);
  expect(pages.aiCustomerSupport.plan.steps.map(({ text }) => text).join(' ')).toContain(said.launchTest);
  const checklist = pages.resources.checklists.find(({ id }) => id === 'ai-assistant');
  expect(checklist?.groups[0]?.items[0]).toContain(String(launchTest.questions));
});
