import { type Block, compose } from '#client/ui/drawing/compose.ts';

/** All on the same ground, so that they stand at one scale. */
const step = (...blocks: Block[]) => compose({ ground: { w: 120, d: 120, step: 15 }, blocks });

const sheet = (z: number): Block => ({ x: 24, y: 15, z, w: 72, d: 90, h: 4 });
const line = (y: number, w: number, z: number): Block => ({ x: 33, y, z, w, d: 6, h: 3 });
const day = (x: number, y: number): Block => ({ x, y, z: 8, w: 22, d: 22, h: 6 });

/** What happens with an inquiry, in order: a letter that is read, a calendar with one time taken, and a quote, whose price is what it is about. */
export const contactStepDrawings = {
  read: step(sheet(0), line(30, 54, 4), line(45, 54, 4), line(60, 36, 4), {
    x: 69,
    y: 78,
    z: 4,
    w: 18,
    d: 18,
    h: 12,
    roof: true,
  }),
  meet: step(
    { x: 15, y: 15, w: 90, d: 90, h: 8 },
    day(21, 21),
    day(49, 21),
    day(77, 21),
    day(21, 49),
    { x: 49, y: 49, z: 8, w: 22, d: 22, h: 26, floors: 2, bays: [2, 2], roof: true },
    day(77, 49),
    day(21, 77),
    day(49, 77),
    day(77, 77),
  ),
  quote: step(sheet(0), sheet(7), sheet(14), line(30, 54, 18), line(45, 36, 18), line(60, 54, 18), {
    x: 33,
    y: 81,
    z: 18,
    w: 54,
    d: 12,
    h: 7,
    roof: true,
  }),
};
