import type { Composition } from '#client/ui/drawing/compose.ts';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import type { WeekRange } from '#shared/content/figures.ts';

type MeasuredDrawingProps = {
  drawing: Composition;
  /** The phases along the left dimension line, as numbers of weeks; the other line says that these are weeks. */
  phases: readonly WeekRange[];
  /** Along the right one. */
  timeline: string;
  caption: string;
};

/** A drawing between its dimension lines, with the words that say what it shows. */
export function MeasuredDrawing({ drawing, phases, timeline, caption }: MeasuredDrawingProps) {
  return (
    <figure>
      <Drawing
        drawing={drawing}
        labels={[...phases.map(({ min, max }) => (min === max ? `${min}` : `${min}-${max}`)), timeline]}
        className="mx-auto h-auto w-full max-w-xl [&_text]:[translate:0_4px] lg:max-w-none"
      />
      <figcaption className="mx-auto mt-4 max-w-md text-center text-sm text-balance text-mute">{caption}</figcaption>
    </figure>
  );
}
