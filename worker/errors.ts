import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { clientAssets } from 'virtual:client-assets';
import { isDecodable } from '#shared/routes.ts';
import { apiFailure } from './api/failure.ts';
import { canonicalPath } from './canonical-path.ts';
import type { AppEnv } from './context.ts';
import { logError } from './log.ts';
import { answerWithStack } from './pages/error-stack.ts';
import { renderErrorPage, renderNotFound } from './pages/render.tsx';

/** One address a page: what is only written in another way answers 301 to it. */
export const notFound: NotFoundHandler<AppEnv> = (c) => {
  c.header('Cache-Control', 'no-store');
  // Not `c.req.path`, which is decoded: browsers drop a tab or a line break, and `/<tab>/host` would become `//host`.
  const { pathname, search } = new URL(c.req.url);
  const path = canonicalPath(pathname);
  // What cannot be decoded is no page in any way of writing it.
  const isElsewhere = path !== pathname && isDecodable(pathname);
  return isElsewhere ? c.redirect(path + search, 301) : renderNotFound(c);
};

export const onError: ErrorHandler<AppEnv> = (error, c) => {
  const isApi = c.req.path.startsWith('/api/');
  const status = error instanceof HTTPException ? error.status : 500;
  c.header('Cache-Control', 'no-store');
  if (status === 404) return isApi ? apiFailure(c, 404, 'not_found') : renderNotFound(c);
  if (isApi && status < 500) return apiFailure(c, 400, 'bad_request');
  logError(error, c.get('requestId'));
  if (isApi) return apiFailure(c, 500, 'unavailable');
  return clientAssets.build === 'dev' ? answerWithStack(c, error) : renderErrorPage(c);
};
