import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { createStore, Provider } from 'jotai';
import { StaticRouter } from 'react-router';
import { clientAssets } from 'virtual:client-assets';
import { App } from '#client/app.tsx';
import { ErrorNotice } from '#client/layout/error-notice.tsx';
import { loadPage, loadShell } from '#client/load-page.ts';
import { pages } from '#client/routes.tsx';
import { type PageData, pageDataAtom, type RefusedForm } from '#client/state/page-data.ts';
import { type Head, headOf } from '#shared/head.ts';
import { type Language, otherLanguage } from '#shared/languages.ts';
import { contactPath, type FoundPage, pathOf, splitPath, twinPath } from '#shared/routes.ts';
import { defaultSource, parseSource } from '#shared/source.ts';
import type { AppEnv } from '../context.ts';
import { answerIfFresh } from '../middleware/freshness.ts';
import { streamPage } from '../middleware/renderer.ts';
import type { ClientAsset } from './client-assets.ts';
import type { DocumentProps } from './document.tsx';

/** The one handler of pages. */
export async function renderPage(c: Context<AppEnv>, found: FoundPage): Promise<Response> {
  return (await answerIfFresh(c)) ?? render(c, { found, address: addressOf(c) });
}

export async function renderNotFound(c: Context<AppEnv>): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  c.status(404);
  const address = addressOf(c);
  const { language } = splitPath(address);
  return render(c, { found: { page: 'notFound', language, params: {} }, address });
}

/** The contact page as the answer to a form that was posted without scripts and refused. */
export async function renderRefusedForm(
  c: Context<AppEnv>,
  { language, status, ...refusedForm }: RefusedForm & { language: Language; status: ContentfulStatusCode },
): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  c.status(status);
  const found: FoundPage = { page: 'contact', language, params: {} };
  const source = parseSource(refusedForm.values.source);
  const address = source === defaultSource ? pathOf('contact', language) : contactPath(language, source);
  return render(c, { found, address, refusedForm });
}

/** Needs neither settings nor a page of its own, so that it can follow any failure. */
export async function renderErrorPage(c: Context<AppEnv>): Promise<Response> {
  const { language } = splitPath(c.req.path);
  const shell = await loadShell(language);
  c.header('Cache-Control', 'no-store');
  c.header('ETag', undefined);
  c.status(500);
  const head: Head = {
    title: shell.errorPage.title,
    tags: [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }],
    structuredData: null,
  };
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

async function render(c: Context<AppEnv>, { found, address, refusedForm }: PageRequest): Promise<Response> {
  const { language } = found;
  const { publicConfig } = c.var.config;
  const [{ content }, shell] = await Promise.all([loadPage(found), loadShell(language)]);
  const data: PageData = { year: new Date().getUTCFullYear(), ...publicConfig, refusedForm: refusedForm ?? null };
  const [pathname = '/'] = address.split('?', 1);
  const store = createStore();
  store.set(pageDataAtom, data);
  const props: DocumentProps = {
    language,
    head: headOf({ found, content, shell, siteUrl: publicConfig.siteUrl }),
    address,
    ...(!refusedForm && { twin: twinPath(pathname, otherLanguage(language)) }),
    live: { data, chunks: chunksOf(found) },
  };
  const app = (
    <Provider store={store}>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </Provider>
  );
  return streamPage(c, app, props);
}

/** The files that the browser fetches once the page has painted. */
function chunksOf({ page, language }: FoundPage): ClientAsset[] {
  // In development each module is a file of its own.
  if (!clientAssets.pageStyle) return [];
  const texts = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const chunks = [
    'client/live.tsx',
    `client/pages/${pages[page].file}.tsx`,
    ...(page === 'blogPost' ? ['client/load-post.ts'] : []),
    `shared/content/${language}/${texts}.ts`,
    `shared/content/${language}/shell.ts`,
  ].flatMap((module) => {
    const places = clientAssets.modules[module];
    if (!places) throw new Error(`The build has no chunk for ${module}`);
    return places;
  });
  return [...clientAssets.stylesheets, ...[...new Set(chunks)].flatMap((place) => clientAssets.files[place] ?? [])];
}
