import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toCsv } from '#client/csv.ts';
import { download, fileName } from '#client/download.ts';
import { useTitle } from '#client/navigation/use-title.ts';
import { SmallButton } from '#client/ui/small-button.tsx';
import type { LeadFilter } from '#shared/desk-functions.ts';
import { type Lead, leadStatuses } from '#shared/desk-records.ts';
import { languages } from '#shared/languages.ts';
import { ListEnd } from './answer-view.tsx';
import { askDesk } from './database.ts';
import { filtersOf, type LeadFilterName, leadFilters, toLeadFilter } from './desk-address.ts';
import { useDesk } from './desk-context.ts';
import { LeadTable } from './lead-table.tsx';
import { afterLead, useAnswer, usePagedRows } from './queries.ts';
import { SearchField } from './search-field.tsx';

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

type Filters = Partial<Record<LeadFilterName, string>>;

function LeadFilters({ filters, filter }: { filters: Filters; filter: LeadFilter }) {
  const { content, address, go } = useDesk();
  const { data: sources = [] } = useAnswer('list_lead_sources', {});
  const { leads: texts } = content;
  const choose = (change: Filters, search = address.state.search) =>
    go({ view: 'leads', ...filters, ...change }, { replace: true, state: search ? { search } : {} });
  const choices: Record<LeadFilterName, { any: string; options: [value: string, label: string][] }> = {
    status: { any: texts.anyStatus, options: leadStatuses.map((value) => [value, content.status[value]]) },
    service: { any: texts.anyService, options: Object.entries(content.services) },
    language: { any: texts.anyLanguage, options: languages.map((value) => [value, content.language[value]]) },
    source: { any: texts.anySource, options: sources.map((value) => [value, value]) },
  };
  return (
    <div className="my-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-center">
      <SearchField
        label={texts.search}
        placeholder={texts.searchHint}
        value={address.state.search ?? ''}
        onSearch={(words) => choose({}, words)}
      />
      {leadFilters.map((name) => {
        const { any, options } = choices[name];
        const chosen = filters[name] ?? '';
        return (
          <select
            key={name}
            aria-label={texts.columns[name]}
            value={chosen}
            onChange={(event) => choose({ [name]: event.target.value })}
            className="min-h-9 max-w-full rounded border border-field bg-card px-2 text-ui hover:border-ink"
          >
            <option value="">{any}</option>
            {/* One that the address names and nobody knows, so that it does not look unfiltered. */}
            {options.some(([value]) => value === chosen) || !chosen ? null : <option value={chosen}>{chosen}</option>}
            {options.map(([value, label]) => (
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

/** Saves the leads that meet the filters as a table. */
function ExportLeads({ filter }: { filter: LeadFilter }) {
  const { content, say, sayFailure } = useDesk();
  const [count, setCount] = useState(0);
  const { leads: texts } = content;
  const collect = async () => {
    const leads: Lead[] = [];
    let page: Lead[];
    do {
      setCount(leads.length);
      const last = leads.at(-1);
      page = await askDesk('export_leads', { ...filter, ...(last && afterLead(last)) });
      leads.push(...page);
    } while (page.length === exportPageSize);
    return leads;
  };
  const { mutate, isPending } = useMutation({
    mutationFn: collect,
    onSuccess: (leads) => {
      download(fileName(texts.csvName, 'csv'), 'text/csv', leadsAsCsv(leads));
      say(texts.exported(leads.length));
    },
    onError: sayFailure,
  });
  return (
    <SmallButton className="sm:ml-auto" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      {isPending ? texts.exporting(count) : texts.export}
    </SmallButton>
  );
}

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

function leadsAsCsv(leads: readonly Lead[]): string {
  return toCsv([leadColumns, ...leads.map((lead) => leadColumns.map((column) => lead[column]))]);
}
