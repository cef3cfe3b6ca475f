import { compose, type Composition } from '#client/ui/drawing/compose.ts';
import { grid } from './scenes/grid.ts';

/** Drawings of the results on the page of services that are a part of a service, by id. */
export const solutionDrawings: Record<string, Composition> = {
  /** A shop with its shelves, and the parcels that leave it. */
  'e-commerce-suite': compose({
    flows: ['150,200 150,270', '220,200 220,270'],
    blocks: [
      { x: 15, y: 15, w: 270, d: 185, h: 10 },
      ...grid([35, 30], [3, 1], [82, 0], (index) => ({
        z: 10,
        w: 60,
        d: 30,
        h: [90, 62, 90][index],
        floors: 4,
        bays: [3, 1],
      })),
      { x: 60, y: 115, z: 10, w: 180, d: 60, h: 44, bays: [6, 2], roof: true },
      { x: 125, y: 240, w: 50, d: 50, h: 40 },
      { x: 205, y: 240, w: 40, d: 40, h: 26 },
    ],
  }),
  /** Visitors on their way, fewer with each step. */
  'experience-analytics': compose({
    flows: ['40,150 265,150'],
    blocks: grid([10, 90], [5, 1], [58, 0], (index) => ({
      w: 44,
      d: 120,
      h: [110, 84, 84, 34, 30][index],
      floors: [6, 5, 5, 2, 2][index],
      bays: [2, 5],
      roof: index === 3,
    })),
  }),
};
