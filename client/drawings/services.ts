import { drawEach } from './scenes/draw-each.ts';
import { composeMeasured } from './scenes/measured.ts';
import { serviceScenes, side } from './scenes/services.ts';

/** The drawing of each solution page, measured by its real timeline. */
export const serviceDrawings = drawEach(serviceScenes, (scene, id) => composeMeasured(id, side, scene));
