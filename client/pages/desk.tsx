import { type ComponentType, useState } from 'react';
import { DeskShell } from '#client/layout/desk-shell.tsx';
import type { PageProps } from '#client/page-props.ts';
import { useBrowserFeatures } from '#client/state/browser-features.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { useLoading } from '#client/use-loading.ts';
import type { desk } from '#shared/content/en/desk.ts';
import type { Language } from '#shared/languages.ts';

type DeskTexts = typeof desk;
type LoadedDesk = { Desk: ComponentType<{ content: DeskTexts; language: Language }> };

/** The owner's desk. The server writes the same shell for everyone; what is behind it comes when this page is opened. */
export function DeskPage({ content, language, shell }: PageProps<DeskTexts>) {
  const features = useBrowserFeatures();
  const [loaded, setLoaded] = useState<LoadedDesk | 'failed' | null>(null);
  useLoading(
    'desk',
    () => features().loadDesk(),
    setLoaded,
    () => setLoaded('failed'),
  );
  if (loaded && loaded !== 'failed') return <loaded.Desk content={content} language={language} />;
  return (
    <DeskShell content={content}>
      {loaded === 'failed' ? (
        <p role="alert">{content.loadFailure}</p>
      ) : (
        <span className="noscript:hidden">
          <Spinner label={shell.loading} className="size-8" />
        </span>
      )}
      <p className="hidden noscript:block">{content.noScript}</p>
    </DeskShell>
  );
}
