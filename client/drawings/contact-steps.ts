import { type Block, compose } from '#client/ui/drawing/compose.ts';
import { grid } from './scenes/grid.ts';

/** All on the same ground, so that they stand at one scale. */
const step = (...blocks: Block[]) => compose({ ground: { w: 120, d: 120, step: 15 }, blocks });

const sheet = (z: number): Block => ({ x: 24, y: 15, z, w: 72, d: 90, h: 4 });
const line = (y: number, w: number, z: number): Block => ({ x: 33, y, z, w, d: 6, h: 3 });
const day: Partial<Block> = { z: 8, w: 22, d: 22 };
const taken: Partial<Block> = { ...day, h: 26, floors: 2, bays: [2, 2], roof: true };

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
    ...grid([21, 21], [3, 3], [28, 28], (index) => (index === 4 ? taken : day)),
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
