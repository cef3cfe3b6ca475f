import { useAtom, useAtomValue } from 'jotai';
import { Suspense, use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { type FoundPage, findPage, isOfDesk, splitPath } from '#shared/routes.ts';
import { typeset } from '#shared/typesetting.ts';
import { ChatWidget } from './features/chat/chat-widget.tsx';
import { Modals } from './features/modals/modals.tsx';
import { Settings } from './features/settings/settings.tsx';
import { toastsAtom } from './features/toasts/show-toast.ts';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { PageBoundary } from './layout/page-boundary.tsx';
import { loadPage, loadPageOrWait, loadShell } from './load-page.ts';
import { useModalHistory } from './navigation/modals.ts';
import { usePageArrival } from './navigation/use-page-arrival.ts';
import { announcementAtom, offlineNoticeAtom } from './state/announcement.ts';
import { HydrateLater, HydrationTurnsContext } from './ui/hydrate-later.tsx';
import { Movement } from './ui/movement.tsx';
import { Spinner } from './ui/spinner.tsx';

/** A page and what stands around it, which stays mounted from page to page and from language to language. */
export function App({ onHydrated }: { onHydrated?: () => void }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    onHydrated?.();
  }, [onHydrated]);
  const { pathname } = useLocation();
  const found = findPage(pathname);
  const { page, language } = found;
  const shell = typeset(use(loadShell(language)), language);
  // The page before stays in view until then.
  use(loadPageOrWait(found));
  useModalHistory();
  return (
    <>
      <a
        href="#main"
        className="absolute -top-24 left-(--gutter) z-30 bg-ink px-5 py-3 font-semibold text-paper focus:top-2"
      >
        {shell.skipLink}
      </a>
      <Header shell={shell} language={language} page={page} />
      <main id="main" tabIndex={-1}>
        <PageBoundary key={splitPath(pathname).path} shell={shell} language={language}>
          <Movement default="none" enter="auto" exit="auto">
            <Suspense fallback={<PageSpinner label={shell.loading} />}>
              <Page found={found} />
            </Suspense>
          </Movement>
        </PageBoundary>
      </main>
      {/* It would float over the form or the owner's tables. */}
      {page !== 'contact' && !isOfDesk(page) && (
        <HydrateLater>
          <ChatWidget shell={shell} language={language} />
        </HydrateLater>
      )}
      <HydrateLater>
        <Footer shell={shell} language={language} />
      </HydrateLater>
      <HydrateLater>
        <Settings shell={shell} language={language} />
      </HydrateLater>
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
  const turns = use(HydrationTurnsContext);
  useEffect(() => turns?.endFirstView(), [turns]);
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
    <div className="grid min-h-dvh place-items-center noscript:hidden">
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
