// Bars in the text of a post, drawn by the build: how much of a whole each part is, or which weeks it takes.
import { createElement, type ReactNode } from 'react';

type PostBarsProps = {
  /** `from` and `to` are parts of the longest `to`; the value is what stands for them in words. */
  rows: readonly [label: string, from: number, to: number, value?: string][];
  /** Names of equal stretches of the whole width. */
  marks?: readonly string[];
  /** The places of the rows that the drawing is about. */
  focus: readonly number[];
  /** What is to be seen; for readers who can't see it, too. */
  children: ReactNode;
};

/** In px. */
const rowHeight = 48;
const marksHeight = 28;

/** It gets as wide as its column while its letters keep their size. */
export function PostBars({ rows, marks = [], focus, children }: PostBarsProps) {
  const whole = Math.max(...rows.map(([, , to]) => to));
  const percent = (place: number, of: number) => `${Math.round((1000 * place) / of) / 10}%`;
  const top = marks.length > 0 ? marksHeight : 0;
  return createElement(
    'figure',
    null,
    createElement(
      'svg',
      {
        'aria-hidden': true,
        width: '100%',
        height: top + rows.length * rowHeight,
        fontSize: 15,
        fill: 'var(--ink)',
        shapeRendering: 'crispEdges',
      },
      marks.map((mark, index) =>
        createElement('text', { key: mark, x: percent(index, marks.length), y: 14, fill: 'var(--mute)' }, mark),
      ),
      rows.map(([label, from, to, value], index) =>
        // The lines of a row have its place as their origin.
        createElement(
          'svg',
          { key: label, y: top + index * rowHeight, height: rowHeight, overflow: 'visible' },
          createElement('text', { y: 15, fontWeight: focus.includes(index) ? 600 : 400 }, label),
          value ? createElement('text', { x: '100%', y: 15, textAnchor: 'end' }, value) : null,
          createElement('line', { x2: '100%', y1: 35, y2: 35, stroke: 'var(--line)' }),
          marks.slice(1).map((mark, place) => {
            const x = percent(place + 1, marks.length);
            return createElement('line', { key: mark, x1: x, x2: x, y1: 32, y2: 38, stroke: 'var(--mute)' });
          }),
          createElement('rect', {
            x: percent(from, whole),
            y: 24,
            width: percent(to - from, whole),
            height: 11,
            fill: focus.includes(index) ? 'var(--accent)' : 'var(--left)',
            stroke: 'var(--ink)',
          }),
        ),
      ),
    ),
    createElement('figcaption', null, children),
  );
}
