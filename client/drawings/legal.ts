import { type Block, compose } from '#client/ui/drawing/compose.ts';
import { retention } from '#shared/retention.ts';

/** The ground of the privacy page's drawing, as long as inquiries are kept; the conversations stand on it to scale. */
const years = 420;
const day = ((years / retention.submissionMonths) * 12) / 365;

const tower = (x: number, y: number): Block => ({ x, y, w: 30, d: 30, h: 48 });

/** Drawings at the top of the legal pages, by page. */
export const legalDrawings = {
  /** What is kept, as long as it is kept: requests with a bay for each month, and conversations. */
  privacy: compose({
    ground: { w: years, d: 150, step: 10 },
    dimensions: [
      { axis: 'x', at: 228, from: 0, to: years },
      { axis: 'x', at: 168, from: 0, to: retention.chatLogDays * day },
    ],
    blocks: [
      { x: 0, y: 20, w: years, d: 50, h: 56, floors: 3, bays: [retention.submissionMonths, 3] },
      { x: 0, y: 85, w: retention.chatLogDays * day, d: 40, h: 36, floors: 2, bays: [6, 3], roof: true },
    ],
  }),
  /** A beam needs both of its pillars, as a quote needs two signatures. */
  terms: compose({
    ground: { w: 360, d: 210, step: 30 },
    blocks: [
      { x: 30, y: 45, w: 300, d: 120, h: 14 },
      { x: 45, y: 75, z: 14, w: 60, d: 60, h: 96, floors: 6, bays: [3, 3] },
      { x: 255, y: 75, z: 14, w: 60, d: 60, h: 96, floors: 6, bays: [3, 3] },
      { x: 45, y: 75, z: 110, w: 270, d: 60, h: 20, bays: [9, 2] },
      { x: 150, y: 80, z: 130, w: 60, d: 50, h: 16, bays: [2, 2], roof: true },
    ],
  }),
  /** A house in a walled court with one gate; where two walls meet, a tower hides the seam. */
  security: compose({
    ground: { w: 360, d: 330, step: 30 },
    flows: ['150,330 150,185'],
    blocks: [
      tower(30, 30),
      { x: 60, y: 30, w: 240, d: 15, h: 36, bays: [8, 1] },
      { x: 30, y: 60, w: 15, d: 195, h: 36, bays: [1, 7] },
      tower(300, 30),
      { x: 105, y: 80, w: 140, d: 110, h: 16, bays: [5, 4] },
      { x: 133, y: 103, z: 16, w: 84, d: 64, h: 60, floors: 5, bays: [4, 3], roof: true },
      { x: 315, y: 60, w: 15, d: 195, h: 36, bays: [1, 7] },
      tower(30, 255),
      { x: 60, y: 270, w: 70, d: 15, h: 36, bays: [2, 1] },
      { x: 170, y: 270, w: 130, d: 15, h: 36, bays: [4, 1] },
      tower(300, 255),
    ],
  }),
};
