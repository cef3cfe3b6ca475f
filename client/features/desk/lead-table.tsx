import { type Column, DataTable } from '#client/ui/data-table.tsx';
import type { Lead } from '#shared/desk-records.ts';
import { AgeWords } from './age.tsx';
import { filtersOf } from './desk-address.ts';
import { useDesk } from './desk-context.ts';
import { DeskLink, rowLinkClass } from './desk-link.tsx';

type ListedLead = Pick<Lead, 'id' | 'full_name' | 'company_name' | 'service' | 'language' | 'status' | 'created_at'> & {
  source?: string;
};
type ColumnName = 'name' | 'service' | 'age' | 'status' | 'language' | 'source';

type LeadTableProps = {
  leads: readonly ListedLead[];
  columns: readonly ColumnName[];
  /** The filters of the list that a lead leads back to; those of the address where none are given. */
  filters?: Record<string, string>;
  /** The id of the lead that waits longest. */
  longest?: string;
};

/** On a phone the columns are name and age; the rest stands below them. */
export function LeadTable({ leads, columns: shown, filters, longest }: LeadTableProps) {
  const { content, address } = useDesk();
  const list = { view: 'leads', ...(filters ?? filtersOf(address.parameters)) };
  const quiet = 'text-left whitespace-nowrap text-mute max-lg:hidden';
  const columns: Record<ColumnName, Omit<Column<ListedLead>, 'title'>> = {
    name: {
      cell: ({ id, full_name, company_name, service }) => (
        <>
          <DeskLink
            data-row=""
            to={{ ...list, lead: id }}
            state={address.state}
            className={`-my-1 inline-block py-1 ${rowLinkClass}`}
          >
            <bdi>{full_name}</bdi>
          </DeskLink>
          <span className="block text-mute">
            <bdi>{company_name}</bdi>
            <span className="block md:hidden">{content.services[service]}</span>
          </span>
        </>
      ),
    },
    service: { className: 'text-left max-md:hidden', cell: (lead) => content.services[lead.service] },
    age: {
      cell: (lead) => (
        <>
          <AgeWords lead={lead} isLongest={lead.id === longest} />
          {shown.includes('status') && <span className="block text-mute md:hidden">{content.status[lead.status]}</span>}
        </>
      ),
    },
    status: {
      className: 'text-left whitespace-nowrap max-md:hidden',
      cell: ({ status }) => (
        <span className={status === 'new' ? 'font-semibold' : 'text-mute'}>{content.status[status]}</span>
      ),
    },
    language: { className: quiet, cell: (lead) => content.language[lead.language] },
    source: { className: quiet, cell: (lead) => lead.source },
  };
  return (
    <DataTable
      columns={shown.map((name) => ({ title: content.leads.columns[name], ...columns[name] }))}
      rows={leads}
      keyOf={(lead) => lead.id}
    />
  );
}
