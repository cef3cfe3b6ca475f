import { compose } from '#client/ui/drawing/compose.ts';

/** A row of blocks on their ground, and the place where one should stand. */
export const missingBlockDrawing = compose({
  ground: { w: 420, d: 300, step: 30 },
  blocks: [
    { x: 45, y: 45, w: 90, d: 90, h: 150, floors: 5, bays: [3, 3] },
    { x: 165, y: 45, w: 90, d: 90, h: 150, planned: true, roof: true },
    { x: 285, y: 45, w: 90, d: 90, h: 150, floors: 5, bays: [3, 3] },
    { x: 45, y: 165, w: 330, d: 90, h: 30, bays: [11, 3] },
  ],
});
