// The drawing in the post on payback: its sum as an elevation, with a block for each week. It gets as wide as its column while its letters
// keep their size. So weeks are the unit of a drawing within the drawing, and the letters stand outside of that.
import { createElement, type SVGAttributes } from 'react';
import { paybackChart as english } from '#shared/content/en/payback-chart.ts';
import { paybackChart as dutch } from '#shared/content/nl/payback-chart.ts';
import type { Language } from '#shared/languages.ts';
import { aimedWeeks, parsePayback, valuesFrom, workOutPayback } from '#shared/payback.ts';
import { noBreakSpace } from '#shared/typesetting.ts';

const texts = { en: english, nl: dutch };
/** In px, the height of the last block. */
const height = 200;

/** As many weeks as we aim for, of the case that the calculator begins with. */
export function paybackChart(language: Language) {
  const { once, saved, weeks } = workOutExample();
  const words = texts[language];
  /** The heights above the ground, in what is saved in a week. */
  const [cost, roof] = [once / saved, weeks];
  const everyWeek = Array.from({ length: aimedWeeks }, (_, index) => index + 1);
  const endOf = (week: number) => week - 0.2;
  const [ground, right, back] = [aimedWeeks, endOf(aimedWeeks), endOf(weeks)];
  const blocks = everyWeek.map((week) => `M${week - 1} ${ground}v-${week}h.8v${week}z`).join('');
  const percent = (week: number) => `${Math.round((week / right) * 1000) / 10}%`;
  const labels = Math.round((1 - cost / aimedWeeks) * height) - 8;
  return createElement(
    'figure',
    null,
    createElement(
      'svg',
      {
        'aria-hidden': true,
        width: '100%',
        height: height + 60,
        overflow: 'visible',
        fontSize: 14,
        fill: 'var(--mute)',
      },
      createElement(
        'svg',
        { viewBox: `0 0 ${right} ${aimedWeeks}`, preserveAspectRatio: 'none', height, overflow: 'visible' },
        line(blocks, { fill: 'var(--left)', stroke: 'var(--ink)' }),
        line(`M0 ${(ground - cost).toFixed(2)}H${right}`, { stroke: 'var(--mute)', strokeDasharray: 4 }),
        line(`M${weeks - 1} ${ground - roof}H${back}`, { stroke: 'var(--accent)', strokeWidth: 5 }),
        // The dimension line.
        line(`M0 ${ground + 2}v.5m0-.25H${back}m0-.25v.5`, { stroke: 'var(--mute)', fill: 'none' }),
      ),
      letters('0', labels, words.cost(once)),
      letters(percent(back), labels, words.saved(weeks * saved), { textAnchor: 'end', fill: 'var(--ink)' }),
      createElement(
        'g',
        { textAnchor: 'middle' },
        everyWeek.map((week) => letters(percent(week - 0.6), height + 19, `${week}`)),
        letters(percent(back / 2), height + 54, words.weeks(weeks), { fill: 'var(--ink)' }),
      ),
    ),
    createElement('figcaption', null, unbroken(words.caption(weeks, (weeks - 1) * saved, weeks * saved))),
  );
}

function line(d: string, attributes: SVGAttributes<SVGPathElement>) {
  return createElement('path', { d, vectorEffect: 'non-scaling-stroke', ...attributes });
}

function letters(x: string, y: number, text: string, attributes?: SVGAttributes<SVGTextElement>) {
  return createElement('text', { key: text, x, y, ...attributes }, unbroken(text));
}

/** Keeps a number and what it counts on one line. */
function unbroken(text: string): string {
  return text.replaceAll(/(?<=\d) /g, noBreakSpace);
}

function workOutExample() {
  const parsed = parsePayback(valuesFrom(new URLSearchParams(), String));
  if ('invalid' in parsed) throw new Error('The calculator does not take what it begins with');
  const { weeks, ...sum } = workOutPayback(parsed.input);
  if (weeks === null) throw new Error('The example is not earned back within a year');
  return { ...sum, weeks };
}
