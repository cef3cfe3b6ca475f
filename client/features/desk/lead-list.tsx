import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toCsv } from '#client/csv.ts';
import { download } from '#client/download.ts';
import { SearchField } from '#client/ui/search-field.tsx';
import { SmallButton } from '#client/ui/small-button.tsx';
import type { LeadFilter } from '#shared/desk-functions.ts';
import type { Lead } from '#shared/desk-records.ts';
import { ListEnd } from './answer-view.tsx';
import { askDesk } from './database.ts';
import { useDeskActions } from './desk-actions.ts';
import { filtersOf, type LeadFilterName, leadFilters, toLeadFilter } from './desk-address.ts';
import { useDesk } from './desk-context.ts';
import { LeadTable } from './lead-table.tsx';
import { afterLead, useAnswer, usePagedRows } from './queries.ts';

export function LeadList() {
  const { content, address } = useDesk();
  const { leads: texts } = content;
  const filter = toLeadFilter(address);
  const { query, rows } = useLeads(filter, true);
  return (
    <>
      <LeadFilters filter={filter} />
      <LeadTable leads={rows} columns={['age', 'name', 'words', 'service', 'status', 'language', 'source']} />
      <ListEnd query={query} texts={texts} isFiltered={Object.keys(filter).length > 0} />
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

function LeadFilters({ filter }: { filter: LeadFilter }) {
  const { content, address, go } = useDesk();
  const { data: sources = [] } = useAnswer('list_lead_sources', {});
  const { leads: texts } = content;
  const filters = filtersOf(address.parameters);
  const choose = (change: typeof filters, search = address.state.search) =>
    go({ view: 'leads', ...filters, ...change }, { replace: true, state: { search } });
  const options: Record<LeadFilterName, [value: string, label: string][]> = {
    status: Object.entries(content.status),
    service: Object.entries(content.services),
    language: Object.entries(content.language),
    source: sources.map((value) => [value, value]),
  };
  return (
    <div className="my-4 grid grid-cols-2 flex-wrap items-center gap-2 sm:flex">
      <SearchField
        aria-label={texts.search}
        aria-keyshortcuts="/"
        placeholder={texts.searchHint}
        value={address.state.search ?? ''}
        onSearch={(words) => choose({}, words)}
      />
      {leadFilters.map((name) => {
        const chosen = filters[name] ?? '';
        return (
          <select
            key={name}
            aria-label={texts.columns[name]}
            value={chosen}
            onChange={(event) => choose({ [name]: event.target.value })}
            className="min-h-9 max-md:min-h-11 max-w-full rounded border border-field bg-card px-2 text-ui hover:border-ink"
          >
            <option value="">{texts.any[name]}</option>
            {/* One that the address names and nobody knows, so that it does not look unfiltered. */}
            {options[name].every(([value]) => value !== chosen) && chosen ? <option>{chosen}</option> : null}
            {options[name].map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        );
      })}
      {Object.keys(filter).length > 0 ? (
        <SmallButton onClick={() => go({ view: 'leads' }, { replace: true })}>{texts.reset}</SmallButton>
      ) : null}
      <ExportLeads filter={filter} />
    </div>
  );
}

/** As many as the database gives at once. */
const exportPageSize = 1000;

/** The columns have the names that they have in the database, which programs can rely on. */
const leadColumns = [
  'id',
  'created_at',
  'status',
  'full_name',
  'email',
  'company_name',
  'service',
  'problem_description',
  'additional_info',
  'contact_preference',
  'language',
  'source',
] as const satisfies (keyof Lead)[];

/** Saves the leads that meet the filters as a table. */
function ExportLeads({ filter }: { filter: LeadFilter }) {
  const { content, say, sayFailure } = useDesk();
  const [count, setCount] = useState(0);
  const { leads: texts } = content;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const leads: Lead[] = [];
      let page: Lead[];
      do {
        setCount(leads.length);
        const last = leads.at(-1);
        page = await askDesk('export_leads', { ...filter, ...(last && afterLead(last)) });
        leads.push(...page);
      } while (page.length === exportPageSize);
      return leads;
    },
    onSuccess: (leads) => {
      const rows = leads.map((lead) => leadColumns.map((column) => lead[column]));
      download(texts.csvName, 'csv', toCsv([leadColumns, ...rows]));
      say(texts.exported(leads.length));
    },
    onError: sayFailure,
  });
  const save = () => {
    if (!isPending) mutate();
  };
  useDeskActions({ export: save });
  return (
    <SmallButton className="sm:ml-auto" aria-disabled={isPending} onClick={save}>
      {isPending ? texts.exporting(count) : texts.export}
    </SmallButton>
  );
}
