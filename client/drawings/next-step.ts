import { compose } from '#client/ui/drawing/compose.ts';

/** A plinth with nothing on it yet: what comes there is only planned. */
export const nextStepDrawing = compose({
  ground: { w: 240, d: 240, step: 30 },
  blocks: [
    { x: 45, y: 45, w: 150, d: 150, h: 24, bays: [5, 5] },
    { x: 75, y: 75, z: 24, w: 90, d: 90, h: 140, planned: true, roof: true },
  ],
});
