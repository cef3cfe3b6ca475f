import { compose } from '#client/ui/drawing/compose.ts';

/** Drawings of the startup challenges, by id: the way out of each. */
export const challengeDrawings = {
  /** Of ten floors, three are built: the seven that are saved are outlines. */
  budget: compose({
    ground: { w: 150, d: 150, step: 15 },
    blocks: [
      { x: 30, y: 30, w: 90, d: 90, h: 30, floors: 3, bays: [5, 5], roof: true },
      { x: 30, y: 30, z: 30, w: 90, d: 90, h: 70, floors: 7, planned: true },
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
  /** A tenth of the way. */
  speed: compose({
    ground: { w: 150, d: 150, step: 15 },
    blocks: [
      { x: 15, y: 30, w: 120, d: 30, h: 30, bays: [10, 1], planned: true },
      { x: 15, y: 90, w: 12, d: 30, h: 30, roof: true },
    ],
  }),
};
