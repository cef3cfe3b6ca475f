import { checklistDrawings } from '#client/drawings/checklist.ts?sprite';
import { Drawing } from '#client/ui/drawing/drawing.tsx';

type ChecklistDrawingProps = {
  /** How many items are ticked, once that is known. */
  count: number | undefined;
  className: string;
};

export function ChecklistDrawing({ count = 0, className }: ChecklistDrawingProps) {
  const drawing = checklistDrawings[count];
  return drawing ? <Drawing drawing={drawing} className={`h-auto ${className}`} /> : null;
}
