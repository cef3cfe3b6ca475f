import { Failure, Loading } from './answer-view.tsx';
import { DeskButton } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import type { PagedList } from './use-paged-rows.ts';

type ListEndProps = {
  list: Omit<PagedList<unknown>, 'change'>;
  /** How many rows are shown, in words. */
  shown: string;
};

/** Below a list: the way to more of it, or that it is all. */
export function ListEnd({ list, shown }: ListEndProps) {
  const { content } = useDesk();
  if (list.status === 'loading') return <Loading />;
  if (list.status === 'failed' && list.failure) return <Failure code={list.failure} onRetry={list.retry} />;
  if (list.rows.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ui text-mute">
      <p role="status">
        {shown}. {list.hasMore ? '' : content.all}
      </p>
      {list.hasMore ? (
        <DeskButton className="text-ink" aria-disabled={list.status === 'loadingMore'} onClick={list.loadMore}>
          {list.status === 'loadingMore' ? content.loadingMore : content.more}
        </DeskButton>
      ) : null}
    </div>
  );
}
