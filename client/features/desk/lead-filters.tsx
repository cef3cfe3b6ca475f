import { languages } from '#shared/languages.ts';
import { deskPath, type LeadFilterName } from './desk-address.ts';
import { DeskButton } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import { ExportLeads } from './export-leads.tsx';
import { FilterSelect } from './filter-select.tsx';
import { type LeadFilter, leadStatuses } from './records.ts';
import { SearchField } from './search-field.tsx';
import { useQuery } from './use-query.ts';

type Filters = Partial<Record<LeadFilterName, string>>;
type LeadFiltersProps = { filters: Filters; filter: LeadFilter };

export function LeadFilters({ filters, filter }: LeadFiltersProps) {
  const { content, language, address, ask, go } = useDesk();
  const sources = useQuery('sources', () => ask('list_lead_sources', {}));
  const { leads } = content;
  const choose = (change: Filters, search = address.state.search) =>
    go(deskPath(language, { view: 'leads', ...filters, ...change }), {
      replace: true,
      state: search ? { search } : {},
    });
  const known = sources.answer?.ok ? sources.answer.data : [];
  return (
    <div className="my-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-center">
      <SearchField
        label={leads.search}
        placeholder={leads.searchHint}
        value={address.state.search ?? ''}
        onSearch={(words) => choose({}, words)}
      />
      <FilterSelect
        label={leads.columns.status}
        any={leads.anyStatus}
        value={filters.status}
        options={leadStatuses.map((value) => ({ value, label: content.status[value] }))}
        onChoose={(status) => choose({ status })}
      />
      <FilterSelect
        label={leads.columns.service}
        any={leads.anyService}
        value={filters.service}
        options={Object.entries(content.services).map(([value, label]) => ({ value, label }))}
        onChoose={(service) => choose({ service })}
      />
      <FilterSelect
        label={leads.columns.language}
        any={leads.anyLanguage}
        value={filters.language}
        options={languages.map((value) => ({ value, label: content.language[value] }))}
        onChoose={(chosen) => choose({ language: chosen })}
      />
      <FilterSelect
        label={leads.columns.source}
        any={leads.anySource}
        value={filters.source}
        options={known.map((value) => ({ value, label: value }))}
        onChoose={(source) => choose({ source })}
      />
      {Object.keys(filter).length > 0 ? (
        <DeskButton onClick={() => go(deskPath(language, { view: 'leads' }), { replace: true })}>
          {leads.reset}
        </DeskButton>
      ) : null}
      <ExportLeads filter={filter} />
    </div>
  );
}
