import type { Composition } from '#client/ui/drawing/compose.ts';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import type { WeekRange } from '#shared/content/figures.ts';

type MeasuredDrawingProps = {
  drawing: Composition;
  /** Shown along the left dimension line as numbers of weeks, without the word. */
  phases: readonly WeekRange[];
  /** Shown along the right dimension line, such as '3-4 weeks'. */
  timeline: string;
  caption: string;
};

/** A drawing of an offer with its phases and timeline, and a caption that says what it shows. */
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
