import { describe, expect, test } from 'vitest';
import { failureOf } from '#client/features/desk/ask-desk.ts';
import { countArrived, emptyRows, pageSize, reducePagedRows } from '#client/features/desk/paged-rows.ts';

type Row = { id: number };
const page = (from: number, length: number) => Array.from({ length }, (_, index) => ({ id: from + index }));
const begun = reducePagedRows<Row>(emptyRows(''), { type: 'begun', key: 'a' });
const answered = (rows: Row[], key = 'a') => ({ type: 'answered', key, answer: { ok: true, data: rows } }) as const;

test('a full page has more after it, and the next one follows it', () => {
  const first = reducePagedRows(begun, answered(page(0, pageSize)));
  expect(first).toMatchObject({ status: 'ready', hasMore: true });
  const second = reducePagedRows(reducePagedRows(first, { type: 'moreAsked' }), answered(page(pageSize, 3)));
  expect(second.rows.map(({ id }) => id)).toEqual(page(0, pageSize + 3).map(({ id }) => id));
  expect(second.hasMore).toBe(false);
});

test('the answer to filters that were changed since is not shown', () => {
  const changed = reducePagedRows(begun, { type: 'begun', key: 'b' });
  expect(reducePagedRows(changed, answered(page(0, 2)))).toBe(changed);
});

test('a failure keeps the rows that are there', () => {
  const first = reducePagedRows(begun, answered(page(0, pageSize)));
  const failed = reducePagedRows(first, { type: 'answered', key: 'a', answer: { ok: false, code: 'network' } });
  expect(failed).toMatchObject({ status: 'failed', failure: 'network' });
  expect(failed.rows).toHaveLength(pageSize);
});

test('a row that was changed is changed in the list', () => {
  const first = reducePagedRows(begun, answered(page(0, 2)));
  const change = (row: Row) => (row.id === 1 ? { id: 9 } : row);
  expect(reducePagedRows(first, { type: 'changed', change }).rows).toEqual([{ id: 0 }, { id: 9 }]);
});

describe('a refresh', () => {
  const idOf = ({ id }: Row) => String(id);
  const load = (...pages: Row[][]) =>
    pages.reduce(
      (state, rows) => reducePagedRows(reducePagedRows(state, { type: 'moreAsked' }), answered(rows)),
      begun,
    );
  const refreshed = (rows: Row[], key = 'a') => ({ type: 'refreshed', key, rows, idOf }) as const;
  const ids = ({ rows }: { rows: Row[] }) => rows.map(({ id }) => id);

  test('puts what is new above what is there, and keeps the pages that were loaded', () => {
    const two = load(page(0, pageSize), page(pageSize, pageSize));
    const state = reducePagedRows(two, refreshed(page(-2, pageSize)));
    expect(ids(state)).toEqual(ids({ rows: page(-2, 2 * pageSize + 2) }));
    expect(state).toMatchObject({ status: 'ready', hasMore: true });
  });

  test('takes away what no longer belongs to the list', () => {
    const one = load(page(0, 4));
    expect(ids(reducePagedRows(one, refreshed([{ id: 1 }, { id: 3 }])))).toEqual([1, 3]);
    const two = load(page(0, pageSize), page(pageSize, 5));
    const state = reducePagedRows(two, refreshed(page(1, pageSize)));
    expect(ids(state)).toEqual(ids({ rows: page(1, pageSize + 4) }));
    expect(state.hasMore).toBe(false);
  });

  test('begins anew after more arrivals than a page holds', () => {
    const state = reducePagedRows(load(page(0, pageSize)), refreshed(page(-200, pageSize)));
    expect(ids(state)).toEqual(ids({ rows: page(-200, pageSize) }));
    expect(state.hasMore).toBe(true);
  });

  test('waits for a page that is being loaded, and is not for other filters', () => {
    const loading = reducePagedRows(load(page(0, pageSize)), { type: 'moreAsked' });
    expect(reducePagedRows(loading, refreshed(page(-1, pageSize)))).toBe(loading);
    const other = load(page(0, 2));
    expect(reducePagedRows(other, refreshed(page(0, 3), 'b'))).toBe(other);
  });

  test('counts only what came in at the top', () => {
    expect(countArrived(page(0, 3), page(-2, 5), idOf)).toBe(2);
    expect(countArrived(page(0, 3), page(0, 2), idOf)).toBe(0);
    expect(countArrived(page(0, 3), page(1, 3), idOf)).toBe(0);
    expect(countArrived([], page(0, 1), idOf)).toBe(1);
  });
});

test.each([
  [409, { ok: false, code: 'conflict', message: '', status: 'won' }, { ok: false, code: 'conflict', status: 'won' }],
  [403, { ok: false, code: 'forbidden', message: '' }, { ok: false, code: 'forbidden' }],
  [401, undefined, { ok: false, code: 'unauthorized' }],
  [400, { ok: false, code: 'bad_request' }, { ok: false, code: 'not_found' }],
  [502, '<html>', { ok: false, code: 'unavailable' }],
  [504, { ok: false, code: 'timeout' }, { ok: false, code: 'unavailable' }],
])('a refusal with %d and %o is %o', (status, body, failure) => {
  expect(failureOf(status, body)).toEqual(failure);
});
