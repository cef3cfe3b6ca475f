import type { ReactNode } from 'react';
import type { PageProps } from '#client/page-props.ts';
import type { terms } from '#shared/content/en/terms.ts';
import { CompanyDetails } from './company-details.tsx';
import { PageIntro } from './page-intro.tsx';
import { Prose } from './prose.tsx';

type LegalPageProps = PageProps<Omit<typeof terms, 'meta'>> & {
  drawing: ReactNode;
};

/** A long text about rules, below four short values that say what it comes down to. */
export function LegalPage({ content, drawing, language, shell }: LegalPageProps) {
  const { inShort, lastChanged, sections } = content;
  return (
    <>
      <PageIntro content={content} drawing={drawing}>
        <p className="mt-6 text-ui text-mute">{lastChanged}</p>
      </PageIntro>
      <section aria-label={inShort.title} className="border-b border-line">
        <dl className="frame grid grid-cols-2 lg:grid-cols-4">
          {inShort.items.map(({ label, value }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-line py-5 pr-4 max-lg:nth-[n+3]:border-t lg:not-first:border-l lg:not-first:pl-6"
            >
              <dt className="mt-1 text-mute">{label}</dt>
              <dd className="text-h3 tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Prose sections={sections} language={language} contentsTitle={shell.contents}>
        <CompanyDetails
          labels={shell.footer.details}
          className="grid gap-y-1 border-t border-line pt-5 text-ui text-mute"
        />
      </Prose>
    </>
  );
}
