import { Fold } from './fold.tsx';
import { withoutBreaksAtHyphens } from './without-breaks.ts';

type QuestionsProps = {
  items: readonly { id: string; question: string; answer: string }[];
};

/** Questions with answers: folded on phones, open on wider screens, a few in rows and more in two columns. */
export function Questions({ items }: QuestionsProps) {
  const inRows = items.length <= 3;
  return (
    <div className={inRows ? '' : 'gap-x-10 md:columns-2'}>
      {items.map(({ id, question, answer }) => (
        <Fold
          key={id}
          summary={question}
          className={`border-line ${inRows ? 'border-b' : 'break-inside-avoid max-md:border-b'}`}
        >
          <div className={inRows ? 'gap-x-10 sm:py-5 md:grid md:grid-cols-3' : ''}>
            <h3 className="folds-title font-semibold">{question}</h3>
            <p className={inRows ? 'max-md:mb-5 md:col-span-2' : 'mt-1 mb-6'}>{withoutBreaksAtHyphens(answer)}</p>
          </div>
        </Fold>
      ))}
    </div>
  );
}
