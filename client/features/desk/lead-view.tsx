import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTitle } from '#client/navigation/use-title.ts';
import { RecordSection } from '#client/ui/record-section.tsx';
import { Key, SmallButton, smallButtonClass } from '#client/ui/small-button.tsx';
import { deskReply as english } from '#shared/content/en/desk-reply.ts';
import { deskReply as dutch } from '#shared/content/nl/desk-reply.ts';
import { type Lead, type LeadNotice, type LeadRecord, type LeadStatus, leadStatuses } from '#shared/desk-records.ts';
import { emailPattern } from '#shared/email.ts';
import { ageOf, describeAge, timeLeft, urgencyOf } from './age.tsx';
import { AnswerView } from './answer-view.tsx';
import { askDesk } from './database.ts';
import { filtersOf, toLeadFilter } from './desk-address.ts';
import { type DeskTexts, useDesk } from './desk-context.ts';
import { DeskLink, textLinkClass } from './desk-link.tsx';
import { useLeads } from './lead-list.tsx';
import { Moment } from './moment.tsx';
import { NoteForm } from './note-form.tsx';
import { useAnswer, useKeepLead } from './queries.ts';
import { shownKey, useShortcuts } from './shortcuts.ts';

/** One lead, with the way to the one before and the next of the list that it was opened from. */
export function LeadView() {
  const { content, address, go } = useDesk();
  const { parameters, state } = address;
  const id = parameters.get('lead') ?? '';
  const query = useAnswer('get_lead', { p_id: id });
  const { rows: leads } = useLeads(toLeadFilter(address), false);
  const lead = query.data?.lead;
  useTitle(lead ? `${lead.full_name}, ${lead.company_name}` : content.lead.heading);
  const list = { view: 'leads', ...filtersOf(parameters) };
  const index = leads.findIndex((lead) => lead.id === id);
  const open = (lead: Lead | undefined) => {
    // Back leads to the list, however many leads were leafed through.
    if (lead) go({ ...list, lead: lead.id }, { replace: true, state });
  };
  const [previous, next] = index === -1 ? [] : [leads[index - 1], leads[index + 1]];
  useShortcuts({ next: () => open(next), previous: () => open(previous), back: () => go(list, { state }) });
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-2 text-ui">
        <DeskLink to={list} state={state} className="mr-auto py-1.5 underline underline-offset-4">
          {content.lead.back}
        </DeskLink>
        {index === -1 ? null : (
          <>
            <span className="text-mute tabular-nums max-sm:hidden">
              {index + 1} / {leads.length}
            </span>
            <SmallButton disabled={!previous} shortcut={shownKey('previous')} onClick={() => open(previous)}>
              {content.lead.previous}
            </SmallButton>
            <SmallButton disabled={!next} shortcut={shownKey('next')} onClick={() => open(next)}>
              {content.lead.next}
            </SmallButton>
          </>
        )}
      </div>
      {lead ? null : <h1 className="sr-only">{content.lead.heading}</h1>}
      <AnswerView query={query}>
        {(record) =>
          record ? <LeadDetails record={record} /> : <p className="border-t border-ink py-6">{content.lead.missing}</p>
        }
      </AnswerView>
    </>
  );
}

/** Where a lead is read from, also when `j` and `k` lead from one to the next, which for the page is no change of address. */
function startAt(heading: HTMLElement | null): void {
  if (!heading) return;
  scrollTo({ top: 0, behavior: 'instant' });
  heading.focus({ preventScroll: true });
}

function LeadDetails({ record }: { record: LeadRecord }) {
  const { content, role } = useDesk();
  const { lead } = record;
  return (
    <article className="mt-3">
      <header className="border-b border-line pb-5">
        <h1 ref={startAt} tabIndex={-1} className="text-h2 outline-none">
          <bdi>{lead.full_name}</bdi>
        </h1>
        <p className="mt-2 text-lead text-mute">
          <bdi>{lead.company_name}</bdi>, {content.services[lead.service]}
        </p>
        <WaitingSentence lead={lead} />
        <div className="mt-5 flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
          <StatusChoice record={record} />
          <LeadActions lead={lead} />
        </div>
      </header>
      <div className="grid gap-x-10 lg:grid-cols-[2fr_1fr]">
        <div className="min-w-0">
          <VisitorText id="lead-problem" title={content.lead.problem} text={lead.problem_description} />
          {lead.additional_info ? (
            <VisitorText id="lead-additional" title={content.lead.additional} text={lead.additional_info} />
          ) : null}
          <LeadHistory record={record} />
          {role === 'owner' ? <NoteForm leadId={lead.id} /> : null}
        </div>
        <div className="min-w-0">
          <LeadFacts record={record} />
        </div>
      </div>
    </article>
  );
}

function WaitingSentence({ lead }: { lead: Lead }) {
  const { content, now } = useDesk();
  if (lead.status !== 'new') return null;
  const left = timeLeft(lead.created_at, now);
  const tone = { calm: 'text-mute', soon: 'text-warning', late: 'text-error' }[urgencyOf(lead, now)];
  return (
    <p className={`mt-3 font-medium ${tone}`}>
      {content.lead.waits(describeAge(ageOf(lead.created_at, now), content))}{' '}
      {left ? content.lead.left(describeAge(left, content)) : content.lead.overdue}
    </p>
  );
}

/** An answer in the mail program, and the request to take elsewhere. */
function LeadActions({ lead }: { lead: Lead }) {
  const { content } = useDesk();
  const copy = useCopy();
  const canReply = emailPattern.test(lead.email);
  const reply = replyAddress(lead);
  useShortcuts(canReply ? { reply: () => location.assign(reply) } : {});
  const { full_name, company_name, email, problem_description, additional_info } = lead;
  const more = additional_info ? ['', additional_info] : [];
  const text = [full_name, company_name, email, '', problem_description, ...more].join('\n');
  return (
    <div className="flex flex-wrap gap-2">
      {canReply ? (
        <a href={reply} className={smallButtonClass}>
          {content.lead.reply}
          <Key>{shownKey('reply')}</Key>
        </a>
      ) : null}
      <SmallButton onClick={() => copy(text, content.lead.copied)}>{content.lead.copy}</SmallButton>
    </div>
  );
}

/** A letter to the lead, begun in the lead's language. */
function replyAddress({ email, language, company_name, full_name }: Lead): string {
  const { subject, body } = { en: english, nl: dutch }[language];
  // Mail programs want CRLF (RFC 6068), and take no `+` for a space.
  const text = encodeURIComponent(body(full_name).replaceAll('\n', '\r\n'));
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject(company_name))}&body=${text}`;
}

/** What a visitor wrote is text, whatever it looks like, in a direction of its own. */
function VisitorText({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <RecordSection id={id} title={title} className="mt-6">
      <p dir="auto" className="max-w-2xl whitespace-pre-wrap wrap-anywhere [unicode-bidi:isolate]">
        {text}
      </p>
    </RecordSection>
  );
}

type Entry = { key: string | number; time: string; title: string; author?: string; note?: string | null };

/** What happened to a lead, from its arrival on. */
function LeadHistory({ record: { lead, events, notices } }: { record: LeadRecord }) {
  const { content, emailOf } = useDesk();
  const texts = content.lead;
  const entries: Entry[] = [
    { key: 'received', time: lead.created_at, title: texts.received },
    ...notices.map((notice) => ({
      key: notice.kind,
      time: notice.confirmed_at ?? notice.due_at,
      title: describeNotice(notice, texts),
    })),
    ...events.map(({ id, author, from_status, to_status, note, created_at }) => ({
      key: id,
      time: created_at,
      title: from_status && to_status ? `${content.status[from_status]} → ${content.status[to_status]}` : texts.note,
      author: emailOf(author) ?? texts.somebody,
      note,
    })),
  ];
  entries.sort((one, other) => Date.parse(one.time) - Date.parse(other.time));
  return (
    <RecordSection id="lead-history" title={texts.history} className="mt-8">
      <ol className="border-t border-ink text-ui tabular-nums">
        {entries.map(({ key, time, title, author, note }) => (
          <li key={key} className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[9rem_1fr]">
            <span className="text-mute">
              <Moment time={time} short />
            </span>
            <span className="min-w-0">
              {title}
              {author ? (
                <span className="text-mute">
                  , <bdi>{author}</bdi>
                </span>
              ) : null}
              {note ? (
                <span dir="auto" className="mt-1 block max-w-2xl whitespace-pre-wrap wrap-anywhere">
                  {note}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </RecordSection>
  );
}

/** Where there is neither a mailbox nor a webhook, a notice is done without anybody having been told. */
function describeNotice({ kind, told, confirmed_at }: LeadNotice, texts: DeskTexts['lead']): string {
  if (!confirmed_at) return texts.notTold[kind];
  return told.length > 0 ? texts.notices[kind] : texts.nobodyToTell;
}

/** The status of a lead; for an owner a choice, by one key each. */
function StatusChoice({ record }: { record: LeadRecord }) {
  const { content, role, say, sayFailure } = useDesk();
  const client = useQueryClient();
  const keep = useKeepLead();
  const { lead } = record;
  const texts = content.lead;
  const canChange = role === 'owner';
  const { mutate, isPending, error } = useMutation({
    mutationFn: (to: LeadStatus) => askDesk('change_lead_status', { p_id: lead.id, p_from: lead.status, p_to: to }),
    onSuccess: (changed) => {
      keep(changed);
      say(texts.statusSaved(content.status[changed.lead.status]));
    },
    // Who was faster, the history of the lead says.
    onError: (failure) =>
      failure.code === 'conflict' ? client.invalidateQueries({ queryKey: ['get_lead'] }) : sayFailure(failure),
  });
  const change = (to: LeadStatus) => canChange && !isPending && to !== lead.status && mutate(to);
  useShortcuts(Object.fromEntries(leadStatuses.map((status) => [status, () => change(status)])));
  return (
    <section aria-labelledby="lead-status">
      <h2 id="lead-status" className="sr-only">
        {texts.statusLabel}
      </h2>
      {canChange ? (
        <div className="flex flex-wrap gap-2">
          {leadStatuses.map((status) => (
            <SmallButton
              key={status}
              aria-pressed={status === lead.status}
              aria-busy={isPending || undefined}
              shortcut={shownKey(status)}
              onClick={() => change(status)}
            >
              {content.status[status]}
            </SmallButton>
          ))}
        </div>
      ) : (
        <p>{content.status[lead.status]}</p>
      )}
      {error?.code === 'conflict' && !isPending ? <Refusal record={record} status={error.status} /> : null}
    </section>
  );
}

/** `status`: the one that the lead has by now. */
function Refusal({ record, status }: { record: LeadRecord; status: LeadStatus | undefined }) {
  const { content, emailOf } = useDesk();
  const texts = content.lead;
  const author = emailOf(record.events.findLast(({ to_status }) => to_status === status)?.author);
  return (
    <div role="alert" className="mt-3 border-l-2 border-warning pl-4 text-ui">
      <p className="font-semibold">{texts.refusedTitle}</p>
      <p>
        {author ? <bdi>{texts.refusedBy(author)}</bdi> : null}
        {texts.refusedFor(status ? content.status[status] : content.unknown)}
      </p>
    </div>
  );
}

/** Everything else that the request said. */
function LeadFacts({ record: { lead, notices } }: { record: LeadRecord }) {
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
  return (
    <>
      <dl className="mt-6 border-t border-ink text-ui tabular-nums">
        {Object.entries(rows).map(([name, value]) =>
          value ? (
            <div key={name} className="grid grid-cols-[2fr_3fr] gap-x-4 border-b border-line py-1.5">
              <dt className="text-mute">{facts[name as keyof typeof facts]}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
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
function useCopy(): (text: string, copied: string) => Promise<void> {
  const { content, say } = useDesk();
  return (text, copied) =>
    navigator.clipboard.writeText(text).then(
      () => say(copied),
      () => say(content.lead.copyFailure, 'error'),
    );
}
