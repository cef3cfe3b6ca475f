import { compose, type Composition, type Scene } from '#client/ui/drawing/compose.ts';
import { squareGround } from './ground.ts';

/** Each thing after each phase of its work, by its id and the number of the phase: `growth-1` to `growth-4`. */
export const drawSteps = (scenesById: Record<string, readonly Scene[]>, side: number): Record<string, Composition> =>
  Object.fromEntries(
    Object.entries(scenesById).flatMap(([id, scenes]) =>
      scenes.map((scene, index) => [`${id}-${index + 1}`, compose({ ground: squareGround(side), ...scene })]),
    ),
  );
