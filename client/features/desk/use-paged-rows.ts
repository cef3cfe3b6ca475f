import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import type { DeskAnswer } from './ask-desk.ts';
import { emptyRows, type PagedAction, type PagedRows, reducePagedRows } from './paged-rows.ts';

export type PagedList<Row> = PagedRows<Row> & {
  loadMore: () => void;
  /** After a failure. */
  retry: () => void;
  change: (change: (row: Row) => Row) => void;
};

/** Loads the first page for each key, and the others when they are asked for. `key` is null while the list is not in view. */
export function usePagedRows<Row>(
  key: string | null,
  load: (last: Row | undefined) => Promise<DeskAnswer<Row[]>>,
): PagedList<Row> {
  const [state, dispatch] = useReducer<PagedRows<Row>, [PagedAction<Row>]>(reducePagedRows, emptyRows<Row>(''));
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (key === null) return;
    dispatch({ type: 'begun', key });
    ask(undefined).then((answer) => dispatch({ type: 'answered', key, answer }));
  }, [key, attempt]);
  const loadMore = () => {
    if (state.status === 'loadingMore' || state.status === 'loading') return;
    dispatch({ type: 'moreAsked' });
    load(state.rows.at(-1)).then((answer) => dispatch({ type: 'answered', key: state.key, answer }));
  };
  return {
    ...state,
    // Between the change of a filter and the effect the rows are still those of the filter before.
    ...(key !== null && state.key !== key && emptyRows<Row>(key)),
    loadMore,
    retry: () => (state.rows.length > 0 ? loadMore() : setAttempt(attempt + 1)),
    change: (change) => dispatch({ type: 'changed', change }),
  };
}
