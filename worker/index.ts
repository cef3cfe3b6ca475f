import { app } from './app.ts';
import { consume } from './queues/index.ts';
import { runScheduled } from './scheduled.ts';

export default {
  fetch: app.fetch,
  queue: consume,
  scheduled: runScheduled,
} satisfies ExportedHandler<Env>;
