import { drawEach } from './scenes/draw-each.ts';
import { composeMeasured } from './scenes/measured.ts';
import { packageScenes, side } from './scenes/packages.ts';

/** How much of the ground around a package alone on its page is left out. */
const margins = { 'build-and-empower': 28, 'build-and-elevate': 0, growth: 0 };

/** The drawing of each package page, measured by its real timeline. */
export const packageDrawings = drawEach(packageScenes, ({ blocks }, id) => {
  const margin = margins[id];
  return composeMeasured(id, side - 2 * margin, {
    blocks: blocks.map((block) => ({ ...block, x: block.x - margin, y: block.y - margin })),
  });
});
