import type { Block, Scene } from '#client/ui/drawing/compose.ts';
import type { ServiceId } from '#shared/offers.ts';

/** Three by three cells; the first begins after half a street. */
const [cell, street] = [120, 15];
const side = 3 * (cell + street) + street;

type Plot = {
  /** Along x and y. */
  at: [column: number, row: number];
  /** From the corner of the cell. */
  blocks: Block[];
  /** The way of a mark to it, over the ground. */
  mark: string;
};

/** Blocks that several have in common, which the HTML then says in the same words. */
const plate: Block = { x: 0, y: 0, w: cell, d: cell, h: 6 };
const storey: Block = { x: 12, y: 12, z: 6, w: 96, d: 96, h: 26, bays: [4, 4] };
const core = { x: 24, y: 24, w: 72, d: 72 };

/** From the back to the front. */
const plots: Record<ServiceId, Plot> = {
  'crm-integration': {
    at: [0, 0],
    blocks: [
      { ...plate, h: 20 },
      { ...core, z: 20, h: 200, floors: 12, bays: [4, 4] },
      { ...core, z: 220, h: 10, roof: true },
    ],
    mark: '285,75 135,75',
  },
  'website-development': {
    at: [2, 0],
    blocks: [plate, storey, { x: 12, y: 12, z: 32, w: 48, d: 96, h: 52, floors: 4, bays: [2, 4], roof: true }],
    mark: '135,75 285,75',
  },
  'ai-customer-support': {
    at: [0, 2],
    blocks: [plate, storey, { ...core, z: 32, h: 52, floors: 4, bays: [3, 3], roof: true }],
    mark: '75,135 75,285',
  },
  /** What each step of the work costs, in order. */
  'business-analysis': {
    at: [2, 1],
    blocks: [
      plate,
      { x: 12, y: 12, z: 6, w: 24, d: 96, h: 26, roof: true },
      { x: 48, y: 12, z: 6, w: 24, d: 96, h: 16 },
      { x: 84, y: 12, z: 6, w: 24, d: 96, h: 6 },
    ],
    mark: '135,135 210,210 285,210',
  },
  /** The place for a part that is made to measure. */
  'custom-ai-solution': {
    at: [1, 2],
    blocks: [plate, { ...core, z: 6, h: 16, roof: true }, { ...core, z: 22, h: 52, planned: true }],
    mark: '135,135 210,210 210,285',
  },
  /** A week of which one hour is taken now. */
  'appointment-scheduling': {
    at: [2, 2],
    blocks: [plate, storey, { x: 48, y: 36, z: 32, w: 24, d: 24, h: 26, roof: true }],
    mark: '135,135 285,285',
  },
};

const start = (index: number) => street + index * (cell + street);

/** The ground of all six, with the lines between them. */
export const heroGround: Scene = {
  ground: { w: side, d: side, step: side / 14 },
  flows: ['135,75 285,75', '75,135 75,285', '135,135 285,285', '210,210 285,210', '210,210 210,285'],
  blocks: [],
  margin: 0,
};

/** Each service on its plot, from the back to the front. */
export const heroPlots = Object.fromEntries(
  Object.entries(plots).map(
    ([
      id,
      {
        at: [column, row],
        blocks,
        mark,
      },
    ]) => [
      id,
      {
        blocks: blocks.map((block) => ({ ...block, x: block.x + start(column), y: block.y + start(row) })),
        mark,
        margin: 0,
      },
    ],
  ),
) as Record<ServiceId, Scene>;
