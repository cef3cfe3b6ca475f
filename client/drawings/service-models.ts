import { compose } from '#client/ui/drawing/compose.ts';
import { drawEach } from './scenes/draw-each.ts';
import { serviceScenes } from './scenes/services.ts';

/** Each service without ground and measures, for a card. */
export const serviceModels = drawEach(serviceScenes, compose);
