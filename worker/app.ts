import { requestId } from 'hono/request-id';
import { api } from './api/index.ts';
import { factory } from './context.ts';
import { notFound, onError } from './errors.ts';
import { feeds } from './feeds/index.ts';
import { canonicalAddress } from './middleware/canonical-address.ts';
import { deskHost } from './middleware/desk-host.ts';
import { pageMemory } from './middleware/page-memory.ts';
import { renderer } from './middleware/renderer.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { settings } from './middleware/settings.ts';
import { pages } from './pages/index.ts';

export const app = factory
  .createApp()
  .use(pageMemory)
  .use(requestId({ limitLength: 64 }))
  .use(securityHeaders)
  .use(renderer)
  .use(deskHost)
  .route('/api', api)
  .use(settings)
  .use(canonicalAddress)
  .route('/', feeds)
  .route('/', pages)
  .notFound(notFound)
  .onError(onError);
