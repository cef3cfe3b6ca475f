import { clientAssets } from 'virtual:client-assets';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '#client/app.tsx';
import { ErrorNotice } from '#client/layout/error-notice.tsx';
import { loadPage, loadShell } from '#client/load-page.ts';
import { pages } from '#client/routes.tsx';
import { locationAtom } from '#client/state/location.ts';
import { type PageData, pageDataAtom, type RefusedForm } from '#client/state/page-data.ts';
import { type Head, headOf } from '#shared/head.ts';
import { type Language, otherLanguage } from '#shared/languages.ts';
import { contactPath, type FoundPage, type PageId, pathOf, splitPath, twinPath } from '#shared/routes.ts';
import { defaultSource, parseSource } from '#shared/source.ts';
import type { AppEnv } from '../context.ts';
import { RenderError } from '../errors.ts';
import { answerIfFresh } from '../middleware/freshness.ts';
import type { ClientAsset } from './client-assets.ts';
import type { DocumentProps } from './document.tsx';
import { type PageStyle, pageStyleOf } from './page-style.ts';

/** The one handler of pages. */
export async function renderPage(c: Context<AppEnv>, found: FoundPage): Promise<Response> {
  // Also of an answer without a body: what it says of the policy takes the place of what the browser has stored.
  allowStyle(c, moduleOf(found.page));
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
  return c.render(
    <main id="main">
      <ErrorNotice shell={shell} language={language} requestId={c.get('requestId')} />
    </main>,
    { language, head, style: allowStyle(c, 'client/layout/error-notice.tsx'), address: addressOf(c) },
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
  const [{ Page, content }, shell] = await Promise.all([loadPage(found), loadShell(language)]);
  const data: PageData = { year: new Date().getUTCFullYear(), ...publicConfig, refusedForm: refusedForm ?? null };
  const [pathname = '/', query] = address.split('?', 2);
  const store = createStore();
  store.set(pageDataAtom, data);
  store.set(locationAtom, { pathname, search: query ? `?${query}` : '', arrival: 'load' });
  const props: DocumentProps = {
    language,
    head: headOf({ found, content, shell, siteUrl: publicConfig.siteUrl }),
    style: allowStyle(c, moduleOf(found.page)),
    address,
    ...(!refusedForm && { twin: twinPath(pathname, otherLanguage(language)) }),
    live: { data, chunks: chunksOf(found) },
  };
  const inStore = (children: ReactNode) => <Provider store={store}>{children}</Provider>;
  try {
    return await c.render(inStore(<App />), props);
  } catch (error) {
    // The boundary around a page hides what broke it, so the page is drawn once more without.
    const cause = errorOf(() =>
      renderToString(inStore(<Page {...{ content, language, shell }} params={found.params} />)),
    );
    throw new RenderError(`The page at ${c.req.path} could not be rendered`, { cause: cause ?? error });
  }
}

function errorOf(attempt: () => unknown): unknown {
  try {
    attempt();
  } catch (error) {
    return error;
  }
}

/** The styles of the module that draws the page; the content security policy of the answer then allows them. */
function allowStyle(c: Context<AppEnv>, module: string): PageStyle | null {
  const style = pageStyleOf(module);
  c.set('styleHash', style?.hash);
  return style;
}

function moduleOf(page: PageId): string {
  return `client/pages/${pages[page].file}.tsx`;
}

/** The files that the browser fetches once the page has painted. */
function chunksOf({ page, language, params }: FoundPage): ClientAsset[] {
  const texts = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const modules = [
    'client/live.tsx',
    moduleOf(page),
    `shared/content/${language}/${texts}.ts`,
    `shared/content/${language}/shell.ts`,
    ...(pages[page].alsoLoads?.(language, params) ?? []),
  ];
  // In development each module is a file of its own.
  if (!clientAssets.styles) return [];
  const chunks = modules.flatMap((module) => {
    const places = clientAssets.modules[module];
    if (!places) throw new Error(`The build has no chunk for ${module}`);
    return places;
  });
  return [...clientAssets.stylesheets, ...[...new Set(chunks)].flatMap((place) => clientAssets.files[place] ?? [])];
}
