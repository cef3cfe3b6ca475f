import { Component, type ReactNode } from 'react';
import type { Language } from '#shared/languages.ts';
import { PageLoadError } from '../load-page.ts';
import type { ShellTexts } from '../routes.tsx';
import { ErrorNotice } from './error-notice.tsx';

type Props = { shell: ShellTexts; language: Language; children: ReactNode };

const reloadedKey = 'reloadedFor';

/** Shows a page that broke as an error page; one whose chunk is gone, as after a deploy, is loaded in full, once. */
export class PageBoundary extends Component<Props, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (!(error instanceof PageLoadError) || sessionStorage.getItem(reloadedKey) === location.href) return;
    sessionStorage.setItem(reloadedKey, location.href);
    location.reload();
  }

  override render() {
    const { shell, language, children } = this.props;
    return this.state.error ? <ErrorNotice shell={shell} language={language} /> : children;
  }
}
