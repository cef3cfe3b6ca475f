import { emailPattern } from '#shared/email.ts';
import { deskPath } from './desk-address.ts';
import { useDesk } from './desk-context.ts';
import { DeskLink } from './desk-link.tsx';
import { Moment } from './moment.tsx';
import type { LeadRecord } from './records.ts';
import { useCopy } from './use-copy.ts';

/** Everything else that the request said. */
export function LeadFacts({ record: { lead, notices } }: { record: LeadRecord }) {
  const { content, language } = useDesk();
  // Leads that were here before there were reminders have the time alone.
  const remindedAt = notices.some(({ kind }) => kind === 'reminder') ? lead.reminded_at : null;
  const { facts } = content.lead;
  const rows = [
    { label: facts.email, value: <EmailLink address={lead.email} /> },
    { label: facts.company, value: <bdi>{lead.company_name}</bdi> },
    { label: facts.service, value: content.services[lead.service] },
    { label: facts.preference, value: content.preferences[lead.contact_preference] },
    { label: facts.language, value: content.language[lead.language] },
    { label: facts.source, value: lead.source },
    { label: facts.challenge, value: content.challenges[lead.challenge] },
    { label: facts.received, value: <Moment time={lead.created_at} /> },
    ...(remindedAt ? [{ label: facts.reminded, value: <Moment time={remindedAt} /> }] : []),
    { label: facts.id, value: <LeadId id={lead.id} /> },
  ];
  return (
    <>
      <dl className="mt-6 border-t border-ink text-ui tabular-nums">
        {rows.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[2fr_3fr] gap-x-4 border-b border-line py-1.5">
            <dt className="text-mute">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ui">
        <DeskLink
          href={deskPath(language, { view: 'person' })}
          state={{ subject: lead.email }}
          className="py-1 underline underline-offset-4"
        >
          {content.lead.person}
        </DeskLink>
      </p>
    </>
  );
}

/** As mails, logs and exports name the lead. */
function LeadId({ id }: { id: string }) {
  const { content } = useDesk();
  const copy = useCopy();
  return (
    <>
      <span className="select-all">{id}</span>{' '}
      <button
        type="button"
        aria-label={content.lead.copyId}
        onClick={() => copy(id, content.lead.idCopied)}
        className="-my-1 py-1 underline underline-offset-4"
      >
        {content.lead.copy}
      </button>
    </>
  );
}

/** The only link that is made of what visitors wrote. */
function EmailLink({ address }: { address: string }) {
  if (!emailPattern.test(address)) return <bdi>{address}</bdi>;
  return (
    <a href={`mailto:${encodeURIComponent(address)}`} className="-my-1 inline-block py-1 underline underline-offset-4">
      <bdi>{address}</bdi>
    </a>
  );
}
