import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
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

function Failure({ code, onRetry }: { code: DeskFailureCode; onRetry: () => void }) {
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

type ListEndProps = {
  query: UseInfiniteQueryResult<{ pages: unknown[][] }>;
  texts: Record<'empty' | 'nothingFound', string> & { shown: (rows: number) => string };
  /** Not all are wanted. */
  isFiltered: boolean;
};

/** Below a list: the way to more of it, or that it is all. */
export function ListEnd({ query, texts, isFiltered }: ListEndProps) {
  const { content } = useDesk();
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const loadMore = () => query.fetchNextPage();
  if (error && !isFetching && (!data || isFetchNextPageError))
    return <Failure code={error.code} onRetry={data ? loadMore : query.refetch} />;
  if (!data) return <Loading />;
  const { length } = data.pages.flat();
  if (length === 0) return <p className="border-t border-ink py-6">{isFiltered ? texts.nothingFound : texts.empty}</p>;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ui text-mute">
      <p role="status">
        {texts.shown(length)}. {hasNextPage ? '' : content.all}
      </p>
      {hasNextPage ? (
        <SmallButton className="text-ink" aria-disabled={isFetchingNextPage} onClick={loadMore}>
          {isFetchingNextPage ? content.loadingMore : content.more}
        </SmallButton>
      ) : null}
    </div>
  );
}
