import type { Scene } from '#client/ui/drawing/compose.ts';
import { phasesOf } from '#shared/content/offer-figures.ts';
import { type ServiceId, serviceIds } from '#shared/offers.ts';
import { drawSteps } from './scenes/draw-steps.ts';
import { plan, shell } from './scenes/phases.ts';
import { serviceScenes, side } from './scenes/services.ts';

/** With each phase the same share of its blocks is built; it is connected before its last phase, and gets its roof when it is in use. */
function stepScenesOf(id: ServiceId): Scene[] {
  const scene = serviceScenes[id];
  return phasesOf(id).map((_, index, { length }) => {
    const last = length - 1;
    if (index === last) return scene;
    const built = Math.floor((scene.blocks.length * index) / last);
    const flows = index === last - 1 && scene.flows ? { flows: scene.flows } : {};
    return { ...flows, blocks: scene.blocks.map(shell).map((block, place) => (place < built ? block : plan(block))) };
  });
}

export const serviceStepDrawings = drawSteps(Object.fromEntries(serviceIds.map((id) => [id, stepScenesOf(id)])), side);
