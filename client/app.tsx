import { useAtom, useAtomValue } from 'jotai';
import { Suspense, use, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { type FoundPage, findPage, isOfDesk, localizePath, routes, splitPath } from '#shared/routes.ts';
import { typeset } from '#shared/typesetting.ts';
import { ChatWidget } from './features/chat/chat-widget.tsx';
import { Modals } from './features/modals/modals.tsx';
import { Settings } from './features/settings/settings.tsx';
import { toastsAtom } from './features/toasts/show-toast.ts';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { PageBoundary } from './layout/page-boundary.tsx';
import { loadPage, loadPageOrWait, loadShell } from './load-page.ts';
import { useLinks } from './navigation/links.ts';
import { useModalHistory } from './navigation/modals.ts';
import { usePageArrival } from './navigation/use-page-arrival.ts';
import { announcementAtom, offlineNoticeAtom } from './state/announcement.ts';
import { Movement } from './ui/movement.tsx';
import { Spinner } from './ui/spinner.tsx';

type AppProps = { onHydrated?: () => void };

/** What stands around a page stays mounted from page to page and from language to language. */
export function App({ onHydrated }: AppProps) {
  const { pathname, search } = useLocation();
  const found = findPage(pathname);
  const { page, language } = found;
  const shell = typeset(use(loadShell(language)), language);
  // The page before stays in view until then.
  use(loadPageOrWait(found));
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    onHydrated?.();
  }, [onHydrated]);
  useModalHistory();
  useLinks();
  return (
    <>
      <a
        href="#main"
        className="absolute -top-24 left-(--gutter) z-30 bg-ink px-5 py-3 font-semibold text-paper focus:top-2"
      >
        {shell.skipLink}
      </a>
      <Header shell={shell} language={language} page={page} pathname={pathname} search={search} />
      <main id="main" tabIndex={-1}>
        <PageBoundary key={splitPath(pathname).path} shell={shell} language={language}>
          <Movement default="none" enter="auto" exit="auto">
            <Suspense fallback={<PageSpinner label={shell.loading} />}>
              <Routes>
                {/* `findPage` has looked it up in the same table. Matching the others, too, would be a seventh of a render. */}
                {page === 'notFound' ? null : (
                  <Route
                    path={localizePath(routes[page].path, language)}
                    element={<Page found={found} />}
                    caseSensitive
                  />
                )}
                <Route path="*" element={<Page found={found} />} />
              </Routes>
            </Suspense>
          </Movement>
        </PageBoundary>
      </main>
      {/* It would float over the form or the owner's tables. */}
      {page !== 'contact' && !isOfDesk(page) && <ChatWidget shell={shell} language={language} />}
      <Footer shell={shell} language={language} />
      <Settings shell={shell} language={language} pathname={pathname} search={search} />
      <Modals shell={shell} language={language} />
      <Toasts closeLabel={shell.close} />
      <Announcer offline={shell.offline} />
    </>
  );
}

function Page({ found }: { found: FoundPage }) {
  const { language, params } = found;
  const shell = use(loadShell(language));
  const { Page: Component, content } = use(loadPage(found));
  usePageArrival({ found, content, shell });
  return (
    <Component
      content={typeset(content, language)}
      language={language}
      params={params}
      shell={typeset(shell, language)}
    />
  );
}

/** As tall as the view, so that the footer stays below it. */
function PageSpinner({ label }: { label: string }) {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={label} className="size-8" />
    </div>
  );
}

/** Their component is loaded with the first of them. */
function Toasts({ closeLabel }: { closeLabel: string }) {
  const toasts = useAtomValue(toastsAtom);
  return toasts && <toasts.Toaster closeLabel={closeLabel} />;
}

/** Says what has changed to those who cannot see it, and to everybody that a click needs the network: offline nothing more can be loaded. */
function Announcer({ offline }: { offline: string }) {
  const announcement = useAtomValue(announcementAtom);
  const [isOffline, sayOffline] = useAtom(offlineNoticeAtom);
  useEffect(() => {
    if (!isOffline) return;
    const timer = setTimeout(() => sayOffline(false), 5000);
    return () => clearTimeout(timer);
  }, [isOffline, sayOffline]);
  return (
    <p role="status" className={isOffline ? 'offline-notice' : 'sr-only'}>
      {isOffline ? offline : announcement}
    </p>
  );
}
