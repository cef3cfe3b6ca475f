import { expect, test } from 'vitest';
import { measured } from '../../shared/measured.ts';
import { pressedLimitSource } from './limit-worker.ts';
import { shownFigures, stepsOf } from './publish.ts';
import { rowOf, tableOf } from './report.ts';
import { compareTurns, percentile } from './statistics.ts';

test('a figure over its budget is marked, with what a visitor feels of it', () => {
  const row = rowOf({ budget: 'layout shift', of: 'en', ours: 0.1 });
  expect(row).toMatchObject({ isMet: false, name: 'layout shift: en' });
  expect(tableOf([row])).toContain(`0.100                at most 0  MISSED (${row.reason})`);
});

test('a budget for the ratio judges the ratio and not our own figure', () => {
  const turns = { ours: 90, limit: 100, difference: -10 };
  expect(rowOf({ budget: 'requests/s, repeated page', ...turns, ratio: 0.9 }).isMet).toBe(true);
  expect(rowOf({ budget: 'requests/s, repeated page', ...turns, ratio: 0.69 }).isMet).toBe(false);
  expect(() => rowOf({ budget: 'requests/s, repeated page', ours: 90 })).toThrow('without its ratio');
});

test('ratios are taken within each turn', () => {
  const turns = [
    { ours: 2, limit: 1 },
    { ours: 20, limit: 10 },
    { ours: 300, limit: 100 },
  ];
  expect(compareTurns(turns, (value) => value)).toEqual({ ours: 20, limit: 10, ratio: 2, difference: 10 });
});

test('of twenty presses the 95th percentile is the slowest but one, and the median of two is the lower', () => {
  const presses = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(percentile(presses, 0.95)).toBe(19);
  expect(percentile([2, 1], 0.5)).toBe(1);
  expect(percentile([3], 0.95)).toBe(3);
});

test('the limit of presses is our HTML with one script, which is none of ours, and without the policy that would refuse it', () => {
  const headers: [string, string][] = [
    ['content-security-policy', "default-src 'none'"],
    ['content-type', 'text/html'],
  ];
  const body = '<head><script>ours()</script></head><p>Plinth</p><script type="application/json">{}</script>';
  const source = pressedLimitSource(new Map([['/', { status: 200, headers, body }]]));
  expect(source).toContain('<p>Plinth</p><script type=\\"application/json\\">');
  expect(source).toContain("classList.toggle('pressed')");
  expect(source).not.toMatch(/ours|default-src/);
});

test('what the site shows of the benchmark is every figure of a step that was taken, with its day', () => {
  const rows = [
    rowOf({ budget: 'cookies', ours: 0 }),
    rowOf({ budget: 'requests to others', ours: 2 }),
    rowOf({ budget: 'Lighthouse, seo', ours: 100 }),
  ];
  expect(stepsOf(rows, '2026-11-22')).toEqual({
    visits: { on: '2026-11-22', figures: { cookies: 0, foreignRequests: 2 } },
  });
});

test('the file that the benchmark writes holds the figures that the site shows, and no other', () => {
  const idsOf = (steps: Record<string, { figures: object }>) =>
    Object.entries(steps).map(([step, { figures }]) => [step, Object.keys(figures)]);
  const shown = Object.entries(shownFigures).map(([step, names]) => [step, Object.keys(names)]);
  // Lighthouse takes minutes, so a machine may have left it out.
  const present = shown.filter(([step]) => step !== 'lighthouse' || measured.lighthouse);
  expect(idsOf(measured)).toEqual(present);
  for (const { on } of Object.values(measured)) expect(on).toMatch(/^\d{4}-\d\d-\d\d$/);
});
