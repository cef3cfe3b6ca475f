import { legalDrawings } from '#client/drawings/legal.ts?sprite';
import { IntroDrawing } from '#client/layout/intro-drawing.tsx';
import { IntroFigure } from '#client/layout/intro-figure.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import { Prose } from '#client/layout/prose.tsx';
import type { PageProps } from '#client/page-props.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import type { security } from '#shared/content/en/security.ts';

export function SecurityPage({ content, language, shell }: PageProps<typeof security>) {
  const { address, subject, link } = content.email;
  return (
    <>
      <PageIntro
        content={content}
        drawing={
          <IntroFigure caption={content.caption} className="print:hidden">
            <IntroDrawing drawing={legalDrawings.security} className="max-w-md lg:max-w-xl" />
          </IntroFigure>
        }
      >
        <p className="mt-6 text-ui text-mute">{content.lastChanged}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink href={`mailto:${address}?subject=${encodeURIComponent(subject)}`} variant="secondary">
            {link}
          </ButtonLink>
          <p className="text-mute">{address}</p>
        </div>
      </PageIntro>
      <Prose sections={content.sections} language={language} contentsTitle={shell.contents} />
    </>
  );
}
