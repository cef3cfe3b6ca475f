import { compose, type Composition, type Scene } from '#client/ui/drawing/compose.ts';
import { squareGround } from './ground.ts';

/**
 * Each thing after each phase of its work, by its id and the number of the phase: `growth-1` to `growth-4`. Where a phase has two scenes,
 * the first one is `growth-2-half`.
 */
export const drawSteps = (
  scenesById: Record<string, readonly (Scene | Scene[])[]>,
  side: number,
): Record<string, Composition> =>
  Object.fromEntries(
    Object.entries(scenesById).flatMap(([id, phases]) =>
      phases.flatMap((phase, index) =>
        [phase]
          .flat()
          .map((scene, part, scenes) => [
            `${id}-${index + 1}${part < scenes.length - 1 ? '-half' : ''}`,
            compose({ ground: squareGround(side), ...scene }),
          ]),
      ),
    ),
  );
