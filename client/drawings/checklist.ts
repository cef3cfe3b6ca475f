import { type Block, compose } from '#client/ui/drawing/compose.ts';
import { drawEach } from './scenes/draw-each.ts';

const [items, storey] = [12, 12];
const house = { x: 24, y: 24, w: 72, d: 72 };

function buildingWith(storeys: number): Block[] {
  const height = storeys * storey;
  const built: Block = { ...house, z: 10, h: height, floors: storeys, bays: [3, 3], roof: storeys === items };
  const left = items - storeys;
  const planned: Block = { ...house, z: 10 + height, h: left * storey, floors: left, planned: true, roof: true };
  return [built, planned].filter(({ h }) => h > 0);
}

/** A building that has a storey for each item that is ticked, by how many are; its roof comes with the last. */
export const checklistDrawings = drawEach(
  Object.fromEntries(Array.from({ length: items + 1 }, (_, ticked) => [ticked, buildingWith(ticked)])),
  (blocks) =>
    compose({
      ground: { w: 120, d: 120, step: 15 },
      blocks: [{ x: 12, y: 12, w: 96, d: 96, h: 10 }, ...blocks],
    }),
);
