import { compose } from '#client/ui/drawing/compose.ts';
import { drawEach } from './scenes/draw-each.ts';
import { squareGround } from './scenes/ground.ts';
import { packageScenes, side } from './scenes/packages.ts';

/** Each package without measures, for a card; the equal ground keeps the three to one scale. */
export const packageModels = drawEach(packageScenes, (scene) => compose({ ground: squareGround(side), ...scene }));
