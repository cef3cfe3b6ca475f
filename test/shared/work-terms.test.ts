import { describe, expect, test } from 'vitest';
import { packageLabels as packageLabelsEn } from '#shared/content/en/package-labels.ts';
import { pricing as pricingEn } from '#shared/content/en/pricing.ts';
import { solution as solutionEn } from '#shared/content/en/solution.ts';
import { workTerms as workTermsEn } from '#shared/content/en/work-terms.ts';
import { launchTest } from '#shared/content/figures.ts';
import { packageLabels as packageLabelsNl } from '#shared/content/nl/package-labels.ts';
import { pricing as pricingNl } from '#shared/content/nl/pricing.ts';
import { solution as solutionNl } from '#shared/content/nl/solution.ts';
import { workTerms as workTermsNl } from '#shared/content/nl/work-terms.ts';
import { acceptanceCases, maintenance, paymentParts, repairDays, startWeeks } from '#shared/work-terms.ts';

const numbersIn = (text: string) => new Set((text.match(/\d+/g) ?? []).map(Number));

/** The numbers that each term says, and no others. */
const figures: Record<string, number[]> = {
  acceptance: [...Object.values(acceptanceCases), launchTest.everyday, launchTest.everydayRight],
  payment: Object.values(paymentParts),
  failure: [repairDays, ...Object.values(paymentParts)],
  stopping: [],
  maintenance: Object.values(maintenance),
  start: [startWeeks],
};

test('the two payments are the whole price', () => {
  expect(paymentParts.start + paymentParts.passed).toBe(100);
});

test('an assistant has to pass before its launch what any project has to pass', () => {
  const { passing, total } = acceptanceCases;
  expect(launchTest.everydayRight).toBe(Math.ceil((launchTest.everyday * passing) / total));
});

describe.each([
  { language: 'English', terms: workTermsEn, pricing: pricingEn, solution: solutionEn, labels: packageLabelsEn },
  { language: 'Dutch', terms: workTermsNl, pricing: pricingNl, solution: solutionNl, labels: packageLabelsNl },
])('in $language', ({ terms, pricing, solution, labels }) => {
  test.each(terms.items)('"$question" says its figures and no others', ({ id, value, answer }) => {
    expect(numbersIn(`${value} ${answer}`)).toEqual(new Set(figures[id]));
  });

  test('the page of prices has them, and asks as much of a package', () => {
    const { title, introduction, items } = pricing.ifItFails;
    expect({ title, introduction }).toEqual({ title: terms.title, introduction: terms.introduction });
    // What concerns no failure stands with the questions about price.
    expect([...items, ...pricing.faq]).toEqual(expect.arrayContaining(terms.items));
    expect(items.map(({ id }) => id)).toEqual(['acceptance', 'payment', 'failure', 'stopping']);
    const tests = pricing.included.items.find(({ id }) => id === 'tests');
    expect(numbersIn(tests?.text ?? '')).toEqual(new Set(Object.values(acceptanceCases)));
  });

  test('the pages of services and packages say the same of what is paid when', () => {
    expect(numbersIn(solution.ifItFails.text)).toEqual(new Set([paymentParts.start, paymentParts.passed]));
    expect(labels.ifItFails).toBe(solution.ifItFails);
  });
});
