import { type Block, compose } from '#client/ui/drawing/compose.ts';

const sheet = (x: number, y: number, z: number, w: number, d: number): Block => ({ x, y, z, w, d, h: 5 });

const systems: Block[] = [
  { x: 30, y: 45, w: 120, d: 150, h: 14 },
  { x: 45, y: 60, z: 14, w: 90, d: 120, h: 110, floors: 6, bays: [4, 6] },
  { x: 420, y: 45, w: 120, d: 150, h: 14 },
  { x: 435, y: 60, z: 14, w: 90, d: 120, h: 130, floors: 7, bays: [4, 6] },
];

/** The two systems of /about, joined. */
export const joinedDrawing = compose({
  ground: { w: 570, d: 270, step: 30 },
  flows: ['90,195 90,225 480,225 480,195'],
  blocks: [...systems, { x: 435, y: 60, z: 144, w: 90, d: 120, h: 12, roof: true }],
});

/** Drawings at the top of a page, by page. */
export const pageDrawings = {
  /** A street of five buildings, no two alike. */
  work: compose({
    ground: { w: 450, d: 300, step: 30 },
    flows: ['120,105 180,105', '270,105 330,105', '75,120 75,180', '255,120 255,180'],
    blocks: [
      { x: 30, y: 30, w: 90, d: 90, h: 66, floors: 4, bays: [3, 3] },
      { x: 180, y: 30, w: 90, d: 90, h: 24, bays: [6, 6] },
      { x: 195, y: 45, z: 24, w: 60, d: 60, h: 140, floors: 9, bays: [3, 3] },
      { x: 195, y: 45, z: 164, w: 60, d: 60, h: 10, roof: true },
      { x: 330, y: 30, w: 90, d: 90, h: 30, floors: 2, bays: [3, 3] },
      { x: 330, y: 30, z: 30, w: 60, d: 90, h: 45, floors: 3, bays: [2, 3] },
      { x: 30, y: 180, w: 150, d: 90, h: 20, bays: [10, 6] },
      { x: 45, y: 195, z: 20, w: 45, d: 60, h: 24, bays: [3, 4] },
      { x: 240, y: 180, w: 180, d: 90, h: 14 },
      { x: 255, y: 195, z: 14, w: 60, d: 60, h: 22, floors: 2, bays: [4, 4] },
      { x: 345, y: 195, z: 14, w: 60, d: 60, h: 50, floors: 3, bays: [4, 4] },
    ],
  }),
  /** Two systems, and between them the one who carries everything from one to the other. */
  about: compose({
    ground: { w: 570, d: 270, step: 30 },
    isByHand: true,
    flows: ['90,195 90,225 255,225', '315,225 480,225 480,195'],
    names: [
      [90, 120, 216],
      [285, 225, 110],
      [480, 120, 237],
    ],
    blocks: [...systems, { x: 255, y: 195, w: 60, d: 60, h: 12 }, { x: 267, y: 207, z: 12, w: 36, d: 36, h: 40 }],
  }),
  /** A house with a place kept free on its roof. */
  careers: compose({
    ground: { w: 360, d: 300, step: 30 },
    blocks: [
      { x: 30, y: 30, w: 300, d: 240, h: 14 },
      { x: 60, y: 60, z: 14, w: 90, d: 90, h: 130, floors: 8, bays: [4, 4] },
      { x: 180, y: 60, z: 14, w: 120, d: 90, h: 60, floors: 4, bays: [5, 4] },
      { x: 195, y: 75, z: 74, w: 60, d: 60, h: 56, planned: true, roof: true },
      { x: 60, y: 180, z: 14, w: 90, d: 60, h: 40, floors: 2, bays: [6, 4] },
      { x: 180, y: 180, z: 14, w: 120, d: 60, h: 22, bays: [8, 4] },
    ],
  }),
  /** Pages as sheets above their plot, and how long the building takes. */
  websiteProposal: compose({
    ground: { w: 420, d: 270, step: 30 },
    dimensions: [{ axis: 'x', at: 295, from: 0, to: 420 }],
    flows: ['150,135 240,135'],
    blocks: [
      sheet(30, 30, 0, 135, 195),
      sheet(30, 30, 26, 135, 195),
      sheet(30, 30, 52, 135, 195),
      { x: 45, y: 45, z: 57, w: 105, d: 30, h: 4 },
      { x: 45, y: 90, z: 57, w: 60, d: 12, h: 4 },
      { x: 45, y: 117, z: 57, w: 105, d: 12, h: 4 },
      { x: 45, y: 144, z: 57, w: 105, d: 12, h: 4 },
      { x: 45, y: 180, z: 57, w: 45, d: 24, h: 6, roof: true },
      { x: 240, y: 30, w: 150, d: 195, h: 12 },
      { x: 255, y: 45, z: 12, w: 120, d: 45, h: 60, floors: 3, bays: [6, 3] },
      { x: 255, y: 105, z: 12, w: 52, d: 105, h: 34, floors: 2, bays: [3, 5] },
      { x: 322, y: 105, z: 12, w: 52, d: 105, h: 20, bays: [3, 5] },
    ],
  }),
  /** The three checklists: a floor for each item. */
  resources: compose({
    ground: { w: 510, d: 210, step: 30 },
    names: [0, 1, 2].map((list) => [132 + list * 150, 198]),
    blocks: [0, 1, 2].flatMap((list) => [
      { x: 30 + list * 150, y: 60, w: 120, d: 120, h: 10 },
      { x: 48 + list * 150, y: 78, z: 10, w: 84, d: 84, h: 156, floors: 12, bays: [4, 4], roof: list === 0 },
    ]),
  }),
};
