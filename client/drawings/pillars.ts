import { compose } from '#client/ui/drawing/compose.ts';
import { grid } from './scenes/grid.ts';

const columns = grid([12, 12], [2, 2], [32, 32], () => ({ z: 16, w: 8, d: 8, h: 30 }));

/** Drawings of the four pillars of the design philosophy, by id. */
export const pillarDrawings = {
  'structural-integrity': compose({
    blocks: [
      { x: 0, y: 0, w: 64, d: 64, h: 8 },
      { x: 6, y: 6, z: 8, w: 52, d: 52, h: 8 },
      ...columns,
      { x: 4, y: 4, z: 46, w: 56, d: 56, h: 10, roof: true },
    ],
  }),
  'minimalist-precision': compose({
    blocks: [
      { x: 0, y: 0, w: 64, d: 64, h: 4 },
      { x: 24, y: 24, z: 4, w: 16, d: 16, h: 52, roof: true },
    ],
  }),
  'functional-beauty': compose({
    blocks: [
      { x: 0, y: 0, w: 64, d: 64, h: 11 },
      { x: 0, y: 0, z: 11, w: 50, d: 64, h: 11 },
      { x: 0, y: 0, z: 22, w: 36, d: 64, h: 11 },
      { x: 0, y: 0, z: 33, w: 22, d: 64, h: 11, roof: true },
    ],
  }),
  'systematic-thinking': compose({
    ground: { w: 64, d: 64, step: 8 },
    flows: ['28,12 40,12', '12,28 12,40', '52,24 52,40', '24,52 40,52'],
    blocks: [
      { x: 0, y: 0, w: 24, d: 24, h: 24, floors: 2, bays: [2, 2] },
      { x: 40, y: 0, w: 24, d: 24, h: 24, floors: 2, bays: [2, 2] },
      { x: 0, y: 40, w: 24, d: 24, h: 24, floors: 2, bays: [2, 2] },
      { x: 40, y: 40, w: 24, d: 24, h: 24, floors: 2, bays: [2, 2], roof: true },
    ],
  }),
};
