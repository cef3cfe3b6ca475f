import { composeMeasured } from './scenes/measured.ts';
import { serviceScenes, side } from './scenes/services.ts';

const draw = (id: keyof typeof serviceScenes) => composeMeasured(id, side, serviceScenes[id]);

/** The drawing of each solution page, measured by its real timeline. */
export const serviceDrawings = {
  'ai-customer-support': draw('ai-customer-support'),
  'appointment-scheduling': draw('appointment-scheduling'),
  'crm-integration': draw('crm-integration'),
  'website-development': draw('website-development'),
  'custom-ai-solution': draw('custom-ai-solution'),
  'business-analysis': draw('business-analysis'),
};
