import { type Composition, compose, type Scene } from '#client/ui/drawing/compose.ts';
import type { WeekRange } from '#shared/content/figures.ts';
import { phasesOf } from '#shared/content/offer-figures.ts';
import { squareGround } from './ground.ts';

/**
 * A scene on its ground between two dimension lines: the phases of the work along one side, to scale, and the whole timeline along the
 * other. It has a label for each phase, then one for the timeline.
 */
export function composeMeasured(id: Parameters<typeof phasesOf>[0], side: number, scene: Scene): Composition {
  const phases = phasesOf(id);
  const week = side / (phases.at(-1) as WeekRange).max;
  const drawing = compose({
    ground: squareGround(side),
    ...scene,
    dimensions: [
      ...phases.map(({ min, max }) => ({
        axis: 'x' as const,
        at: side + 22,
        from: (min - 1) * week,
        to: max * week,
      })),
      { axis: 'y', at: side + 22, from: 0, to: side },
    ],
  });
  // The label of the last phase hangs below the end of its line, and further on phones, where it is larger.
  return { ...drawing, height: drawing.height + 26 };
}
