import { Component, type ComponentType, type ReactNode } from 'react';
import { PageLoadError } from '#client/load-page.ts';
import { reloadOnce } from '#client/navigation/scroll-positions.ts';
import type { ShellTexts } from '#client/pages.tsx';
import type { Language } from '#shared/languages.ts';
import type { ErrorNotice } from './error-notice.tsx';

type Props = { shell: ShellTexts; language: Language; children: ReactNode };

type State = { error: Error | null; Notice: ComponentType<Parameters<typeof ErrorNotice>[0]> | null };

/**
 * Shows the error page instead of a page that threw an error. When a page's chunk is missing, as after a deploy, it reloads the page, once.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: null, Notice: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (isOffline(error)) return addEventListener('online', () => location.reload(), { once: true });
    if (error instanceof PageLoadError && reloadOnce()) return;
    // Reported here because React does not pass errors that a boundary caught to the window.
    reportError(error);
    // If this chunk can't be fetched either, nothing is shown between header and footer.
    import('./error-notice.tsx').then(
      (notice) => this.setState({ Notice: notice.ErrorNotice }),
      () => undefined,
    );
  }

  override render() {
    const { shell, language, children } = this.props;
    const { error, Notice } = this.state;
    if (!error) return children;
    if (isOffline(error)) return <p className="frame py-14 text-lead">{shell.offline}</p>;
    const notice = Notice && <Notice shell={shell} language={language} />;
    if (!import.meta.env.DEV) return notice;
    return (
      <>
        <pre className="frame overflow-x-auto py-6">{error.stack}</pre>
        {notice}
      </>
    );
  }
}

function isOffline(error: Error): boolean {
  return error instanceof PageLoadError && !navigator.onLine;
}
