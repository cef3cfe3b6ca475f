import { legalDrawings } from '#client/drawings/legal.ts?sprite';
import { CompanyDetails } from '#client/layout/company-details.tsx';
import { IntroDrawing } from '#client/layout/intro-drawing.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import { Prose } from '#client/layout/prose.tsx';
import type { PageProps } from '#client/page-props.ts';
import type { terms } from '#shared/content/en/terms.ts';

export function TermsPage({ content, language, shell }: PageProps<typeof terms>) {
  return (
    <>
      <PageIntro
        content={content}
        drawing={<IntroDrawing drawing={legalDrawings.terms} className="max-w-md lg:max-w-lg print:hidden" />}
      >
        <p className="mt-6 text-ui text-mute">{content.lastChanged}</p>
      </PageIntro>
      <Prose sections={content.sections} language={language} contentsTitle={shell.contents}>
        <CompanyDetails
          labels={shell.footer.details}
          className="grid gap-y-1 border-t border-line pt-5 text-ui text-mute"
        />
      </Prose>
    </>
  );
}
