import { SplitSection } from '#client/ui/split-section.tsx';

type SituationProps = {
  id: string;
  tag: string;
  title: string;
  paragraphs: readonly string[];
  /** Over the list. */
  listTitle: string;
  list: readonly string[];
};

/** Where an offer fits, told in some paragraphs and then by what one sees of it. */
export function Situation({ id, tag, title, paragraphs, listTitle, list }: SituationProps) {
  return (
    <SplitSection id={id} tag={tag} title={title}>
      <div className="grid max-w-2xl gap-y-4 text-lead">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h3 className="mt-10 text-ui font-semibold">{listTitle}</h3>
      <ul className="mt-3 border-t border-line">
        {list.map((item) => (
          <li key={item} className="border-b border-line py-3 text-mute">
            {item}
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
