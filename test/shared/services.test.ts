import { describe, expect, test } from 'vitest';
import { about } from '#shared/content/en/about.ts';
import { aiCustomerSupport } from '#shared/content/en/ai-customer-support.ts';
import { appointmentScheduling } from '#shared/content/en/appointment-scheduling.ts';
import { blogPost } from '#shared/content/en/blog-post.ts';
import { buildAndElevate } from '#shared/content/en/build-and-elevate.ts';
import { buildAndEmpower } from '#shared/content/en/build-and-empower.ts';
import { businessAnalysis } from '#shared/content/en/business-analysis.ts';
import { challengeDetails } from '#shared/content/en/challenge-details.ts';
import { chat } from '#shared/content/en/chat.ts';
import { crmIntegration } from '#shared/content/en/crm-integration.ts';
import { customAiSolution } from '#shared/content/en/custom-ai-solution.ts';
import { facts } from '#shared/content/en/facts.ts';
import { faq } from '#shared/content/en/faq.ts';
import { finalCall } from '#shared/content/en/final-call.ts';
import { growth } from '#shared/content/en/growth.ts';
import { home } from '#shared/content/en/home.ts';
import { pricing } from '#shared/content/en/pricing.ts';
import { resources } from '#shared/content/en/resources.ts';
import { services } from '#shared/content/en/services.ts';
import { terms } from '#shared/content/en/terms.ts';
import { websiteDevelopment } from '#shared/content/en/website-development.ts';
import { work } from '#shared/content/en/work.ts';
import { growthCheckIns, launchTest, timelines } from '#shared/content/figures.ts';
import { about as nlAbout } from '#shared/content/nl/about.ts';
import { aiCustomerSupport as nlAiCustomerSupport } from '#shared/content/nl/ai-customer-support.ts';
import { blogPost as nlBlogPost } from '#shared/content/nl/blog-post.ts';
import { buildAndElevate as nlBuildAndElevate } from '#shared/content/nl/build-and-elevate.ts';
import { buildAndEmpower as nlBuildAndEmpower } from '#shared/content/nl/build-and-empower.ts';
import { challengeDetails as nlChallengeDetails } from '#shared/content/nl/challenge-details.ts';
import { chat as nlChat } from '#shared/content/nl/chat.ts';
import { facts as nlFacts } from '#shared/content/nl/facts.ts';
import { faq as nlFaq } from '#shared/content/nl/faq.ts';
import { finalCall as nlFinalCall } from '#shared/content/nl/final-call.ts';
import { growth as nlGrowth } from '#shared/content/nl/growth.ts';
import { home as nlHome } from '#shared/content/nl/home.ts';
import { pricing as nlPricing } from '#shared/content/nl/pricing.ts';
import { resources as nlResources } from '#shared/content/nl/resources.ts';
import { services as nlServices } from '#shared/content/nl/services.ts';
import { terms as nlTerms } from '#shared/content/nl/terms.ts';
import { work as nlWork } from '#shared/content/nl/work.ts';
import { packageFigures, phasesOf } from '#shared/content/offer-figures.ts';
import { getService } from '#shared/content/pick.ts';
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
  expect(services.solutions.cards.map(({ page, part }) => part?.title ?? getService(services, page).title)).toEqual([
    'AI Customer Support',
    'Appointment Scheduling',
    'CRM Integration',
    'Website Development',
    'E-commerce Suite',
    'Custom AI Solution',
    'Business Analysis',
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

const english = {
  about,
  aiCustomerSupport,
  blogPost,
  buildAndElevate,
  buildAndEmpower,
  challengeDetails,
  chat,
  faq,
  finalCall,
  growth,
  home,
  pricing,
  resources,
  services,
  terms,
  work,
};
const dutch: typeof english = {
  about: nlAbout,
  aiCustomerSupport: nlAiCustomerSupport,
  blogPost: nlBlogPost,
  buildAndElevate: nlBuildAndElevate,
  buildAndEmpower: nlBuildAndEmpower,
  challengeDetails: nlChallengeDetails,
  chat: nlChat,
  faq: nlFaq,
  finalCall: nlFinalCall,
  growth: nlGrowth,
  home: nlHome,
  pricing: nlPricing,
  resources: nlResources,
  services: nlServices,
  terms: nlTerms,
  work: nlWork,
};

describe.each([
  ['English', facts, english],
  ['Dutch', nlFacts, dutch],
])('in %s', (_, said, pages) => {
  const answers = Object.fromEntries(pages.faq.map(({ id, answer }) => [id, answer]));
  const { ifItFails, faq: priceQuestions } = pages.pricing;
  const terms = Object.fromEntries([...ifItFails.items, ...priceQuestions].map(({ id, answer }) => [id, answer]));
  const packagePages = [pages.buildAndEmpower, pages.buildAndElevate, pages.growth];
  const textOf = (items: { id: string; text: string }[], id: string) => items.find((item) => item.id === id)?.text;

  test('what several pages say is the same on each of them', () => {
    expect(pages.pricing.cards.introduction).toBe(said.prices);
    expect(pages.growth.labels.prices).toBe(said.prices);
    for (const id of ['service-cost', 'packages']) expect(answers[id], id).toContain(said.prices);
    for (const text of [answers['how-to-start'], terms.start]) expect(text).toContain(said.agreement);
    expect(answers.packages).toContain(said.checkIns);
    expect(pages.growth.package.features).toContain(said.checkIns);
    const checklist = pages.resources.checklists.find(({ id }) => id === 'ai-assistant');
    expect(checklist?.groups[0]?.items[0]).toContain(String(launchTest.questions));
  });

  test('each question of /resources stands in one of its groups', () => {
    const { faq: all, faqGroups } = pages.resources;
    expect(faqGroups.flatMap(({ items }) => items)).toEqual(all);
  });

  test('an assistant goes live with some wrong answers, wherever its test is told', () => {
    expect(pages.aiCustomerSupport.plan.steps.map(({ text }) => text).join(' ')).toContain(said.launchTest);
    expect(answers.mistakes).toContain(said.launchTest);
  });

  test('the weeks are counted from the same day', () => {
    const offers = pages.terms.sections.find(({ id }) => id === 'offers')?.body.join(' ');
    for (const text of [answers['how-long'], offers, terms.start]) expect(text).toContain(said.clock);
    for (const { plan } of packagePages) expect(plan.note).toContain(said.clock);
  });

  test('who stops, who owns what and who is trained is said in the same words', () => {
    expect(pages.about.steps.terms).toContain(said.stop);
    expect(terms.stopping).toContain(said.stop);
    expect(textOf(pages.about.values.items, 'yours')).toBe(said.ownership);
    expect(textOf(pages.pricing.included.items, 'ownership')).toBe(said.ownership);
    expect(answers.ownership).toContain(said.ownership);
    expect(answers['team-skills']).toContain(said.training);
  });

  test('the free session yields the same everywhere', () => {
    const offered = [
      answers['free-session'],
      pages.finalCall.subtitle,
      pages.about.callToAction.text,
      pages.work.callToAction.text,
      pages.blogPost.callToAction.text,
    ];
    for (const text of offered) expect(text).toContain(said.freeSession);
  });

  test('one workflow is the same wherever it is explained', () => {
    const explained = [pages.pricing.faq, pages.buildAndEmpower.faq].map((questions) =>
      questions.find(({ id }) => id === 'one-workflow'),
    );
    for (const question of explained) expect(question?.answer).toContain(said.workflow);
  });

  test('no package is shown with work that it excludes', () => {
    const rows = Object.fromEntries(pages.pricing.comparison.rows.map(({ id, values }) => [id, values]));
    expect(rows).toMatchObject({
      office: [true, true, true],
      link: [false, true, true],
      systems: [false, false, true],
    });
    const shown = ({ introduction, atWork, contents, plan }: typeof buildAndEmpower) =>
      JSON.stringify([introduction, atWork, contents, plan]);
    const otherSystem = /account(?:ing|s\b)|bookkeeping|invoice|payroll|boekhouding|factu(?:ur|ren)|\bloon/i;
    expect(shown(pages.buildAndEmpower)).not.toMatch(/\bCRM\b|calendar|agenda|accounting|bookkeeping|boekhouding/i);
    expect(shown(pages.buildAndElevate)).not.toMatch(otherSystem);
    expect(pages.buildAndEmpower.package.features.join(' ')).toContain(said.officeTools);
  });

  test('the introduction of Growth says how many check-ins it has', () => {
    expect(growthCheckIns).toBe(3);
    expect(pages.growth.introduction).toContain(said.checkIns);
  });

  test('every place that shows the claims says that they are aims', () => {
    const notes = [
      pages.home.figures.aim,
      pages.home.challenges.introduction,
      pages.challengeDetails.statsTitle,
      pages.finalCall.aim,
    ];
    for (const note of notes) expect(note).toMatch(/\baims?\b|stre(?:ven|ef)/i);
  });

  test('what is marked is advice and claims no sales', () => {
    const marks = [pages.growth.labels.popular, pages.services.labels.popular, ...pages.chat.suggestionsByPage.pricing];
    for (const mark of marks) expect(mark).not.toMatch(/popular|chosen|populair|gekozen/i);
  });
});
