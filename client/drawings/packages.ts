import { drawEach } from './scenes/draw-each.ts';
import { composeMeasured } from './scenes/measured.ts';
import { packageScenes, side } from './scenes/packages.ts';

/** The drawing of each package page, measured by its real timeline. */
export const packageDrawings = drawEach(packageScenes, (scene, id) => composeMeasured(id, side, scene));
