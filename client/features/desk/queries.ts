// What the desk asks the database, with TanStack Query: nothing is kept that is not in view.
import {
  type InfiniteData,
  MutationCache,
  QueryCache,
  QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { DeskAnswer, DeskArguments, DeskFunction, LeadFilter } from '#shared/desk-functions.ts';
import type { Lead, LeadRecord } from '#shared/desk-records.ts';
import { askDesk, type DeskFailure } from './database.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: DeskFailure;
  }
}

/** As many rows as the database gives at once. */
export const pageSize = 50;

/** Asks again every minute while the tab is in view, and as soon as it comes into view or is online again. */
export const live = { refetchInterval: 60_000, refetchOnWindowFocus: true, refetchOnReconnect: true };
/** Asks once. */
const still = { refetchOnWindowFocus: false, refetchOnReconnect: false };

/** `onEnded` hears when the session turns out to be over. */
export function createQueries(onEnded: () => void): QueryClient {
  const onError = ({ code }: DeskFailure) => code === 'unauthorized' && onEnded();
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Offline a question fails at once, which is then said.
      queries: { ...still, networkMode: 'always', retry: false, gcTime: 0 },
      mutations: { networkMode: 'always' },
    },
  });
}

export function useAnswer<Name extends DeskFunction>(name: Name, values: DeskArguments<Name>, options: object = {}) {
  return useQuery<DeskAnswer<Name>>({ queryKey: [name, values], queryFn: () => askDesk(name, values), ...options });
}

/** The row that the next page comes after. */
type Cursor = { p_before_created_at: string; p_before_id: string };

type PagedList<Row> = {
  name: 'list_leads' | 'list_conversations';
  filter: LeadFilter | DeskArguments<'list_conversations'>;
  cursorOf: (row: Row) => Cursor;
  /** A list behind one of its rows stays as it was when that row was opened. */
  isInView?: boolean;
  /** Hears how many rows have come in at the top since the list was asked for before. */
  onArrived?: (count: number) => void;
};

/** Rows that are loaded page by page; a refresh asks for all pages that are there. */
export function usePagedRows<Row>({ name, filter, cursorOf, isInView = true, onArrived }: PagedList<Row>) {
  const query = useInfiniteQuery({
    queryKey: [name, filter],
    queryFn: async ({ client, queryKey, pageParam }) => {
      const page = (await askDesk(name, { ...filter, ...pageParam })) as Row[];
      const known = pageParam ? undefined : client.getQueryData<InfiniteData<Row[]>>(queryKey);
      const count = known ? countArrived(known.pages.flat(), page, (row) => cursorOf(row).p_before_id) : 0;
      if (count > 0) onArrived?.(count);
      return page;
    },
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last && page.length === pageSize ? cursorOf(last) : null;
    },
    ...(isInView ? live : { refetchOnMount: false }),
  });
  return { query, rows: query.data?.pages.flat() ?? [] };
}

export const afterLead = ({ id, created_at }: Lead): Cursor => ({ p_before_created_at: created_at, p_before_id: id });

/** How many rows came in at the top of the first page since `known` was loaded. */
export function countArrived<Row>(known: readonly Row[], page: readonly Row[], idOf: (row: Row) => string): number {
  const ids = new Set(known.map(idOf));
  const place = page.findIndex((row) => ids.has(idOf(row)));
  return place === -1 ? page.length : place;
}

/** Puts a lead as it is by now into its own view and into the list. */
export function useKeepLead(): (record: LeadRecord) => void {
  const client = useQueryClient();
  return (record) => {
    const { lead } = record;
    client.setQueryData(['get_lead', { p_id: lead.id }], record);
    client.setQueriesData<InfiniteData<Lead[]>>({ queryKey: ['list_leads'] }, (list) => {
      const pages = list?.pages.map((page) => page.map((row) => (row.id === lead.id ? lead : row)));
      return list && pages && { ...list, pages };
    });
  };
}
