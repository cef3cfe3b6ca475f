import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, use, useEffect, useLayoutEffect } from 'react';
import { Route, Routes, useLocation, useParams } from 'react-router';
import type { Language } from '#shared/languages.ts';
import { localizePath, type PageId, type PageParams, routeIds, routes, splitPath } from '#shared/routes.ts';
import { ChatWidget } from './features/chat/chat-widget.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { PageBoundary } from './layout/page-boundary.tsx';
import { loadPage, loadShell } from './load-page.ts';
import { useInPageNavigation } from './navigation/use-in-page-navigation.ts';
import { usePageArrival } from './navigation/use-page-arrival.ts';
import type { ShellTexts } from './routes.tsx';
import { languageAtom } from './state/language.ts';
import { pageDataAtom } from './state/page-data.ts';
import { Spinner } from './ui/spinner.tsx';

type AppProps = { onHydrated?: () => void };

export function App({ onHydrated }: AppProps) {
  const { pathname } = useLocation();
  const { language } = splitPath(pathname);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    onHydrated?.();
  }, [onHydrated]);
  return (
    <Routes>
      {routeIds.map((page) => (
        <Route key={page} path={localizePath(routes[page].path, language)} element={<Screen page={page} />} />
      ))}
      <Route path="*" element={<Screen page="notFound" />} />
    </Routes>
  );
}

/** What stands around a page stays mounted from page to page and from language to language. */
function Screen({ page }: { page: PageId }) {
  const { pathname } = useLocation();
  const params = useParams() as PageParams;
  const { language, path } = splitPath(pathname);
  const shell = use(loadShell(language));
  const { year } = useAtomValue(pageDataAtom);
  const setLanguage = useSetAtom(languageAtom);
  useLayoutEffect(() => setLanguage(language), [setLanguage, language]);
  useInPageNavigation();
  return (
    <>
      <a className="skip-link" href="#main">
        {shell.skipLink}
      </a>
      <Header shell={shell} language={language} page={page} pathname={pathname} />
      <main id="main" tabIndex={-1}>
        <PageBoundary key={path} shell={shell} language={language}>
          <Suspense key={page} fallback={<Spinner label={shell.loading} />}>
            <Page page={page} language={language} params={params} shell={shell} pathname={pathname} />
          </Suspense>
        </PageBoundary>
      </main>
      {page !== 'contact' && <ChatWidget shell={shell} language={language} />}
      <Footer shell={shell} language={language} year={year} />
    </>
  );
}

type PageViewProps = { page: PageId; language: Language; params: PageParams; shell: ShellTexts; pathname: string };

function Page({ page, language, params, shell, pathname }: PageViewProps) {
  const { Page: Component, content } = use(loadPage(page, language));
  usePageArrival({ page, language, pathname, meta: content.meta });
  return <Component content={content} language={language} params={params} shell={shell} />;
}
