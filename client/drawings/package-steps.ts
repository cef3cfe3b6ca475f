import { drawSteps } from './scenes/draw-steps.ts';
import { packageStepScenes } from './scenes/package-steps.ts';
import { side } from './scenes/packages.ts';

export const packageStepDrawings = drawSteps(packageStepScenes, side);
