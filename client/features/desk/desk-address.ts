// The views of the desk, by the query of its address. What somebody searches for is personal data: it stays in the history's state, which
// no server sees.
import type { Location } from 'react-router';
import type { LeadFilter } from '#shared/desk-functions.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';

export type DeskView = 'today' | 'leads' | 'lead' | 'conversations' | 'conversation' | 'person' | 'works';

export const leadFilters = ['status', 'service', 'language', 'source'] as const;
export type LeadFilterName = (typeof leadFilters)[number];

/** What is kept beside the address. */
export type DeskState = {
  /** Words of the search. */
  search?: string;
  /** The e-mail address or chat session of 'One person'. */
  subject?: string;
};

export type DeskAddress = { view: DeskView; parameters: URLSearchParams; state: DeskState };

export function readAddress({ search, state }: Pick<Location, 'search' | 'state'>): DeskAddress {
  const parameters = new URLSearchParams(search);
  return { view: viewOf(parameters), parameters, state: readState(state) };
}

function viewOf(parameters: URLSearchParams): DeskView {
  if (parameters.get('lead')) return 'lead';
  if (parameters.get('conversation')) return 'conversation';
  const views: DeskView[] = ['leads', 'conversations', 'person', 'works'];
  return views.find((view) => view === parameters.get('view')) ?? 'today';
}

function readState(state: unknown): DeskState {
  const { search, subject } = (typeof state === 'object' && state ? state : {}) as Record<string, unknown>;
  return { ...(typeof search === 'string' && { search }), ...(typeof subject === 'string' && { subject }) };
}

/** Those of a view's address; what is empty is left out. */
export type DeskParameters = Record<string, string | null | undefined>;

export function deskPath(language: Language, parameters: DeskParameters): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(given).toString();
  return pathOf('desk', language) + (search && `?${search}`);
}

/** The filters of the list of leads, as the address has them. */
export function filtersOf(parameters: URLSearchParams): Partial<Record<LeadFilterName, string>> {
  const given = leadFilters.map((name) => [name, parameters.get(name)]);
  return Object.fromEntries(given.filter(([, value]) => value));
}

/** As the database is asked. */
export function toLeadFilter({ parameters, state }: DeskAddress): LeadFilter {
  const filters = Object.entries(filtersOf(parameters)).map(([name, value]) => [`p_${name}`, value]);
  return { ...Object.fromEntries(filters), ...(state.search && { p_search: state.search }) };
}
