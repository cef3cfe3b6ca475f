import { AgeWords } from './age-words.tsx';
import { deskPath, filtersOf } from './desk-address.ts';
import { useDesk } from './desk-context.ts';
import { DeskLink } from './desk-link.tsx';
import type { Lead } from './records.ts';
import { cell, headCell, nameLink, table, tight } from './table.ts';

/** On a phone the columns are name and age; the rest stands below them. */
export function LeadTable({ leads }: { leads: readonly Lead[] }) {
  const { content, language, address } = useDesk();
  const { columns } = content.leads;
  const filters = filtersOf(address.parameters);
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col" className={headCell}>
            {columns.name}
          </th>
          <th scope="col" className={`${headCell} max-md:hidden`}>
            {columns.service}
          </th>
          <th scope="col" className={headCell}>
            {columns.age}
          </th>
          <th scope="col" className={`${headCell} max-md:hidden`}>
            {columns.status}
          </th>
          <th scope="col" className={`${headCell} max-lg:hidden`}>
            {columns.language}
          </th>
          <th scope="col" className={`${headCell} max-lg:hidden`}>
            {columns.source}
          </th>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <tr key={lead.id} className="hover:bg-card">
            <td className={cell}>
              <DeskLink
                data-row=""
                href={deskPath(language, { view: 'leads', ...filters, lead: lead.id })}
                state={address.state}
                className={nameLink}
              >
                <bdi>{lead.full_name}</bdi>
              </DeskLink>
              <span className="block text-mute">
                <bdi>{lead.company_name}</bdi>
                <span className="block md:hidden">{content.services[lead.service]}</span>
              </span>
            </td>
            <td className={`${cell} max-md:hidden`}>{content.services[lead.service]}</td>
            <td className={cell}>
              <AgeWords lead={lead} />
              <span className="block text-mute md:hidden">{content.status[lead.status]}</span>
            </td>
            <td className={`${cell} ${tight} max-md:hidden ${lead.status === 'new' ? 'font-semibold' : 'text-mute'}`}>
              {content.status[lead.status]}
            </td>
            <td className={`${cell} ${tight} text-mute max-lg:hidden`}>{content.language[lead.language]}</td>
            <td className={`${cell} text-mute max-lg:hidden`}>{lead.source}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
