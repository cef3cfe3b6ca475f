import { compose } from '#client/ui/drawing/compose.ts';
import { phasesOf } from '#shared/content/offer-figures.ts';
import { serviceIds } from '#shared/offers.ts';
import { plan, shell } from './scenes/phases.ts';
import { serviceScenes, side } from './scenes/services.ts';

const ground = { w: side, d: side, step: side / 10 };

/** Each service after each phase of its work, as `crm-integration-1`: its blocks in equal shares, the roof when it is in use. */
export const serviceStepDrawings = Object.fromEntries(
  serviceIds.flatMap((id) => {
    const { blocks, flows } = serviceScenes[id];
    return phasesOf(id).map((_, index, { length }) => {
      const built = Math.floor((blocks.length * index) / (length - 1));
      const scene =
        index === length - 1
          ? { blocks, flows }
          : { blocks: blocks.map((block, place) => (place < built ? shell(block) : plan(shell(block)))) };
      return [`${id}-${index + 1}`, compose({ ground, ...scene })];
    });
  }),
);
