import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { paybackChart } from '#dev/build/payback-chart.ts';
import { calculator as en } from '#shared/content/en/calculator.ts';
import { paybackResult } from '#shared/content/figures.ts';
import { calculator as nl } from '#shared/content/nl/calculator.ts';
import { type PaybackValues, parsePayback, valuesFrom, workOutPayback } from '#shared/payback.ts';

/** What the calculator begins with is the case of the post. */
const initial = valuesFrom(new URLSearchParams(), String);

function workOut(changes: Partial<PaybackValues> = {}) {
  const parsed = parsePayback({ ...initial, ...changes });
  if ('invalid' in parsed) throw new Error(`Not taken: ${parsed.invalid.join(', ')}`);
  return workOutPayback(parsed.input);
}

describe('the calculator', () => {
  test('begins with the case of the post', () => {
    const { freed, worth, runningWeek, saved, ownHours, once, weeks, year } = workOut();
    expect({ freed, worth, runningWeek, saved, ownHours, once, weeks }).toEqual({
      worth: 252,
      ...paybackResult,
      freed: 5.6,
    });
    expect(year.euros).toBe(9851);
  });

  test.each(['en', 'nl'])('says what the post says, in %s', (language) => {
    const { saved, once, weeks } = workOut();
    const post = readFileSync(`content/blog/automation-payback-worked-out/${language}.mdx`, 'utf8');
    const thousands = String(once).replace(/(?=\d{3}$)/, language === 'en' ? ',' : '.');
    expect(post).toContain(thousands);
    expect(post).toContain(String(saved));
    expect(post).toMatch(new RegExp(`\\*\\*${weeks} w`));
  });

  test.each(['en', 'nl'] as const)('is what the drawing of the post shows, in %s', (language) => {
    const { once, saved, weeks } = workOut();
    const drawing = renderToStaticMarkup(paybackChart(language)).replace(/(?<=\d)[.,](?=\d{3}\b)/g, '');
    expect([...drawing.matchAll(/M\d+ 13v-(\d+)/g)].map(([, height]) => Number(height))).toEqual(
      Array.from({ length: 13 }, (_, index) => index + 1),
    );
    expect(drawing).toMatch(new RegExp(`>\\w+: ${once}\u00a0euros?<`));
    expect(drawing).toMatch(new RegExp(`>\\w+: ${saved * Number(weeks)}<`));
    expect(drawing).toMatch(new RegExp(`>${weeks}\u00a0we(?:eks|ken)<`));
  });

  test.each<[string, Partial<PaybackValues>, number]>([
    ['thirty own hours', { own: '26' }, 14],
    ['sixty percent used', { used: '60' }, 15],
    ['six hours a week', { hours: '6' }, 20],
  ])('changes as the post says with %s', (_, changes, weeks) => {
    expect(workOut(changes).weeks).toBe(weeks);
  });

  test('names the package for the number of workflows', () => {
    expect(workOut({ workflows: '2' }).offer).toBe('build-and-elevate');
    expect(workOut({ workflows: '3' }).offer).toBe('growth');
  });

  test('pays nothing back where nothing is saved', () => {
    expect(workOut({ hours: '2' }).weeks).toBeNull();
    expect(workOut({ hours: '1' })).toMatchObject({ staying: 1, freed: 0, worth: 0, weeks: null });
  });

  test.each(['', ' ', 'nine', '-1', '0', '1e3', '1001', '1.000,5'])('does not take %o for hours', (hours) => {
    expect(parsePayback({ ...initial, hours })).toEqual({ invalid: ['hours'] });
  });

  test('takes decimals after a point and a comma', () => {
    expect(workOut({ running: '52,50' })).toEqual(workOut({ running: '52.5' }));
  });

  test.each(['1.000', '1,000'])('takes %s for a thousand', (running) => {
    expect(workOut({ running })).toEqual(workOut({ running: '1000' }));
  });

  test('adds up as it is shown, whatever is typed', () => {
    const { freed, worth, runningWeek, saved, once, year } = workOut({ hours: '8.37', cost: '43.45', own: '0.333' });
    expect(freed).toBe(5.1);
    expect(worth).toBe(Math.round(freed * 43.45));
    expect(saved).toBe(worth - runningWeek);
    expect(once).toBe(Math.round(1999 + (0.33 + 4) * 43.45));
    expect(year.euros).toBe(52 * saved - once);
  });

  test('writes numbers as its language does', () => {
    expect([en.inField(52.5), nl.inField(52.5)]).toEqual(['52.5', '52,5']);
  });
});
