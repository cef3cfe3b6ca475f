import { compose } from '#client/ui/drawing/compose.ts';
import { packageStepScenes } from './scenes/package-steps.ts';
import { side } from './scenes/packages.ts';

const ground = { w: side, d: side, step: side / 10 };

/** Each package after each phase of its work: `growth-1` to `growth-4`. */
export const packageStepDrawings = Object.fromEntries(
  Object.entries(packageStepScenes).flatMap(([id, scenes]) =>
    scenes.map((scene, index) => [`${id}-${index + 1}`, compose({ ground, ...scene })]),
  ),
);
