import type { Space } from '#client/ui/drawing/compose.ts';
import type { ServiceId } from '#shared/offers.ts';
import { drawEach } from './scenes/draw-each.ts';
import { composeMeasured } from './scenes/measured.ts';
import { serviceScenes, side } from './scenes/services.ts';

/** Where the names of a service's blocks stand, in the order of its `drawingNames`. */
const names: Partial<Record<ServiceId, Space[]>> = {
  'ai-customer-support': [
    [14, 191, 90],
    [135, 135, 229],
    [260, 87, 130],
    [130, 254],
  ],
  'crm-integration': [
    [25, 150, 146],
    [150, 25, 146],
    [150, 150, 168],
    [134, 293, 100],
    [293, 134, 100],
  ],
  'custom-ai-solution': [
    [56, 237, 140],
    [202, 187, 298],
  ],
  'business-analysis': [
    [45, 75, 170],
    [32, 252],
  ],
};

/** The drawing of each solution page, measured by its real timeline. */
export const serviceDrawings = drawEach(serviceScenes, (scene, id) =>
  composeMeasured(id, side, { ...scene, names: names[id] }),
);
