import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { createStore, Provider } from 'jotai';
import type { ReactElement } from 'react';
import type { ReactDOMServerReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { clientAssets } from 'virtual:client-assets';
import { App } from '#client/app.tsx';
import { ErrorNotice } from '#client/layout/error-notice.tsx';
import { loadShell } from '#client/load-page.ts';
import { componentFileOf } from '#client/pages.tsx';
import { type PageData, pageDataAtom, type RefusedForm } from '#client/state/page-data.ts';
import { type Language, otherLanguage } from '#shared/languages.ts';
import { paybackFieldNames } from '#shared/payback.ts';
import {
  contactPath,
  fileNameOf,
  type FoundPage,
  type PageId,
  pageOf,
  pathOf,
  splitPath,
  twinPath,
} from '#shared/routes.ts';
import { defaultSource, parseSource } from '#shared/source.ts';
import { type AppEnv, factory } from '../context.ts';
import { logError } from '../log.ts';
import { markCacheable } from '../page-cache.ts';
import { type ClientAsset, sharedTextsOf } from './client-assets.ts';
import { Document, type DocumentProps, PageHead } from './document.tsx';

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

/** The handler of a route. */
export function page(id: PageId, language: Language) {
  return async (c: Context<AppEnv>) => {
    const found = pageOf(id, language, c.req.param());
    if (found.page === 'notFound') return c.notFound();
    // What was typed into a form whose answer is a page is nobody else's.
    if (id === 'pricing' && isAnswer(c)) c.header('Cache-Control', 'no-store');
    else markCacheable(c);
    return render(c, { found, address: addressOf(c) });
  };
}

/** Whether the query holds fields of the calculator. */
function isAnswer(c: Context<AppEnv>): boolean {
  return paybackFieldNames.some((name) => c.req.query(name) !== undefined);
}

/** For every other method at the address of a page. */
export function readOnly(c: Context<AppEnv>): Response {
  return c.body(null, 405, { Allow: 'GET, HEAD' });
}

export async function renderNotFound(c: Context<AppEnv>): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  c.status(404);
  const address = addressOf(c);
  return render(c, { found: pageOf('notFound', splitPath(address).language), address });
}

/** The contact page as the answer to a form that was posted without scripts and refused. */
export async function renderRefusedForm(
  c: Context<AppEnv>,
  { language, status, ...refusedForm }: RefusedForm & { language: Language; status: ContentfulStatusCode },
): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  c.status(status);
  const found = pageOf('contact', language);
  const source = parseSource(refusedForm.values.source);
  const address = source === defaultSource ? pathOf('contact', language) : contactPath(language, source);
  return render(c, { found, address, refusedForm });
}

/** Needs neither settings nor a page of its own, so that it can follow any failure. */
export async function renderErrorPage(c: Context<AppEnv>): Promise<Response> {
  const { language } = splitPath(c.req.path);
  const shell = await loadShell(language);
  c.header('Cache-Control', 'no-store');
  c.status(500);
  const head = (
    <>
      <title>{shell.errorPage.title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
  return streamPage(
    c,
    <main id="main">
      <ErrorNotice shell={shell} language={language} requestId={c.get('requestId')} />
    </main>,
    { language, head, address: addressOf(c) },
  );
}

/** As the browser writes it, so that both sides render the same; `c.req.path` is decoded. */
function addressOf(c: Context<AppEnv>): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}

type PageRequest = { found: FoundPage; address: string; refusedForm?: RefusedForm };

function render(c: Context<AppEnv>, { found, address, refusedForm }: PageRequest): Promise<Response> {
  const { language } = found;
  const { publicConfig } = c.var.config;
  const data: PageData = { year: new Date().getUTCFullYear(), ...publicConfig, refusedForm: refusedForm ?? null };
  const [pathname = '/'] = address.split('?', 1);
  const store = createStore();
  store.set(pageDataAtom, data);
  const app = (
    <Provider store={store}>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </Provider>
  );
  return streamPage(c, app, {
    language,
    head: <PageHead found={found} siteUrl={publicConfig.siteUrl} />,
    address,
    ...(!refusedForm && { twin: twinPath(pathname, otherLanguage(language)) }),
    live: { data, chunks: chunksOf(found) },
  });
}

/**
 * Streams a page: the head and what stands around the page as soon as they are drawn, the rest as it comes. Nearly always all of it is there
 * at once, and what can fail has then failed before the first byte. What fails later ends in the log and, in the browser, in the boundary
 * around the page.
 * @throws RenderError
 */
async function streamPage(c: Context<AppEnv>, content: ReactElement, props: DocumentProps): Promise<Response> {
  // A font that comes too late is not shown at all, so that no line breaks anew: it is asked for before the page is read.
  if (clientAssets.font) c.header('Link', `<${clientAssets.font}>; rel=preload; as=font; crossorigin`);
  const failed = (cause: unknown) => new RenderError(`The page at ${c.req.path} could not be rendered`, { cause });
  const response = await Promise.resolve(c.render(content, props)).catch((cause) => {
    throw failed(cause);
  });
  const stream = response.body as ReactDOMServerReadableStream;
  const isWhole = await Promise.race([stream.allReady.then(() => true), nextTask().then(() => false)]);
  const { renderFailure } = c.var;
  if (renderFailure) {
    await stream.cancel();
    c.set('renderFailure', undefined);
    throw failed(renderFailure.cause);
  }
  if (isWhole) return response;
  // Nobody knows yet whether the rest will be good enough to be kept.
  c.set('isCacheable', false);
  response.headers.set('Cache-Control', 'no-store');
  const logFailure = () => c.var.renderFailure && logError(failed(c.var.renderFailure.cause), c.var.requestId);
  c.executionCtx.waitUntil(stream.allReady.then(logFailure));
  return response;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The files that the browser fetches once the page has painted. */
function chunksOf({ page: id, language }: FoundPage): ClientAsset[] {
  // In development each module is a file of its own.
  if (clientAssets.build === 'dev') return [];
  const chunks = [
    'client/live.tsx',
    `client/pages/${componentFileOf(id)}.tsx`,
    ...(id === 'blogPost' ? ['client/load-post.ts'] : []),
    `shared/content/${language}/${fileNameOf(id)}.ts`,
    sharedTextsOf(language),
  ].flatMap((module) => {
    const places = clientAssets.modules[module];
    if (!places) throw new Error(`The build has no chunk for ${module}`);
    return places;
  });
  return [...new Set(chunks)].flatMap((place) => clientAssets.files[place] ?? []);
}
