import { legalDrawings } from '#client/drawings/legal.ts?sprite';
import { CompanyDetails } from '#client/layout/company-details.tsx';
import { IntroDrawing } from '#client/layout/intro-drawing.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import { Prose } from '#client/layout/prose.tsx';
import type { PageProps } from '#client/page-props.ts';
import type { privacy } from '#shared/content/en/privacy.ts';

export function PrivacyPage({ content, language, shell }: PageProps<typeof privacy>) {
  return (
    <>
      <PageIntro
        content={content}
        drawing={
          <IntroDrawing
            drawing={legalDrawings.privacy}
            labels={content.drawing}
            className="max-w-md lg:max-w-xl print:hidden"
          />
        }
      >
        <p className="mt-6 text-ui text-mute">{content.lastChanged}</p>
      </PageIntro>
      <section aria-labelledby="periods" className="border-b border-line">
        <h2 id="periods" className="sr-only">
          {content.periods.title}
        </h2>
        <dl className="frame grid sm:grid-cols-2 lg:grid-cols-4">
          {content.periods.items.map(({ label, value }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-line py-5 max-sm:not-first:border-t sm:py-7 sm:max-lg:nth-[n+3]:border-t lg:not-first:border-l lg:not-first:pl-6"
            >
              <dt className="mt-1 text-mute">{label}</dt>
              <dd className="text-h3 tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Prose sections={content.sections} language={language} contentsTitle={shell.contents}>
        <CompanyDetails
          labels={shell.footer.details}
          className="grid gap-y-1 border-t border-line pt-5 text-ui text-mute"
        />
      </Prose>
    </>
  );
}
