import type { Block, Scene } from '#client/ui/drawing/compose.ts';
import type { PackageId } from '#shared/offers.ts';

export const side = 240;

const plinth = (x: number, y: number, w: number, d: number): Block[] => [
  { x, y, w, d, h: 10 },
  { x: x + 8, y: y + 8, z: 10, w: w - 16, d: d - 16, h: 10 },
];
/** What carries work over from one workflow to the next. */
const bridge = (x: number, y: number, w: number, d: number): Block => ({ x, y, z: 58, w, d, h: 10 });

/** As many towers as workflows, joined where the package joins them, and on the last the place where the next one comes. */
export const packageScenes: Record<PackageId, Scene> = {
  'build-and-empower': {
    blocks: [
      ...plinth(60, 60, 120, 120),
      { x: 92, y: 92, z: 20, w: 56, d: 56, h: 88, floors: 5, bays: [3, 3], roof: true },
    ],
  },
  'build-and-elevate': {
    blocks: [
      ...plinth(20, 60, 200, 120),
      { x: 36, y: 92, z: 20, w: 56, d: 56, h: 130, floors: 7, bays: [3, 3], roof: true },
      bridge(92, 110, 56, 20),
      { x: 148, y: 92, z: 20, w: 56, d: 56, h: 88, floors: 5, bays: [3, 3] },
    ],
  },
  growth: {
    blocks: [
      ...plinth(20, 20, 200, 200),
      { x: 36, y: 36, z: 20, w: 56, d: 56, h: 176, floors: 10, bays: [3, 3], roof: true },
      bridge(92, 54, 56, 20),
      bridge(54, 92, 20, 56),
      { x: 148, y: 36, z: 20, w: 56, d: 56, h: 112, floors: 6, bays: [3, 3] },
      { x: 36, y: 148, z: 20, w: 56, d: 56, h: 74, floors: 4, bays: [3, 3] },
      { x: 148, y: 148, z: 20, w: 56, d: 56, h: 40, planned: true },
    ],
  },
};
