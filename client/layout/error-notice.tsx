import { useEffect } from 'react';
import { shiftedStoreyDrawing } from '#client/drawings/shifted-storey.ts?sprite';
import { focusHeading } from '#client/navigation/focus-heading.ts';
import type { ShellTexts } from '#client/pages.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { site } from '#shared/site.ts';
import { BackButton } from './back-button.tsx';
import { IntroDrawing } from './intro-drawing.tsx';
import { Logo } from './logo.tsx';
import { PageIntro } from './page-intro.tsx';

type Props = {
  shell: ShellTexts;
  language: Language;
  /** Set when the Worker failed. The notice is then the whole page, without header, footer and scripts. */
  requestId?: string;
};

/** The page for an unexpected error. */
export function ErrorNotice({ shell, language, requestId }: Props) {
  const { title, text, requestId: requestLabel, retry, home, contact } = shell.errorPage;
  // In the browser it replaces a page, so it takes that page's title and focus.
  useEffect(() => {
    if (requestId) return;
    document.title = title;
    scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [requestId, title]);
  return (
    <>
      {requestId ? (
        <div className="border-b border-line">
          <div className="frame flex h-(--bar) items-center">
            <Logo />
          </div>
        </div>
      ) : null}
      <PageIntro
        content={{ heading: title, introduction: text }}
        drawing={<IntroDrawing drawing={shiftedStoreyDrawing} className="max-w-md" />}
      >
        <div className="mt-8 flex flex-wrap gap-3.5 md:mt-10">
          {/* A full load: what broke may still be at work. */}
          <ButtonLink href={pathOf('home', language)}>{home}</ButtonLink>
          {requestId ? (
            <ButtonLink href="" variant="secondary">
              {retry}
            </ButtonLink>
          ) : (
            <>
              <Button variant="secondary" onClick={() => location.reload()}>
                {retry}
              </Button>
              <BackButton language={language}>{shell.goBack}</BackButton>
            </>
          )}
        </div>
        <p className="mt-10 text-ui text-mute">
          {contact}{' '}
          <a href={`mailto:${site.email}`} className="underline underline-offset-4">
            {site.email}
          </a>
        </p>
        {requestId ? (
          <p className="mt-1 text-ui text-mute">
            {requestLabel}: <span className="tabular-nums">{requestId}</span>
          </p>
        ) : null}
      </PageIntro>
    </>
  );
}
