import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { clientAssets } from 'virtual:client-assets';
import { apiFailure } from './api/failure.ts';
import type { AppEnv } from './context.ts';
import { logError } from './log.ts';
import { answerWithStack } from './pages/error-stack.ts';
import { renderErrorPage, renderNotFound } from './pages/render.tsx';

export const notFound: NotFoundHandler<AppEnv> = (c) => renderNotFound(c);

export const onError: ErrorHandler<AppEnv> = (error, c) => {
  const isApi = c.req.path.startsWith('/api/');
  if (isApi && error instanceof HTTPException && error.status < 500) return apiFailure(c, 400, 'bad_request');
  logError(error, c.get('requestId'));
  if (isApi) return apiFailure(c, 500, 'unavailable');
  return clientAssets.build === 'dev' ? answerWithStack(c, error) : renderErrorPage(c);
};
