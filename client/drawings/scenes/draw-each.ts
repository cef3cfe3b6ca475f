import type { Composition } from '#client/ui/drawing/compose.ts';

/** A drawing of each thing, by its id. */
export function drawEach<Id extends string, Of>(things: Record<Id, Of>, draw: (thing: Of, id: Id) => Composition) {
  const drawings = Object.entries<Of>(things).map(([id, thing]) => [id, draw(thing, id as Id)]);
  return Object.fromEntries(drawings) as Record<Id, Composition>;
}
