import { checklistDrawings } from '#client/drawings/checklist.ts?sprite';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import type { Checklist } from '#shared/content/types.ts';
import { useCount, useShownList } from './use-ticks.ts';

/** A building with as many storeys as items of a checklist are ticked. */
export function ChecklistDrawing({ checklist, className }: { checklist: Checklist; className: string }) {
  const drawing = checklistDrawings[useCount(checklist) ?? 0];
  return drawing ? <Drawing drawing={drawing} className={`mx-auto h-auto print:hidden ${className}`} /> : null;
}

/** That of the list that is shown, large. */
export function ShownListDrawing({ checklists }: { checklists: readonly Checklist[] }) {
  const checklist = useShownList(checklists);
  return checklist ? <ChecklistDrawing checklist={checklist} className="w-full max-w-xs" /> : null;
}
