import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { SmallButton } from '#client/ui/small-button.tsx';
import { Failure, Loading } from './answer-view.tsx';
import { useDesk } from './desk-context.ts';

type ListEndProps = {
  query: UseInfiniteQueryResult<{ pages: unknown[][] }>;
  /** How many rows are shown, in words. */
  shown: string;
  /** What is said where there are none. */
  empty: string;
};

/** Below a list: the way to more of it, or that it is all. */
export function ListEnd({ query, shown, empty }: ListEndProps) {
  const { content } = useDesk();
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const loadMore = () => query.fetchNextPage();
  if (error && !isFetching && (!data || isFetchNextPageError))
    return <Failure code={error.code} onRetry={data ? loadMore : query.refetch} />;
  if (!data) return <Loading />;
  if (!data.pages[0]?.length) return <p className="border-t border-ink py-6">{empty}</p>;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ui text-mute">
      <p role="status">
        {shown}. {hasNextPage ? '' : content.all}
      </p>
      {hasNextPage ? (
        <SmallButton className="text-ink" aria-disabled={isFetchingNextPage} onClick={loadMore}>
          {isFetchingNextPage ? content.loadingMore : content.more}
        </SmallButton>
      ) : null}
    </div>
  );
}
