import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import type { ReactElement } from 'react';
import type { ReactDOMServerReadableStream } from 'react-dom/server';
import { clientAssets } from 'virtual:client-assets';
import { type AppEnv, factory } from '../context.ts';
import { Document, type DocumentProps } from '../pages/document.tsx';

/** A page that could not be rendered. */
export class RenderError extends Error {
  override name = 'RenderError';
}

/** Lets `c.render` stream React into the document. The options hold what belongs to one request, so they are made for each. */
export const renderer = factory.createMiddleware((c, next) => {
  const readableStreamOptions = {
    // Above a limit React would send what stands in a boundary later, with inline scripts that the policy refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (cause: unknown) => c.set('renderFailure', { cause }),
  };
  return reactRenderer(Document, { stream: true, readableStreamOptions })(c, next);
});

/**
 * Streams a page. Nothing on the server waits for anything, so what can fail has failed before the first byte.
 * @throws RenderError
 */
export async function streamPage(c: Context<AppEnv>, page: ReactElement, props: DocumentProps): Promise<Response> {
  // A font that comes too late is not shown at all, so that no line breaks anew: it is asked for before the page is read.
  if (clientAssets.font) c.header('Link', `<${clientAssets.font}>; rel=preload; as=font; crossorigin`);
  const failed = (cause: unknown) => new RenderError(`The page at ${c.req.path} could not be rendered`, { cause });
  const response = await Promise.resolve(c.render(page, props)).catch((cause) => {
    throw failed(cause);
  });
  const stream = response.body as ReactDOMServerReadableStream | null;
  await stream?.allReady;
  const { renderFailure } = c.var;
  if (!renderFailure) return response;
  await stream?.cancel();
  c.set('renderFailure', undefined);
  throw failed(renderFailure.cause);
}
