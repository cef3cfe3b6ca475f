import { type Block, compose, type Scene } from '#client/ui/drawing/compose.ts';
import { serviceScenes } from './scenes/services.ts';

const plot = 150;
const scale = 0.38;
/** Two rows of three plots with streets between them, from the back to the front. */
const plots: [id: keyof typeof serviceScenes, x: number, y: number][] = [
  ['business-analysis', 10, 10],
  ['ai-customer-support', 160, 10],
  ['appointment-scheduling', 310, 10],
  ['custom-ai-solution', 10, 160],
  ['crm-integration', 160, 160],
  ['website-development', 310, 160],
];

/** The model at a smaller scale, without the lines that would run together; only the popular one keeps its roof. */
const placed = ({ blocks }: Scene, x: number, y: number, isSubject: boolean): Block[] =>
  blocks.map((block) => ({
    x: x + block.x * scale,
    y: y + block.y * scale,
    z: (block.z ?? 0) * scale + 6,
    w: block.w * scale,
    d: block.d * scale,
    h: block.h * scale,
    planned: block.planned,
    roof: isSubject && block.roof,
  }));

/** The six services as one district. */
export const servicesPlanDrawing = compose({
  ground: { w: 3 * plot, d: 2 * plot, step: 25 },
  flows: [
    [
      [75, 75],
      [375, 75],
    ],
    [
      [75, 225],
      [375, 225],
    ],
    [
      [75, 75],
      [75, 225],
    ],
    [
      [225, 75],
      [225, 225],
    ],
    [
      [375, 75],
      [375, 225],
    ],
  ],
  blocks: plots.flatMap(([id, x, y]) => [
    { x, y, w: plot - 20, d: plot - 20, h: 6 },
    ...placed(serviceScenes[id], x + 8, y + 8, id === 'crm-integration'),
  ]),
});
