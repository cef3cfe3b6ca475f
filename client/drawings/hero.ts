import { compose } from '#client/ui/drawing/compose.ts';

/** One system: a tower on its plinth, joined by data lines to the buildings around it, and the next one already planned. */
export const heroDrawing = compose({
  ground: { w: 420, d: 420, step: 30 },
  flows: ['180,105 300,105', '105,180 105,300', '345,150 345,285', '150,345 285,345', '165,165 300,300'],
  dimensions: [
    { axis: 'x', at: 445, from: 0, to: 420, parts: 3 },
    { axis: 'y', at: 445, from: 0, to: 420 },
  ],
  blocks: [
    { x: 30, y: 30, w: 150, d: 150, h: 24 },
    { x: 60, y: 60, z: 24, w: 90, d: 90, h: 210, floors: 12, bays: [4, 4] },
    { x: 60, y: 60, z: 234, w: 90, d: 90, h: 12, roof: true },
    { x: 285, y: 45, w: 105, d: 105, h: 60, floors: 3, bays: [4, 4] },
    { x: 285, y: 45, z: 60, w: 60, d: 105, h: 32, floors: 2, bays: [2, 4] },
    { x: 45, y: 285, w: 105, d: 105, h: 42, floors: 2, bays: [5, 5] },
    { x: 75, y: 315, z: 42, w: 45, d: 45, h: 60, planned: true },
    { x: 270, y: 270, w: 135, d: 135, h: 18, bays: [5, 5] },
    { x: 292, y: 292, z: 18, w: 90, d: 90, h: 18 },
    { x: 310, y: 310, z: 36, w: 54, d: 54, h: 48, floors: 3, bays: [3, 3] },
  ],
});
