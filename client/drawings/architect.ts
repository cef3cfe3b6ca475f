import { compose } from '#client/ui/drawing/compose.ts';
import { grid } from './scenes/grid.ts';

/** A house taken apart: what carries it, what people walk through, and what they see from afar. */
export const architectDrawing = compose({
  ground: { w: 150, d: 150, step: 15 },
  blocks: [
    { x: 15, y: 15, w: 120, d: 120, h: 10 },
    ...grid([30, 30], [3, 3], [39, 39], () => ({ z: 10, w: 12, d: 12, h: 26 })),
    { x: 15, y: 15, z: 66, w: 120, d: 120, h: 8 },
    { x: 30, y: 30, z: 74, w: 90, d: 90, h: 36, floors: 3, bays: [5, 5] },
    { x: 15, y: 15, z: 142, w: 120, d: 120, h: 12, roof: true },
  ],
});
