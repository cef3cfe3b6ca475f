// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askDesk, DeskFailure, failureOf } from '#client/features/desk/database.ts';
import {
  afterLead,
  countArrived,
  createQueries,
  pageSize,
  useAnswer,
  useKeepLead,
  usePagedRows,
} from '#client/features/desk/queries.ts';
import type { Lead, LeadRecord } from '#shared/desk-records.ts';

// Test files share their modules, and one before this may have loaded what imports the module without the mock.
vi.hoisted(() => vi.resetModules());
vi.mock(import('#client/features/desk/database.ts'), async (original) => ({ ...(await original()), askDesk: vi.fn() }));
const ask = vi.mocked(askDesk as (name: string, values: object) => Promise<unknown>);

const lead = (id: number, status = 'new') => ({ id: String(id), created_at: `at ${id}`, status }) as Lead;
const leads = (from: number, length: number) => Array.from({ length }, (_, index) => lead(from + index));
const ids = (rows: readonly Lead[]) => rows.map(({ id }) => id);

// Its own second is too short for a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** What the table holds, in its order. */
let table: Lead[] = [];
const onEnded = vi.fn();
const onArrived = vi.fn();

beforeEach(() => {
  ask.mockImplementation(async (_, values) => {
    const after = 'p_before_id' in values ? table.findIndex(({ id }) => id === values.p_before_id) + 1 : 0;
    return table.slice(after, after + pageSize);
  });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function renderList(isInView = true) {
  const client = createQueries(onEnded);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(
    ({ status }) => {
      const filter = { p_status: status };
      const list = usePagedRows<Lead>({ name: 'list_leads', filter, cursorOf: afterLead, isInView, onArrived });
      return { list, failure: list.query.error?.code, keep: useKeepLead() };
    },
    { wrapper, initialProps: { status: 'new' } },
  );
}

async function renderLoaded(pages = 1, isInView = true) {
  const rendered = renderList(isInView);
  const rows = () => rendered.result.current.list.rows;
  await waitFor(() => expect(rows()).not.toEqual([]));
  for (let page = 1; page < pages; page += 1) {
    const { length } = rows();
    await act(() => rendered.result.current.list.query.fetchNextPage());
    await waitFor(() => expect(rows().length).toBeGreaterThan(length));
  }
  return { ...rendered, rows };
}

/** As when the tab comes into view again. */
const comeIntoView = () => act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('a full page has more after it, and the next one follows it', async () => {
  table = leads(0, pageSize + 3);
  const { result, rows } = await renderLoaded();
  expect(result.current.list.query.hasNextPage).toBe(true);
  await act(() => result.current.list.query.fetchNextPage());
  await waitFor(() => expect(ids(rows())).toEqual(ids(table)));
  expect(result.current.list.query.hasNextPage).toBe(false);
});

test('the answer to filters that were changed since is not shown', async () => {
  const answers: ((rows: Lead[]) => void)[] = [];
  ask.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const { result, rerender } = renderList();
  rerender({ status: 'won' });
  await act(async () => answers[0]?.(leads(0, 2)));
  expect(result.current.list.rows).toEqual([]);
  await act(async () => answers[1]?.(leads(5, 1)));
  await waitFor(() => expect(ids(result.current.list.rows)).toEqual(['5']));
});

test('a failure keeps the rows that are there', async () => {
  table = leads(0, pageSize);
  const { result, rows } = await renderLoaded();
  ask.mockRejectedValue(new DeskFailure('network'));
  await act(() => result.current.list.query.fetchNextPage());
  await waitFor(() => expect(result.current.failure).toBe('network'));
  expect(rows()).toHaveLength(pageSize);
});

test('a row that was changed is changed in the list', async () => {
  table = leads(0, 2);
  const { result, rows } = await renderLoaded();
  act(() => result.current.keep({ lead: lead(1, 'won'), events: [], notices: [], replies: [] } satisfies LeadRecord));
  await waitFor(() => expect(rows().map(({ status }) => status)).toEqual(['new', 'won']));
});

describe('a refresh', () => {
  test('puts what is new above what is there, says how much, and keeps the pages that were loaded', async () => {
    table = leads(0, 3 * pageSize);
    const { result, rows } = await renderLoaded(2);
    table = [...leads(-2, 2), ...table];
    await comeIntoView();
    await waitFor(() => expect(ids(rows())).toEqual(ids(leads(-2, 2 * pageSize))));
    expect(result.current.list.query.hasNextPage).toBe(true);
    expect(onArrived.mock.calls).toEqual([[2]]);
  });

  test('takes away what no longer belongs to the list', async () => {
    table = leads(0, pageSize + 5);
    const { result, rows } = await renderLoaded(2);
    table = table.slice(1);
    await comeIntoView();
    await waitFor(() => expect(ids(rows())).toEqual(ids(table)));
    expect(result.current.list.query.hasNextPage).toBe(false);
    expect(onArrived).not.toHaveBeenCalled();
  });

  test('leaves a list as it was behind one of its rows', async () => {
    table = leads(0, 3);
    const { rows } = await renderLoaded(1, false);
    table = leads(-1, 4);
    await comeIntoView();
    expect(ids(rows())).toEqual(['0', '1', '2']);
    expect(ask).toHaveBeenCalledOnce();
  });

  test('counts only what came in at the top', () => {
    const idOf = ({ id }: Lead) => id;
    expect(countArrived(leads(0, 3), leads(-2, 5), idOf)).toBe(2);
    expect(countArrived(leads(0, 3), leads(0, 2), idOf)).toBe(0);
    expect(countArrived(leads(0, 3), leads(1, 3), idOf)).toBe(0);
    expect(countArrived([], leads(0, 1), idOf)).toBe(1);
  });
});

test('a refusal of the token ends the session, and is heard once', async () => {
  ask.mockRejectedValue(new DeskFailure('unauthorized'));
  const client = createQueries(onEnded);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useAnswer('list_owners', {}), { wrapper });
  await waitFor(() => expect(result.current.error?.code).toBe('unauthorized'));
  expect(onEnded).toHaveBeenCalledOnce();
});

test.each([
  [409, { ok: false, code: 'conflict', message: '', status: 'won' }, { code: 'conflict', status: 'won' }],
  [403, { ok: false, code: 'forbidden', message: '' }, { code: 'forbidden', status: undefined }],
  [401, undefined, { code: 'unauthorized', status: undefined }],
  [400, { ok: false, code: 'bad_request' }, { code: 'not_found', status: undefined }],
  [502, '<html>', { code: 'unavailable', status: undefined }],
  [504, { ok: false, code: 'timeout' }, { code: 'unavailable', status: undefined }],
  [0, { message: 'TypeError: Failed to fetch' }, { code: 'network', status: undefined }],
])('a refusal with %d and %o is %o', (status, body, failure) => {
  const { code, status: leadStatus } = failureOf(status, body);
  expect({ code, status: leadStatus }).toEqual(failure);
});
