import { useTitle } from '#client/navigation/use-title.ts';
import type { LeadFilter } from '#shared/desk-functions.ts';
import { filtersOf, toLeadFilter } from './desk-address.ts';
import { useDesk } from './desk-context.ts';
import { LeadFilters } from './lead-filters.tsx';
import { LeadTable } from './lead-table.tsx';
import { ListEnd } from './list-end.tsx';
import { afterLead, usePagedRows } from './queries.ts';

export function LeadList() {
  const { content, address } = useDesk();
  const { leads: texts } = content;
  const filter = toLeadFilter(address);
  const { query, rows } = useLeads(filter, true);
  useTitle(texts.heading);
  return (
    <>
      <h1 className="mt-6 text-h3">{texts.heading}</h1>
      <LeadFilters filters={filtersOf(address.parameters)} filter={filter} />
      {rows.length > 0 ? (
        <LeadTable leads={rows} columns={['name', 'service', 'age', 'status', 'language', 'source']} />
      ) : null}
      <ListEnd
        query={query}
        shown={texts.shown(rows.length)}
        empty={Object.keys(filter).length > 0 ? texts.nothingFound : texts.empty}
      />
    </>
  );
}

/** The list, or what is known of it behind one of its leads, for the lead before and the next. */
export function useLeads(filter: LeadFilter, isInView: boolean) {
  const { content, say } = useDesk();
  return usePagedRows({
    name: 'list_leads',
    filter,
    cursorOf: afterLead,
    isInView,
    onArrived: (count) => say(content.leads.arrived(count)),
  });
}
