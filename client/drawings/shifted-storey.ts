import { compose } from '#client/ui/drawing/compose.ts';

/** A tower of which one storey has slid out of line. */
export const shiftedStoreyDrawing = compose({
  ground: { w: 330, d: 300, step: 30 },
  blocks: [
    { x: 75, y: 75, w: 150, d: 150, h: 18, bays: [5, 5] },
    { x: 90, y: 90, z: 18, w: 120, d: 120, h: 45, floors: 3, bays: [4, 4] },
    { x: 132, y: 90, z: 63, w: 120, d: 120, h: 30, roof: true, bays: [4, 4] },
    { x: 90, y: 90, z: 93, w: 120, d: 120, h: 60, floors: 4, bays: [4, 4] },
  ],
});
