import { composeMeasured } from './scenes/measured.ts';
import { packageScenes, side } from './scenes/packages.ts';

const draw = (id: keyof typeof packageScenes) => composeMeasured(id, side, packageScenes[id]);

/** The drawing of each package page, measured by its real timeline. */
export const packageDrawings = {
  'build-and-empower': draw('build-and-empower'),
  'build-and-elevate': draw('build-and-elevate'),
  growth: draw('growth'),
};
