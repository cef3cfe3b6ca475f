import type { Block } from '#client/ui/drawing/compose.ts';

/** Blocks in columns and rows, row by row from the back; `step` is from one to the next. `block` says what is not the same for all. */
export function grid(
  [x, y]: [x: number, y: number],
  [columns, rows]: [columns: number, rows: number],
  [stepX, stepY]: [x: number, y: number],
  block: (index: number) => Partial<Block>,
): Block[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return { x: x + column * stepX, y: y + row * stepY, w: 20, d: 20, h: 6, ...block(index) };
  });
}
