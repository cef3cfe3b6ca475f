import { compose } from '#client/ui/drawing/compose.ts';
import { placed } from './scenes/placed.ts';
import { serviceScenes } from './scenes/services.ts';

const plot = 150;
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
    ...placed(serviceScenes[id], { x: x + 8, y: y + 8, z: 6, scale: 0.38, isSubject: id === 'crm-integration' }).map(
      ({ floors, bays, ...block }) => block,
    ),
  ]),
});
