import { type Block, compose } from '#client/ui/drawing/compose.ts';

/** All on the same measured plot, so that they stand at one scale. */
const step = (...blocks: Block[]) =>
  compose({
    ground: { w: 120, d: 120, step: 15 },
    dimensions: [
      { axis: 'x', at: 130, from: 15, to: 105, parts: 3 },
      { axis: 'y', at: 130, from: 15, to: 105, parts: 3 },
    ],
    blocks,
  });

const plinth = { x: 15, y: 15, w: 90, d: 90, h: 10 };
const house = { x: 30, y: 30, z: 10, w: 60, d: 60 };

/** One building from survey to roof: the steps of a project, by id. */
export const stepDrawings = {
  measure: step({ ...plinth, h: 0, planned: true }),
  draw: step({ ...plinth, planned: true }, { ...house, h: 90, planned: true, roof: true }),
  build: step(
    plinth,
    { ...house, h: 48, floors: 3, bays: [3, 3] },
    { ...house, z: 58, h: 42, planned: true, roof: true },
  ),
  'hand-over': step(plinth, { ...house, h: 80, floors: 5, bays: [3, 3] }, { ...house, z: 90, h: 10, roof: true }),
};
