import type { Block, Scene } from '#client/ui/drawing/compose.ts';
import type { ServiceId } from '#shared/offers.ts';

/** Three by three cells; the first begins after half a street. */
const [cell, street] = [120, 15];
const side = 3 * (cell + street) + street;

/** A service on its cell, with blocks placed from the cell's corner. `mark` is the way of a mark to it, over the ground. */
function plot(column: number, row: number, mark: string, blocks: Block[]): Scene {
  const [x, y] = [street + column * (cell + street), street + row * (cell + street)];
  return { blocks: blocks.map((block) => ({ ...block, x: x + block.x, y: y + block.y })), mark, margin: 0 };
}

/** Blocks that several have in common, which the HTML then says in the same words. */
const plate: Block = { x: 0, y: 0, w: cell, d: cell, h: 6 };
const storey: Block = { x: 12, y: 12, z: 6, w: 96, d: 96, h: 26, bays: [4, 4] };
const core = { x: 24, y: 24, w: 72, d: 72 };

/** The ground of all six, with the lines between them. */
export const heroGround: Scene = {
  ground: { w: side, d: side, step: side / 14 },
  flows: ['135,75 285,75', '75,135 75,285', '135,135 285,285', '210,210 285,210', '210,210 210,285'],
  blocks: [],
  margin: 0,
};

/** Each service on its plot, from the back to the front. */
export const heroPlots: Record<ServiceId, Scene> = {
  'crm-integration': plot(0, 0, '285,75 135,75', [
    { ...plate, h: 20 },
    { ...core, z: 20, h: 200, floors: 12, bays: [4, 4] },
    { ...core, z: 220, h: 10, roof: true },
  ]),
  'website-development': plot(2, 0, '135,75 285,75', [
    plate,
    storey,
    { x: 12, y: 12, z: 32, w: 48, d: 96, h: 52, floors: 4, bays: [2, 4], roof: true },
  ]),
  'ai-customer-support': plot(0, 2, '75,135 75,285', [
    plate,
    storey,
    { ...core, z: 32, h: 52, floors: 4, bays: [3, 3], roof: true },
  ]),
  /** What each step of the work costs, in order. */
  'business-analysis': plot(2, 1, '135,135 210,210 285,210', [
    plate,
    { x: 12, y: 12, z: 6, w: 24, d: 96, h: 26, roof: true },
    { x: 48, y: 12, z: 6, w: 24, d: 96, h: 16 },
    { x: 84, y: 12, z: 6, w: 24, d: 96, h: 6 },
  ]),
  /** The place for a part that is made to measure. */
  'custom-ai-solution': plot(1, 2, '135,135 210,210 210,285', [
    plate,
    { ...core, z: 6, h: 16, roof: true },
    { ...core, z: 22, h: 52, planned: true },
  ]),
  /** A week of which one hour is taken now. */
  'appointment-scheduling': plot(2, 2, '135,135 285,285', [
    plate,
    storey,
    { x: 48, y: 36, z: 32, w: 24, d: 24, h: 26, roof: true },
  ]),
};
