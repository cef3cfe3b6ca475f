import { compose } from '#client/ui/drawing/compose.ts';
import { grid } from './scenes/grid.ts';

/** Drawings of the startup challenges, by id: the way out of each. */
export const challengeDrawings = {
  /** Of a large plan, the one part that pays first is built. */
  budget: compose({
    ground: { w: 150, d: 150, step: 15 },
    blocks: [
      { x: 15, y: 15, w: 54, d: 54, h: 84, planned: true },
      { x: 84, y: 15, w: 51, d: 54, h: 52, planned: true },
      { x: 15, y: 84, w: 54, d: 51, h: 52, planned: true },
      { x: 84, y: 84, w: 51, d: 51, h: 44, floors: 3, bays: [3, 3], roof: true },
    ],
  }),
  /** A part that slides into the gap left for it. */
  expertise: compose({
    ground: { w: 150, d: 150, step: 15 },
    blocks: [
      { x: 15, y: 30, w: 120, d: 90, h: 14 },
      { x: 15, y: 30, z: 14, w: 36, d: 90, h: 44, floors: 3, bays: [2, 5] },
      { x: 57, y: 36, z: 44, w: 36, d: 78, h: 38, roof: true },
      { x: 99, y: 30, z: 14, w: 36, d: 90, h: 44, floors: 3, bays: [2, 5] },
    ],
  }),
  /** Short steps in one straight line. */
  speed: compose({
    ground: { w: 150, d: 150, step: 15 },
    flows: ['12,112 138,112'],
    blocks: grid([12, 57], [4, 1], [34, 0], (index) => ({
      w: 24,
      d: 36,
      h: [18, 34, 52, 74][index],
      floors: index + 1,
      bays: [2, 3],
      roof: index === 3,
    })),
  }),
};
