import type { LeadRecord } from '#shared/desk-records.ts';
import { emailPattern } from '#shared/email.ts';
import { useDesk } from './desk-context.ts';
import { DeskLink, textLinkClass } from './desk-link.tsx';
import { Moment } from './moment.tsx';

/** Everything else that the request said. */
export function LeadFacts({ record: { lead, notices } }: { record: LeadRecord }) {
  const { content } = useDesk();
  const copy = useCopy();
  const { facts } = content.lead;
  // Leads that were here before there were reminders have the time alone.
  const remindedAt = notices.some(({ kind }) => kind === 'reminder') ? lead.reminded_at : null;
  const email = <bdi>{lead.email}</bdi>;
  const rows = {
    // The only link that is made of what visitors wrote.
    email: emailPattern.test(lead.email) ? (
      <a href={`mailto:${encodeURIComponent(lead.email)}`} className={`-my-1 inline-block ${textLinkClass}`}>
        {email}
      </a>
    ) : (
      email
    ),
    company: <bdi>{lead.company_name}</bdi>,
    service: content.services[lead.service],
    preference: content.preferences[lead.contact_preference],
    language: content.language[lead.language],
    source: lead.source,
    challenge: content.challenges[lead.challenge],
    received: <Moment time={lead.created_at} />,
    reminded: remindedAt && <Moment time={remindedAt} />,
    // As mails, logs and exports name the lead.
    id: (
      <>
        <span className="select-all">{lead.id}</span>{' '}
        <button
          type="button"
          aria-label={content.lead.copyId}
          onClick={() => copy(lead.id, content.lead.idCopied)}
          className={`-my-1 ${textLinkClass}`}
        >
          {content.lead.copy}
        </button>
      </>
    ),
  };
  const names = Object.keys(facts) as (keyof typeof facts)[];
  return (
    <>
      <dl className="mt-6 border-t border-ink text-ui tabular-nums">
        {names
          .filter((name) => rows[name])
          .map((name) => (
            <div key={name} className="grid grid-cols-[2fr_3fr] gap-x-4 border-b border-line py-1.5">
              <dt className="text-mute">{facts[name]}</dt>
              <dd className="min-w-0 wrap-anywhere">{rows[name]}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-3 text-ui">
        <DeskLink to={{ view: 'person' }} state={{ subject: lead.email }} className={textLinkClass}>
          {content.lead.person}
        </DeskLink>
      </p>
    </>
  );
}

/** Copies a text, and says so or that the browser did not let it. */
export function useCopy(): (text: string, copied: string) => Promise<void> {
  const { content, say } = useDesk();
  return (text, copied) =>
    navigator.clipboard.writeText(text).then(
      () => say(copied),
      () => say(content.lead.copyFailure, 'error'),
    );
}
