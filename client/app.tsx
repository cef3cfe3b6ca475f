import { useAtomValue } from 'jotai';
import { Suspense, use, useEffect, useMemo } from 'react';
import { type FoundPage, findPage, splitPath } from '#shared/routes.ts';
import { ChatWidget } from './features/chat/chat-widget.tsx';
import { Modals } from './features/modals/modals.tsx';
import { Settings } from './features/settings/settings.tsx';
import { Toasts } from './features/toasts/toasts.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { PageBoundary } from './layout/page-boundary.tsx';
import { loadPage, loadShell } from './load-page.ts';
import { useInPageNavigation } from './navigation/use-in-page-navigation.ts';
import { useModalLinks } from './navigation/use-modal-links.ts';
import { usePageArrival } from './navigation/use-page-arrival.ts';
import type { ShellTexts } from './routes.tsx';
import { announcementAtom } from './state/announcement.ts';
import { locationAtom } from './state/location.ts';
import { Spinner } from './ui/spinner.tsx';

type AppProps = { onHydrated?: () => void };

export function App({ onHydrated }: AppProps) {
  const { pathname, search } = useAtomValue(locationAtom);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    onHydrated?.();
  }, [onHydrated]);
  const found = useMemo(() => findPage(pathname), [pathname]);
  return <Screen found={found} pathname={pathname} search={search} />;
}

type ScreenProps = { found: FoundPage; pathname: string; search: string };

/** What stands around a page stays mounted from page to page and from language to language. */
function Screen({ found, pathname, search }: ScreenProps) {
  const { page, language } = found;
  const { path } = splitPath(pathname);
  const shell = use(loadShell(language));
  useModalLinks();
  useInPageNavigation();
  return (
    <>
      <a className="skip-link" href="#main">
        {shell.skipLink}
      </a>
      <Header shell={shell} language={language} page={page} pathname={pathname} search={search} />
      <main id="main" tabIndex={-1}>
        <PageBoundary key={path} shell={shell} language={language}>
          <Suspense key={page} fallback={<PageSpinner label={shell.loading} />}>
            <Page found={found} shell={shell} />
          </Suspense>
        </PageBoundary>
      </main>
      {page !== 'contact' && <ChatWidget shell={shell} language={language} />}
      <Footer shell={shell} language={language} />
      <Settings shell={shell} language={language} pathname={pathname} search={search} />
      <Modals shell={shell} language={language} />
      <Toasts closeLabel={shell.close} />
      <Announcer />
    </>
  );
}

function Page({ found, shell }: { found: FoundPage; shell: ShellTexts }) {
  const { language, params } = found;
  const { Page: Component, content } = use(loadPage(found));
  usePageArrival({ found, content, shell });
  return <Component content={content} language={language} params={params} shell={shell} />;
}

/** As tall as the view, so that the footer stays below it. */
function PageSpinner({ label }: { label: string }) {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={label} className="size-8" />
    </div>
  );
}

function Announcer() {
  return (
    <p role="status" className="sr-only">
      {useAtomValue(announcementAtom)}
    </p>
  );
}
