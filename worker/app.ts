import { requestId } from 'hono/request-id';
import { languages } from '#shared/languages.ts';
import { localizePath, routeIds, routes } from '#shared/routes.ts';
import { api } from './api/index.ts';
import { factory } from './context.ts';
import { notFound, onError } from './errors.ts';
import { feeds } from './feeds/index.ts';
import { deskHost } from './middleware/desk-host.ts';
import { malformedAddress } from './middleware/malformed-address.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { settings } from './middleware/settings.ts';
import { pageCache } from './page-cache.ts';
import { page, readOnly, renderer } from './pages/render.tsx';

export const app = factory
  .createApp()
  .use(pageCache)
  .use(requestId({ limitLength: 64 }))
  .use(renderer)
  .use(securityHeaders)
  .use(malformedAddress)
  .use(deskHost)
  .route('/api', api)
  .use(settings)
  .route('/', feeds)
  .notFound(notFound)
  .onError(onError);

for (const id of routeIds) {
  for (const language of languages) {
    const path = localizePath(routes[id].path, language);
    app.get(path, page(id, language)).all(path, readOnly);
  }
}
