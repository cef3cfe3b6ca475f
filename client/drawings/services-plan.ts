import { compose } from '#client/ui/drawing/compose.ts';
import { serviceScenes } from './scenes/services.ts';

const plot = 150;
/** Of a service on its plot. */
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

/** The six services as one district. */
export const servicesPlanDrawing = compose({
  ground: { w: 3 * plot, d: 2 * plot, step: 25 },
  flows: ['75,75 375,75', '75,225 375,225', '75,75 75,225', '225,75 225,225', '375,75 375,225'],
  blocks: plots.flatMap(([id, x, y]) => [
    { x, y, w: plot - 20, d: plot - 20, h: 6 },
    // Without the lines that would run together; only the popular one keeps its roof.
    ...serviceScenes[id].blocks.map(({ floors, bays, ...block }) => ({
      ...block,
      x: x + 8 + block.x * scale,
      y: y + 8 + block.y * scale,
      z: 6 + (block.z ?? 0) * scale,
      w: block.w * scale,
      d: block.d * scale,
      h: block.h * scale,
      roof: id === 'crm-integration' && block.roof,
    })),
  ]),
});
