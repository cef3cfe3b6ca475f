import { useState } from 'react';
import type { LoadedDesk } from '#client/features/desk/load-desk.ts';
import { DeskShell } from '#client/layout/desk-shell.tsx';
import type { PageProps } from '#client/page-props.ts';
import { useBrowserFeatures } from '#client/state/browser-features.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { useLoading } from '#client/use-loading.ts';
import type { desk } from '#shared/content/en/desk.ts';

/** The owner's desk. The server writes the same shell for everyone; what is behind it comes when this page is opened. */
export function DeskPage({ content, language, shell }: PageProps<typeof desk>) {
  const features = useBrowserFeatures();
  const [loaded, setLoaded] = useState<LoadedDesk | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useLoading(
    language,
    () => features().loadDesk(language),
    setLoaded,
    () => setHasFailed(true),
  );
  const waiting = (
    <DeskShell content={content}>
      <span className="noscript:hidden">
        <Spinner label={shell.loading} className="size-8" />
      </span>
      <p className="hidden noscript:block">{content.noScript}</p>
    </DeskShell>
  );
  // In the other language it stays as it is until those texts are there, so that nothing typed is lost.
  if (loaded) return <loaded.Desk content={loaded.content} language={loaded.language} waiting={waiting} />;
  if (!hasFailed) return waiting;
  return (
    <DeskShell content={content}>
      <p role="alert">{content.loadFailure}</p>
    </DeskShell>
  );
}
