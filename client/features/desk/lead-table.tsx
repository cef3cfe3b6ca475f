import { type Column, DataTable } from '#client/ui/data-table.tsx';
import type { Lead, Today } from '#shared/desk-records.ts';
import { AgeWords } from './age.tsx';
import { filtersOf } from './desk-address.ts';
import { useDesk } from './desk-context.ts';
import { DeskLink, rowLinkClass } from './desk-link.tsx';

type ListedLead = Today['new_leads'][number] & Pick<Lead, 'status'> & { source?: string };
type ColumnName = 'age' | 'name' | 'words' | 'service' | 'status' | 'language' | 'source';

type LeadTableProps = {
  leads: readonly ListedLead[];
  columns: readonly ColumnName[];
  /** The filters of the list that a lead leads back to; those of the address where none are given. */
  filters?: Record<string, string>;
  /** The id of the lead that waits longest. */
  longest?: string;
};

/** In characters: more than the widest screen shows of what was asked. */
const wordsLength = 200;

/** On a phone one column says it all, the age first. */
export function LeadTable({ leads, columns: shown, filters, longest }: LeadTableProps) {
  const { content, address, selection } = useDesk();
  const list = { view: 'leads', ...(filters ?? filtersOf(address.parameters)) };
  const wide = 'truncate text-left max-md:hidden';
  const wider = 'w-28 truncate text-left text-mute max-xl:hidden';
  const ageOf = (lead: ListedLead) => <AgeWords lead={lead} isLongest={lead.id === longest} />;
  const statusOf = ({ status }: ListedLead) => (
    <span className={status === 'new' ? 'font-semibold' : 'text-mute'}>{content.status[status]}</span>
  );
  const wordsOf = (lead: ListedLead) => <bdi>{lead.problem_description.slice(0, wordsLength)}</bdi>;
  const columns: Record<ColumnName, Omit<Column<ListedLead>, 'title'>> = {
    age: { className: 'w-36 text-left max-md:hidden', cell: ageOf },
    name: {
      className: `pr-4 pl-4 text-left ${shown.includes('words') ? 'w-56' : ''}`,
      cell: (lead) => (
        <>
          <span className="flex justify-between gap-x-4 md:hidden">
            {ageOf(lead)}
            {shown.includes('status') ? statusOf(lead) : null}
          </span>
          <span className="flex gap-x-2">
            <DeskLink
              data-row=""
              to={{ ...list, lead: lead.id }}
              state={address.state}
              className={`max-w-full shrink-0 truncate ${rowLinkClass}`}
            >
              <bdi>{lead.full_name}</bdi>
            </DeskLink>
            <bdi className="min-w-0 truncate text-mute">{lead.company_name}</bdi>
          </span>
          <span
            className={`text-mute ${shown.includes('words') ? 'block truncate md:hidden' : 'max-md:block max-md:truncate md:line-clamp-2'}`}
          >
            {wordsOf(lead)}
          </span>
        </>
      ),
    },
    words: { className: 'truncate text-left text-mute max-md:hidden', cell: wordsOf },
    service: {
      className: 'w-48 truncate text-left max-lg:hidden',
      cell: (lead) => content.services[lead.service],
    },
    status: { className: `w-28 ${wide}`, cell: statusOf },
    language: { className: wider, cell: (lead) => content.language[lead.language] },
    source: { className: wider, cell: (lead) => lead.source },
  };
  return (
    <DataTable
      className="table-fixed max-md:[&_thead]:hidden"
      columns={shown.map((name) => ({ title: content.leads.columns[name], ...columns[name] }))}
      rows={leads}
      keyOf={(lead) => lead.id}
      selection={selection}
    />
  );
}
