import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { DeskAnswer } from './ask-desk.ts';
import { countArrived, emptyRows, type PagedAction, type PagedRows, reducePagedRows } from './paged-rows.ts';
import { useRefresh } from './use-refresh.ts';

export type PagedList<Row> = PagedRows<Row> & {
  loadMore: () => void;
  /** After a failure. */
  retry: () => void;
  change: (change: (row: Row) => Row) => void;
};

type PagedQuery<Row> = {
  /** The filters of the list. */
  key: string;
  /** The page after a row; the first one where none is given. */
  load: (last: Row | undefined) => Promise<DeskAnswer<Row[]>>;
  idOf: (row: Row) => string;
  /** A list behind one of its rows stays as it was when that row was opened. */
  isInView?: boolean;
  /** Hears how many rows have come in at the top of a list that was in view. */
  onArrived?: (count: number) => void;
};

/** Loads the first page for each key and refreshes it, and loads the others when they are asked for. */
export function usePagedRows<Row>({ key, load, idOf, isInView, onArrived }: PagedQuery<Row>): PagedList<Row> {
  const [state, dispatch] = useReducer<PagedRows<Row>, [PagedAction<Row>]>(reducePagedRows, emptyRows<Row>(''));
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(load);
  /** How many changes were made here: what was asked for before one of them does not know of it. */
  const changes = useRef(0);
  // Another attempt asks again.
  useEffect(() => {
    dispatch({ type: 'begun', key });
    ask(undefined).then((answer) => dispatch({ type: 'answered', key, answer }));
  }, [key, attempt]);
  useRefresh(async () => {
    const before = changes.current;
    const answer = await load(undefined);
    if (!answer.ok || before !== changes.current) return;
    dispatch({ type: 'refreshed', key, rows: answer.data, idOf });
    const count = state.status === 'ready' && state.key === key ? countArrived(state.rows, answer.data, idOf) : 0;
    if (count > 0) onArrived?.(count);
  }, isInView);
  const loadMore = () => {
    if (state.status === 'loadingMore' || state.status === 'loading') return;
    dispatch({ type: 'moreAsked' });
    load(state.rows.at(-1)).then((answer) => dispatch({ type: 'answered', key: state.key, answer }));
  };
  return {
    ...state,
    // Between the change of a filter and the effect the rows are still those of the filter before.
    ...(state.key !== key && emptyRows<Row>(key)),
    loadMore,
    retry: () => (state.rows.length > 0 ? loadMore() : setAttempt(attempt + 1)),
    change: (change) => {
      changes.current += 1;
      dispatch({ type: 'changed', change });
    },
  };
}
