import { checklistDrawings } from '#client/drawings/checklist.ts?sprite';
import { Drawing } from '#client/ui/drawing/drawing.tsx';

/** A building with as many storeys as items of a checklist are ticked. */
export function ChecklistDrawing({ ticked }: { ticked: number }) {
  const drawing = checklistDrawings[ticked];
  return drawing ? <Drawing drawing={drawing} className="mx-auto h-auto w-24 lg:w-full print:hidden" /> : null;
}
