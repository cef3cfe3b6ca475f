// What the home page shows below its hero, so that it comes in one file.
export { architectDrawing } from './architect.ts';
export { challengeDrawings } from './challenges.ts';
export { pillarDrawings } from './pillars.ts';
