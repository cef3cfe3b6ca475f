import { compose } from '#client/ui/drawing/compose.ts';
import { grid } from './scenes/grid.ts';

const bars = (y: number, heights: number[], roof = -1) =>
  grid([34, y], [4, 1], [26, 0], (index) => ({ z: 8, w: 16, d: 16, h: heights[index], roof: index === roof }));

/** Buildings in the portfolio of the architecture firm, beside the house of the first example. */
export const buildingDrawings = {
  /** Two wings around a yard. */
  school: compose({
    ground: { w: 320, d: 220, step: 20 },
    blocks: [
      { x: 60, y: 40, w: 200, d: 50, h: 44, floors: 2, bays: [4, 10] },
      { x: 60, y: 90, w: 50, d: 90, h: 44, floors: 2, bays: [4, 8] },
      { x: 190, y: 90, w: 70, d: 60, h: 24, bays: [5, 4] },
    ],
  }),
  /** Five floors over an old hall. */
  offices: compose({
    ground: { w: 320, d: 220, step: 20 },
    blocks: [
      { x: 40, y: 50, w: 240, d: 120, h: 26, bays: [12, 6] },
      { x: 60, y: 60, z: 26, w: 120, d: 90, h: 90, floors: 5, bays: [8, 6] },
      { x: 200, y: 70, z: 26, w: 60, d: 70, h: 10 },
    ],
  }),
};

/** Drawings of example projects, by id. */
export const projectDrawings = {
  /** A house of shifted slabs. */
  'brand-identity': compose({
    ground: { w: 320, d: 220, step: 20 },
    blocks: [
      { x: 40, y: 40, w: 240, d: 140, h: 10 },
      { x: 60, y: 60, z: 10, w: 160, d: 80, h: 40, floors: 2, bays: [10, 4] },
      { x: 50, y: 50, z: 50, w: 220, d: 110, h: 8 },
      { x: 120, y: 50, z: 58, w: 140, d: 80, h: 36, bays: [9, 5] },
      { x: 110, y: 40, z: 94, w: 170, d: 100, h: 8, roof: true },
    ],
  }),
  /** Three screens as plates: what needs attention, what waits, what it costs. */
  'digital-platform': compose({
    ground: { w: 320, d: 220, step: 20 },
    flows: ['140,110 160,110 160,60 180,60', '160,110 160,160 180,160'],
    blocks: [
      { x: 20, y: 20, w: 120, d: 180, h: 8 },
      ...bars(40, [22, 34, 48, 60]),
      ...bars(90, [16, 22, 30, 42]),
      ...bars(140, [12, 26, 20, 90], 3),
      { x: 180, y: 20, w: 120, d: 80, h: 8 },
      { x: 192, y: 32, z: 8, w: 96, d: 24, h: 10, bays: [6, 1] },
      { x: 192, y: 68, z: 8, w: 60, d: 20, h: 10, bays: [4, 1] },
      { x: 180, y: 120, w: 120, d: 80, h: 8 },
      { x: 192, y: 132, z: 8, w: 44, d: 56, h: 6, bays: [3, 1] },
      { x: 248, y: 132, z: 8, w: 40, d: 56, h: 24, floors: 3, bays: [3, 4] },
    ],
  }),
};
