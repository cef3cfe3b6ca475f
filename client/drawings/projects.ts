import { type Block, compose } from '#client/ui/drawing/compose.ts';

const bars = (x: number, y: number, heights: number[], roof = -1): Block[] =>
  heights.map((h, index) => ({ x: x + index * 26, y, z: 8, w: 16, d: 16, h, roof: index === roof }));

/** Drawings of the example projects, by id. */
export const projectDrawings = {
  /** A house of shifted slabs. */
  'brand-identity': compose({
    ground: { w: 320, d: 220, step: 20 },
    dimensions: [],
    blocks: [
      { x: 40, y: 40, w: 240, d: 140, h: 10 },
      { x: 60, y: 60, z: 10, w: 160, d: 80, h: 40, floors: 2, bays: [10, 4] },
      { x: 50, y: 50, z: 50, w: 220, d: 110, h: 8 },
      { x: 120, y: 50, z: 58, w: 140, d: 80, h: 36, bays: [9, 5] },
      { x: 110, y: 40, z: 94, w: 170, d: 100, h: 8, roof: true },
    ],
  }),
  /** Three screens as plates: what needs attention, what waits, what it costs. */
  'digital-platform': compose({
    ground: { w: 320, d: 220, step: 20 },
    flows: [
      [
        [100, 110],
        [220, 110],
      ],
    ],
    blocks: [
      { x: 20, y: 20, w: 120, d: 180, h: 8 },
      ...bars(34, 40, [22, 34, 48, 60]),
      ...bars(34, 90, [16, 22, 30, 42]),
      ...bars(34, 140, [12, 26, 20, 90], 3),
      { x: 180, y: 20, w: 120, d: 80, h: 8 },
      { x: 192, y: 32, z: 8, w: 96, d: 24, h: 10, bays: [6, 1] },
      { x: 192, y: 68, z: 8, w: 60, d: 20, h: 10, bays: [4, 1] },
      { x: 180, y: 120, w: 120, d: 80, h: 8 },
      { x: 192, y: 132, z: 8, w: 40, d: 56, h: 24, floors: 3, bays: [3, 4] },
      { x: 244, y: 132, z: 8, w: 44, d: 56, h: 6, bays: [3, 1] },
    ],
  }),
  /** A desk that stays lit after dark: questions come in on one side, and what a person must see goes out on the other. */
  'night-desk': compose({
    ground: { w: 320, d: 220, step: 20 },
    flows: [
      [
        [90, 60],
        [140, 60],
      ],
      [
        [90, 110],
        [140, 110],
      ],
      [
        [90, 160],
        [140, 160],
      ],
      [
        [220, 110],
        [250, 110],
      ],
    ],
    blocks: [
      ...[40, 90, 140].map((y): Block => ({ x: 30, y, w: 60, d: 40, h: 14, bays: [3, 2] })),
      { x: 130, y: 30, w: 90, d: 160, h: 12 },
      { x: 145, y: 55, z: 12, w: 60, d: 110, h: 66, floors: 4, bays: [4, 7] },
      { x: 145, y: 55, z: 78, w: 60, d: 110, h: 8, roof: true },
      { x: 250, y: 80, w: 50, d: 60, h: 34, floors: 2, bays: [2, 3] },
    ],
  }),
  /** Four systems around the one record that they share. */
  'one-record': compose({
    ground: { w: 320, d: 220, step: 20 },
    flows: [
      [
        [90, 60],
        [130, 60],
        [130, 90],
      ],
      [
        [230, 60],
        [190, 60],
        [190, 90],
      ],
      [
        [90, 160],
        [130, 160],
        [130, 130],
      ],
      [
        [230, 160],
        [190, 160],
        [190, 130],
      ],
    ],
    blocks: [
      { x: 30, y: 30, w: 60, d: 60, h: 30, floors: 2, bays: [3, 3] },
      { x: 230, y: 30, w: 60, d: 60, h: 46, floors: 3, bays: [3, 3] },
      { x: 120, y: 80, w: 80, d: 60, h: 16 },
      { x: 130, y: 90, z: 16, w: 60, d: 40, h: 58, floors: 4, bays: [3, 2] },
      { x: 130, y: 90, z: 74, w: 60, d: 40, h: 8, roof: true },
      { x: 30, y: 130, w: 60, d: 60, h: 22, bays: [3, 3] },
      { x: 230, y: 130, w: 60, d: 60, h: 30, floors: 2, bays: [3, 3] },
    ],
  }),
  /** A week as a board of hours; the free one has just been taken. */
  'full-calendar': compose({
    ground: { w: 320, d: 220, step: 20 },
    blocks: [
      { x: 20, y: 20, w: 280, d: 180, h: 8 },
      ...[32, 88, 144].flatMap((y, room) =>
        [34, 86, 138, 190, 242].map(
          (x, day): Block => ({
            x,
            y,
            z: 8,
            w: 40,
            d: 44,
            h:
              [
                [20, 34, 20, 48, 20],
                [34, 20, 62, 20, 34],
                [20, 48, 20, 34, 20],
              ][room]?.[day] ?? 20,
            planned: room === 1 && day === 3,
            roof: room === 1 && (day === 2 || day === 3),
          }),
        ),
      ),
    ],
  }),
};
