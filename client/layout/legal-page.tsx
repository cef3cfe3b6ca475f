import type { ReactNode } from 'react';
import type { PageProps } from '#client/page-props.ts';
import { Facts } from '#client/ui/facts.tsx';
import type { terms } from '#shared/content/en/terms.ts';
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
      <Facts label={inShort.title} items={inShort.items} />
      <Prose sections={sections} language={language} contentsTitle={shell.contents} />
    </>
  );
}
