import { compose } from '#client/ui/drawing/compose.ts';
import { grid } from './scenes/grid.ts';

/** From one layer of the house to the next. */
const layer = 112;

/**
 * A house taken apart: what people see from afar, what they walk through, and what carries it. A line leads from each layer to the words
 * about it, which are as far apart.
 */
export const architectDrawing = compose({
  ground: { w: 150, d: 150, step: 15 },
  blocks: [
    { x: 15, y: 15, w: 120, d: 120, h: 10 },
    ...grid([30, 30], [3, 3], [39, 39], () => ({ z: 10, w: 12, d: 12, h: 26 })),
    { x: 15, y: 15, z: layer, w: 120, d: 120, h: 8 },
    { x: 30, y: 30, z: layer + 8, w: 90, d: 90, h: 36, floors: 3, bays: [5, 5] },
    { x: 15, y: 15, z: 2 * layer, w: 120, d: 120, h: 12, roof: true },
  ],
  leaders: [0, 1, 2].map((floor) => ({ from: [135, 15, floor * layer + 5], length: 220 })),
});
