import { legalDrawings } from '#client/drawings/legal.ts?sprite';
import { IntroDrawing } from '#client/layout/intro-drawing.tsx';
import { IntroFigure } from '#client/layout/intro-figure.tsx';
import { LegalPage } from '#client/layout/legal-page.tsx';
import type { PageProps } from '#client/page-props.ts';
import type { privacy } from '#shared/content/en/privacy.ts';

export function PrivacyPage(props: PageProps<typeof privacy>) {
  return (
    <LegalPage
      {...props}
      drawing={
        <IntroFigure caption={props.content.caption} className="print:hidden">
          <IntroDrawing
            drawing={legalDrawings.privacy}
            labels={props.content.drawing}
            className="max-w-md lg:max-w-xl"
          />
        </IntroFigure>
      }
    />
  );
}
