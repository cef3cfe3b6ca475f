import { compose } from '#client/ui/drawing/compose.ts';
import { serviceScenes } from './scenes/services.ts';

const plot = 150;
/** The distance between the fronts of the rows. */
const row = 160;
/** Of a service on its plot. */
const scale = 0.38;
/** Two rows of three plots with streets between them, from the back to the front. */
const plots: [id: keyof typeof serviceScenes, x: number, y: number][] = [
  ['business-analysis', 10, 10],
  ['ai-customer-support', 10 + plot, 10],
  ['appointment-scheduling', 10 + 2 * plot, 10],
  ['custom-ai-solution', 10, 10 + row],
  ['crm-integration', 10 + plot, 10 + row],
  ['website-development', 10 + 2 * plot, 10 + row],
];

/** The six services as one district. Its labels are their short names, in the order of the plots. */
export const servicesPlanDrawing = compose({
  ground: { y: -20, w: 3 * plot, d: 2 * row + 40, step: 30 },
  flows: ['75,75 375,75', '75,235 375,235', '154,75 154,235', '304,75 304,235'],
  // Outside: of the back row to the right above it, of the front row to the left below it.
  names: plots.map(([, x, y], index) => (index < 3 ? [x + 42, y - 46, 46] : [x + 52, y + 154])),
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
