import { legalDrawings } from '#client/drawings/legal.ts?sprite';
import { IntroDrawing } from '#client/layout/intro-drawing.tsx';
import { IntroFigure } from '#client/layout/intro-figure.tsx';
import { LegalPage } from '#client/layout/legal-page.tsx';
import type { PageProps } from '#client/page-props.ts';
import type { terms } from '#shared/content/en/terms.ts';

export function TermsPage(props: PageProps<typeof terms>) {
  return (
    <LegalPage
      {...props}
      drawing={
        <IntroFigure caption={props.content.caption} className="print:hidden">
          <IntroDrawing drawing={legalDrawings.terms} className="max-w-md lg:max-w-xl" />
        </IntroFigure>
      }
    />
  );
}
