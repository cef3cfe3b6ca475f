import { compose } from '#client/ui/drawing/compose.ts';
import { packageScenes, side } from './scenes/packages.ts';

const draw = (id: keyof typeof packageScenes) =>
  compose({ ground: { w: side, d: side, step: side / 10 }, ...packageScenes[id] });

/** Each package without measures, for a card; the equal ground keeps the three to one scale. */
export const packageModels = {
  'build-and-empower': draw('build-and-empower'),
  'build-and-elevate': draw('build-and-elevate'),
  growth: draw('growth'),
};
