import type { ReactNode } from 'react';
import { Spinner } from '#client/ui/spinner.tsx';
import type { DeskFailureCode } from './ask-desk.ts';
import { DeskButton } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import type { Query } from './use-query.ts';

type AnswerViewProps<Data> = { query: Query<Data>; children: (data: Data) => ReactNode };

/** What was asked for, once it is there: till then that it is on its way, or why it is not. */
export function AnswerView<Data>({ query: { answer, retry }, children }: AnswerViewProps<Data>) {
  if (!answer) return <Loading />;
  return answer.ok ? children(answer.data) : <Failure code={answer.code} onRetry={retry} />;
}

export function Loading() {
  const { content } = useDesk();
  return (
    <div className="py-8">
      <Spinner label={content.loading} className="size-6" />
    </div>
  );
}

export function Failure({ code, onRetry }: { code: DeskFailureCode; onRetry: () => void }) {
  const { content } = useDesk();
  return (
    <div role="alert" className="my-5 border-l-2 border-error pl-4">
      <p className="font-semibold text-error">{content.failureTitle}</p>
      <p className="mt-1 max-w-2xl text-ui">{content.failures[code]}</p>
      <DeskButton className="mt-3" onClick={onRetry}>
        {content.retry}
      </DeskButton>
    </div>
  );
}
