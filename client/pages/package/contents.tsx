import { Cells } from '#client/ui/cells.tsx';
import { Section } from '#client/ui/section.tsx';
import type { PackagePage } from '#shared/content/types.ts';
import { Sample } from './sample.tsx';

/** What a package consists of, above a sample of it. */
export function Contents({ contents, labels }: Pick<PackagePage, 'contents' | 'labels'>) {
  return (
    <Section id="contents" title={labels.contents}>
      <Cells items={contents.parts} columns={contents.parts.length === 4 ? 4 : 3} />
      <Sample sample={contents.sample} labels={labels} />
    </Section>
  );
}
