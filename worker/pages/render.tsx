import { clientAssets } from 'virtual:client-assets';
import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { createStore, Provider } from 'jotai';
import type { ReactElement, ReactNode } from 'react';
import { StaticRouter } from 'react-router';
import { App } from '#client/app.tsx';
import { ErrorNotice } from '#client/layout/error-notice.tsx';
import { loadPage, loadShell } from '#client/load-page.ts';
import { pages } from '#client/routes.tsx';
import { languageAtom } from '#client/state/language.ts';
import { type PageData, pageDataAtom, type RefusedForm } from '#client/state/page-data.ts';
import { type Head, headOf } from '#shared/head.ts';
import { type Language, languages, otherLanguage } from '#shared/languages.ts';
import { type PageId, pathOf, splitPath, twinPath } from '#shared/routes.ts';
import type { AppEnv } from '../context.ts';
import type { PublicConfig } from '../env.ts';
import { RenderError } from '../errors.ts';
import { matchesEtag } from '../middleware/page-memory.ts';
import type { ClientAsset } from './client-assets.ts';
import { Document, type DocumentProps } from './document.tsx';

// Every page is there before the first request, so that no render waits for a chunk.
const pageIds = Object.keys(pages) as PageId[];
const loadedPages = await loadAll();
const shells = { en: await loadShell('en'), nl: await loadShell('nl') };

async function loadAll() {
  const entries = pageIds.flatMap((page) => languages.map((language) => ({ page, language })));
  return new Map(
    await Promise.all(
      entries.map(async ({ page, language }) => [`${language} ${page}`, await loadPage(page, language)] as const),
    ),
  );
}

/** Browsers ask whether the page is still good; the edge keeps it for a day or until the next deploy. */
const pageCacheControl = 'public, max-age=0, s-maxage=86400, must-revalidate';

/** The one handler of pages. */
export async function renderPage(c: Context<AppEnv>, page: PageId, language: Language): Promise<Response> {
  const address = addressOf(c);
  // A developer's page changes with every edit, and no address says so.
  if (clientAssets.build === 'dev') return render(c, { page, language, address });
  const etag = await etagOf(address, c.var.config.publicConfig);
  c.header('Cache-Control', pageCacheControl);
  c.header('ETag', etag);
  const validators = c.req.header('If-None-Match');
  if (validators && matchesEtag(validators, etag)) return c.body(null, 304);
  return render(c, { page, language, address });
}

export async function renderNotFound(c: Context<AppEnv>): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  c.status(404);
  const address = addressOf(c);
  return render(c, { page: 'notFound', language: splitPath(address).language, address });
}

/** The contact page as the answer to a form that was posted without scripts and refused. */
export async function renderRefusedForm(
  c: Context<AppEnv>,
  { language, status, ...refusedForm }: RefusedForm & { language: Language; status: ContentfulStatusCode },
): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  c.status(status);
  return render(c, { page: 'contact', language, address: pathOf('contact', language), refusedForm });
}

/** Needs neither settings nor a page of its own, so that it can follow any failure. */
export async function renderErrorPage(c: Context<AppEnv>): Promise<Response> {
  const { language } = splitPath(c.req.path);
  const shell = shells[language];
  c.header('Cache-Control', 'no-store');
  c.header('ETag', undefined);
  c.status(500);
  const head: Head = {
    title: shell.errorPage.title,
    tags: [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }],
  };
  return stream(
    c,
    { language, head, address: addressOf(c) },
    <main id="main">
      <ErrorNotice shell={shell} language={language} requestId={c.get('requestId')} />
    </main>,
  );
}

/** As the browser writes it, so that both sides render the same; `c.req.path` is decoded. */
function addressOf(c: Context<AppEnv>): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}

type PageRequest = { page: PageId; language: Language; address: string; refusedForm?: RefusedForm };

function render(c: Context<AppEnv>, { page, language, address, refusedForm }: PageRequest): Promise<Response> {
  const { publicConfig } = c.var.config;
  const loaded = loadedPages.get(`${language} ${page}`);
  if (!loaded) throw new RenderError(`The page ${page} was not loaded`);
  const data: PageData = { year: new Date().getUTCFullYear(), ...publicConfig, refusedForm: refusedForm ?? null };
  const [pathname = '/'] = address.split('?', 1);
  const store = createStore();
  store.set(pageDataAtom, data);
  store.set(languageAtom, language);
  return stream(
    c,
    {
      language,
      head: headOf({ page, language, pathname, meta: loaded.content.meta, siteUrl: publicConfig.siteUrl }),
      address,
      ...(!refusedForm && { twin: twinPath(pathname, otherLanguage(language)) }),
      live: { data, chunks: chunksOf(page, language) },
    },
    <Provider store={store}>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </Provider>,
  );
}

/** The renderer takes its options once, so one is made for each request: its errors belong to that request. */
async function stream(c: Context<AppEnv>, props: DocumentProps, page: ReactElement): Promise<Response> {
  const failures: unknown[] = [];
  const renderer = reactRenderer(
    ({ children }: { children: ReactNode }) => <Document {...props}>{children}</Document>,
    {
      stream: { 'Content-Type': 'text/html; charset=UTF-8' },
      readableStreamOptions: {
        // React would move a complete boundary of more than 12.8 KB behind inline scripts, which the CSP refuses.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => {
          failures.push(error);
        },
      },
    },
  );
  await renderer(c, async () => undefined);
  const response = await c.render(page);
  // Nothing suspends on the server, so what could fail has failed by now, before a byte was sent.
  if (failures.length > 0) {
    await response.body?.cancel();
    throw new RenderError(`The page at ${c.req.path} could not be rendered`, { cause: failures[0] });
  }
  return response;
}

/** The chunks that the browser fetches once the page has painted. */
function chunksOf(page: PageId, language: Language): ClientAsset[] {
  const texts = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const modules = [
    'client/live.tsx',
    `client/pages/${pages[page].file}.tsx`,
    `shared/content/${language}/${texts}.ts`,
    `shared/content/${language}/shell.ts`,
  ];
  const chunks = modules.flatMap((module) => clientAssets.modules[module] ?? []);
  return [...new Map(chunks.map((chunk) => [chunk.href, chunk])).values()];
}

/** Build, year, public settings and address make the page; the same four make its etag. */
async function etagOf(address: string, publicConfig: PublicConfig): Promise<string> {
  const source = JSON.stringify([clientAssets.build, new Date().getUTCFullYear(), publicConfig, address]);
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(source));
  const hex = Array.from(new Uint8Array(digest).slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `"${clientAssets.build}-${hex}"`;
}
