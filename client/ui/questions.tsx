import { Fold } from './fold.tsx';
import { withoutBreaksAtHyphens } from './without-breaks.ts';

type QuestionsProps = {
  items: readonly { id: string; question: string; answer: string }[];
};

/** Questions with answers: folded on phones, open in columns on wider screens. */
export function Questions({ items }: QuestionsProps) {
  return (
    <div className={`gap-x-10 ${items.length > 3 ? 'md:columns-2' : 'max-w-2xl'}`}>
      {items.map(({ id, question, answer }) => (
        <Fold key={id} summary={question} className="break-inside-avoid border-line max-md:border-b">
          <h3 className="font-semibold">{question}</h3>
          <p className="mt-1 mb-6">{withoutBreaksAtHyphens(answer)}</p>
        </Fold>
      ))}
    </div>
  );
}
