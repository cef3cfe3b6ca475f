import { compose } from '#client/ui/drawing/compose.ts';
import { drawEach } from './scenes/draw-each.ts';
import { packageScenes, side } from './scenes/packages.ts';

const ground = { w: side, d: side, step: side / 10 };

/** Each package without measures, for a card; the equal ground keeps the three to one scale. */
export const packageModels = drawEach(packageScenes, (scene) => compose({ ground, ...scene }));
