import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SmallButton } from '#client/ui/small-button.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import type { DeskFailureCode } from './database.ts';
import { useDesk } from './desk-context.ts';

type AnswerViewProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** What was asked for, once it is there: till then that it is on its way, or why it is not. */
export function AnswerView<Data>({ query: { data, error, refetch, isFetching }, children }: AnswerViewProps<Data>) {
  if (data !== undefined) return children(data);
  return error && !isFetching ? <Failure code={error.code} onRetry={refetch} /> : <Loading />;
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
      <SmallButton className="mt-3" onClick={onRetry}>
        {content.retry}
      </SmallButton>
    </div>
  );
}
