import { findPage } from '#shared/routes.ts';
import { factory } from '../context.ts';
import { renderPage } from './render.tsx';

/** Every page of the table in both languages; what is no page, such as a post that does not exist, goes on to the 404 page. */
export const pages = factory.createApp().get('*', (c, next) => {
  // As the browser does it: `c.req.path` is decoded in another way.
  const found = findPage(new URL(c.req.url).pathname);
  return found.page === 'notFound' ? next() : renderPage(c, found);
});
