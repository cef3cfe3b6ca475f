import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { download, fileName } from '#client/download.ts';
import { SmallButton } from '#client/ui/small-button.tsx';
import type { LeadFilter } from '#shared/desk-functions.ts';
import { type Lead, leadStatuses } from '#shared/desk-records.ts';
import { languages } from '#shared/languages.ts';
import { askDesk } from './database.ts';
import { leadFilters, type LeadFilterName } from './desk-address.ts';
import { useDesk } from './desk-context.ts';
import { leadsAsCsv } from './leads-as-csv.ts';
import { afterLead, useAnswer } from './queries.ts';
import { SearchField } from './search-field.tsx';

type Filters = Partial<Record<LeadFilterName, string>>;

export function LeadFilters({ filters, filter }: { filters: Filters; filter: LeadFilter }) {
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
