import type { Composition, Scene } from '#client/ui/drawing/compose.ts';

/** A drawing of each scene, by its id. */
export function drawEach<Id extends string>(scenes: Record<Id, Scene>, draw: (scene: Scene, id: Id) => Composition) {
  const drawings = Object.entries<Scene>(scenes).map(([id, scene]) => [id, draw(scene, id as Id)]);
  return Object.fromEntries(drawings) as Record<Id, Composition>;
}
