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
    case 'changed':
      return { ...state, rows: state.rows.map(action.change) };
  }
}
