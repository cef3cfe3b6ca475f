import { type ComponentType, useState } from 'react';
import { loadDesk } from '#client/features/desk/load-desk.ts';
import type { PageProps } from '#client/page-props.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { useLoading } from '#client/use-loading.ts';
import type { desk } from '#shared/content/en/desk.ts';
import type { Language } from '#shared/languages.ts';

type DeskTexts = typeof desk;
type LoadedDesk = { Desk: ComponentType<{ content: DeskTexts; language: Language }> };

/** The owner's desk. The server writes the same shell for everyone; what is behind it comes when this page is opened. */
export function DeskPage({ content, language, shell }: PageProps<DeskTexts>) {
  const [loaded, setLoaded] = useState<LoadedDesk | 'failed' | null>(null);
  useLoading('desk', loadDesk, setLoaded, () => setLoaded('failed'));
  if (loaded && loaded !== 'failed') return <loaded.Desk content={content} language={language} />;
  return (
    <div className="frame min-h-[70dvh] py-10 md:py-16">
      <h1 className="text-h2">{content.heading}</h1>
      <p className="mt-3 text-mute">{content.introduction}</p>
      <div className="mt-6">
        {loaded === 'failed' ? (
          <p role="alert">{content.loadFailure}</p>
        ) : (
          <span className="noscript:hidden">
            <Spinner label={shell.loading} className="size-8" />
          </span>
        )}
        <p className="hidden noscript:block">{content.noScript}</p>
      </div>
    </div>
  );
}
