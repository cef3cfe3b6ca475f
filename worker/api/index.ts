import { factory } from '../context.ts';
import { settings } from '../middleware/settings.ts';
import { chatFeedbackApi } from './chat-feedback.ts';
import { chatApi } from './chat.ts';
import { contactApi } from './contact.ts';
import { deskApi } from './desk/index.ts';
import { eventsApi } from './events.ts';
import { apiFailure } from './failure.ts';
import { healthApi } from './health.ts';
import { reportsApi } from './reports.ts';

const noStore = factory.createMiddleware(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});

export const api = factory
  .createApp()
  .use(noStore)
  .route('/health', healthApi)
  .use(settings)
  .route('/contact', contactApi)
  .route('/chat/feedback', chatFeedbackApi)
  .route('/chat', chatApi)
  .route('/desk', deskApi)
  .route('/reports', reportsApi)
  .route('/events', eventsApi)
  .all('*', (c) => apiFailure(c, 404, 'not_found'));
