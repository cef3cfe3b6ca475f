import { Section } from '#client/ui/section.tsx';
import type { PackagePage } from '#shared/content/types.ts';
import { Sample } from './sample.tsx';

/** What a package consists of, beside a sample of it. */
export function Contents({ contents, labels }: Pick<PackagePage, 'contents' | 'labels'>) {
  return (
    <Section id="contents" title={labels.contents}>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <ul className="grid border-t border-ink">
          {contents.parts.map(({ id, title, text }) => (
            <li key={id} className="border-b border-line py-5">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1 text-mute">{text}</p>
            </li>
          ))}
        </ul>
        <Sample sample={contents.sample} labels={labels} />
      </div>
    </Section>
  );
}
