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

/** In px: of a row, of its bar, and of the names above all rows. */
const [rowHeight, barHeight, marksHeight] = [46, 9, 28];
/** In px, of the widest column of text. */
const widest = 672;

/** It gets as wide as its column while its letters keep their size. */
export function PostBars({ rows, marks = [], focus, children }: PostBarsProps) {
  const whole = Math.max(...rows.map(([, , to]) => to));
  const percent = (place: number, of: number) => `${Math.round((1000 * place) / of) / 10}%`;
  const top = marks.length > 0 ? marksHeight : 0;
  const barOf = (row: number) => top + row * rowHeight + 24;
  const grounds = rows.map((_, row) => `M0 ${barOf(row) + barHeight / 2}h${widest}`).join('');
  return createElement(
    'figure',
    null,
    createElement(
      'svg',
      { 'aria-hidden': true, width: '100%', height: top + rows.length * rowHeight, fontSize: 15, fill: 'var(--ink)' },
      createElement(
        'g',
        { stroke: 'var(--line)' },
        createElement('path', { d: grounds }),
        marks.slice(1).map((mark, index) => {
          const x = percent(index + 1, marks.length);
          // Its dashes are the ends of the stretches, on each ground.
          const dashes = `${barHeight} ${rowHeight - barHeight}`;
          return createElement('line', { key: mark, x1: x, x2: x, y1: barOf(0), y2: '100%', strokeDasharray: dashes });
        }),
      ),
      marks.map((mark, index) =>
        createElement('text', { key: mark, x: percent(index, marks.length), y: 14, fill: 'var(--mute)' }, mark),
      ),
      rows.map(([label, from, to, value], row) => {
        const [y, isFocus] = [barOf(row), focus.includes(row)];
        const bar = { x: percent(from, whole), y, width: percent(to - from, whole), height: barHeight };
        return [
          createElement('text', { key: label, y: y - 9, fontWeight: isFocus ? 600 : undefined }, label),
          value && createElement('text', { key: `${label}=`, x: '100%', y: y - 9, textAnchor: 'end' }, value),
          createElement('rect', { key: `${label}-`, ...bar, fill: isFocus ? 'var(--accent)' : undefined }),
        ];
      }),
    ),
    createElement('figcaption', null, children),
  );
}
