// The weeks of a piece of work in the text of a post, drawn by the build: a bar for each part of it.
import { createElement, type ReactNode } from 'react';

type PostWeeksProps = {
  names: readonly string[];
  /** `from` and `to` count weeks from the beginning. */
  rows: readonly [label: string, from: number, to: number][];
  /** The place of the row that the drawing is about. */
  focus: number;
  /** What is to be seen; for readers who can't see it, too. */
  children: ReactNode;
};

/** In px: of a row, of its bar, and of the names above all rows. */
const [rowHeight, barHeight, namesHeight] = [46, 9, 28];
/** In px: no column is wider, and what lies beyond the drawing is not seen. */
const widest = 1200;

/** It gets as wide as its column while its letters keep their size. */
export function PostWeeks({ names, rows, focus, children }: PostWeeksProps) {
  const percent = (week: number) => `${(100 * week) / names.length}%`;
  const barOf = (row: number) => namesHeight + row * rowHeight + 24;
  const grounds = rows.map((_, row) => `M0 ${barOf(row) + barHeight / 2}h${widest}`).join('');
  const height = namesHeight + rows.length * rowHeight;
  // Of the ends of weeks, on each ground.
  const dashes = `${barHeight} ${rowHeight - barHeight}`;
  return createElement(
    'figure',
    null,
    createElement(
      'svg',
      { 'aria-hidden': true, width: '100%', height, fontSize: 15, fill: 'var(--ink)' },
      createElement('path', { d: grounds, stroke: 'var(--line)' }),
      names.flatMap((name, week) => {
        const x = percent(week);
        return [
          createElement('text', { key: name, x, y: 14, fill: 'var(--mute)' }, name),
          week > 0 &&
            createElement('line', {
              key: week,
              x1: x,
              x2: x,
              y1: barOf(0),
              y2: '100%',
              stroke: 'var(--line)',
              strokeDasharray: dashes,
            }),
        ];
      }),
      rows.flatMap(([label, from, to], row) => {
        const [y, isFocus] = [barOf(row), row === focus];
        const bar = { x: percent(from), y, width: percent(to - from), height: barHeight };
        return [
          createElement('text', { key: label, y: y - 9, fontWeight: isFocus ? 600 : undefined }, label),
          createElement('rect', { key: row, ...bar, fill: isFocus ? 'var(--accent)' : undefined }),
        ];
      }),
    ),
    createElement('figcaption', null, children),
  );
}
