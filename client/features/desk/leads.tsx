import { filtersOf, toLeadFilter } from './desk-address.ts';
import { useDesk } from './desk-context.ts';
import { LeadFilters } from './lead-filters.tsx';
import { LeadTable } from './lead-table.tsx';
import { LeadView } from './lead-view.tsx';
import { ListEnd } from './list-end.tsx';
import type { Lead } from './records.ts';
import { usePagedRows } from './use-paged-rows.ts';
import { useTitle } from './use-title.ts';

/** The list of leads, and one of them in its place. The list stays loaded behind it, for the lead before and the next. */
export function Leads() {
  const { content, address, ask, say } = useDesk();
  const filter = toLeadFilter(address);
  const id = address.parameters.get('lead');
  const list = usePagedRows<Lead>({
    key: JSON.stringify(filter),
    load: (last) =>
      ask('list_leads', { ...filter, ...(last && { p_before_created_at: last.created_at, p_before_id: last.id }) }),
    idOf: (lead) => lead.id,
    isInView: !id,
    onArrived: (count) => say(content.leads.arrived(count)),
  });
  useTitle(id ? null : content.leads.heading);
  if (id) {
    return (
      <LeadView
        key={id}
        id={id}
        leads={list.rows}
        onChanged={(lead) => list.change((row) => (row.id === lead.id ? lead : row))}
      />
    );
  }
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <h1 className="mt-6 text-h3">{content.leads.heading}</h1>
      <LeadFilters filters={filtersOf(address.parameters)} filter={filter} />
      {list.rows.length > 0 ? <LeadTable leads={list.rows} /> : null}
      {list.status === 'ready' && list.rows.length === 0 ? (
        <p className="border-t border-ink py-6">{isFiltered ? content.leads.nothingFound : content.leads.empty}</p>
      ) : null}
      <ListEnd list={list} shown={content.leads.shown(list.rows.length)} />
    </>
  );
}
