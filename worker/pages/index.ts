import { findPage } from '#shared/routes.ts';
import { factory } from '../context.ts';
import { renderPage } from './render.tsx';

/** Every page of the table in both languages; what is no page, such as a post that does not exist, goes on to the 404 page. */
export const pages = factory.createApp().all('*', async (c, next) => {
  // As the browser does it: `c.req.path` is decoded in another way.
  const found = findPage(new URL(c.req.url).pathname);
  if (found.page === 'notFound') return next();
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  return isRead ? renderPage(c, found) : c.body(null, 405, { Allow: 'GET, HEAD' });
});
