import { compose } from '#client/ui/drawing/compose.ts';
import { serviceScenes } from './scenes/services.ts';

const draw = (id: keyof typeof serviceScenes) => compose(serviceScenes[id]);

/** Each service without ground and measures, for a card. */
export const serviceModels = {
  'ai-customer-support': draw('ai-customer-support'),
  'appointment-scheduling': draw('appointment-scheduling'),
  'crm-integration': draw('crm-integration'),
  'website-development': draw('website-development'),
  'custom-ai-solution': draw('custom-ai-solution'),
  'business-analysis': draw('business-analysis'),
};
