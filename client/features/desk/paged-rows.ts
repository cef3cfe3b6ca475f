import type { DeskAnswer, DeskFailureCode } from './ask-desk.ts';

/** As many rows as the database gives at once. */
export const pageSize = 50;

/** Rows of a list that is loaded page by page. */
export type PagedRows<Row> = {
  /** The filters that the rows meet. */
  key: string;
  rows: Row[];
  status: 'loading' | 'ready' | 'loadingMore' | 'failed';
  failure: DeskFailureCode | null;
  hasMore: boolean;
};

export type PagedAction<Row> =
  | { type: 'begun'; key: string }
  | { type: 'moreAsked' }
  | { type: 'answered'; key: string; answer: DeskAnswer<Row[]> }
  | { type: 'refreshed'; key: string; rows: Row[]; idOf: (row: Row) => string }
  | { type: 'changed'; change: (row: Row) => Row };

export function emptyRows<Row>(key: string): PagedRows<Row> {
  return { key, rows: [], status: 'loading', failure: null, hasMore: false };
}

export function reducePagedRows<Row>(state: PagedRows<Row>, action: PagedAction<Row>): PagedRows<Row> {
  switch (action.type) {
    case 'begun':
      return emptyRows(action.key);
    case 'moreAsked':
      return { ...state, status: 'loadingMore', failure: null };
    case 'answered': {
      // The answer to filters that have been changed since.
      if (action.key !== state.key) return state;
      const { answer } = action;
      if (!answer.ok) return { ...state, status: 'failed', failure: answer.code };
      return {
        ...state,
        rows: [...state.rows, ...answer.data],
        status: 'ready',
        failure: null,
        hasMore: answer.data.length === pageSize,
      };
    }
    case 'refreshed':
      if (action.key !== state.key || state.status === 'loading' || state.status === 'loadingMore') return state;
      return { ...state, ...refreshRows(state, action.rows, action.idOf), status: 'ready', failure: null };
    case 'changed':
      return { ...state, rows: state.rows.map(action.change) };
  }
}

/** The first page as it is now, and behind it the rows of the others, where they follow. */
function refreshRows<Row>(
  { rows, hasMore }: PagedRows<Row>,
  firstPage: Row[],
  idOf: (row: Row) => string,
): Pick<PagedRows<Row>, 'rows' | 'hasMore'> {
  const ids = firstPage.map(idOf);
  const isWhole = firstPage.length < pageSize;
  const place = isWhole ? -1 : rows.findIndex((row) => idOf(row) === ids.at(-1));
  if (place === -1) return { rows: firstPage, hasMore: !isWhole };
  return { rows: [...firstPage, ...rows.slice(place + 1).filter((row) => !ids.includes(idOf(row)))], hasMore };
}

/** How many rows came in at the top since `known` was loaded. */
export function countArrived<Row>(
  known: readonly Row[],
  firstPage: readonly Row[],
  idOf: (row: Row) => string,
): number {
  const ids = new Set(known.map(idOf));
  const place = firstPage.findIndex((row) => ids.has(idOf(row)));
  return place === -1 ? firstPage.length : place;
}
