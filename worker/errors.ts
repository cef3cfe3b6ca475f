import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { apiFailure } from './api/failure.ts';
import type { AppEnv } from './context.ts';
import { renderErrorPage, renderNotFound } from './pages/render.tsx';

/** A page that could not be rendered. */
export class RenderError extends Error {
  override name = 'RenderError';
}

export const notFound: NotFoundHandler<AppEnv> = (c) => renderNotFound(c);

export const onError: ErrorHandler<AppEnv> = (error, c) => {
  const isApi = c.req.path.startsWith('/api/');
  if (isApi && error instanceof HTTPException && error.status < 500) return apiFailure(c, 400, 'bad_request');
  logError(error, c.get('requestId'));
  return isApi ? apiFailure(c, 500, 'unavailable') : renderErrorPage(c);
};

/** Logs one structured line. It holds no personal data: messages of errors are ours or the platform's, never what a visitor typed. */
export function logError(error: unknown, requestId?: string): void {
  const { name, message, stack, cause } = error instanceof Error ? error : new Error(String(error));
  console.error(
    JSON.stringify({
      level: 'error',
      event: 'unexpected',
      requestId,
      name,
      message,
      cause: cause instanceof Error ? cause.message : undefined,
      stack,
    }),
  );
}
