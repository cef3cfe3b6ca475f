import { Suspense, useEffect, useState } from 'react';
import { useTitle } from '#client/navigation/use-title.ts';
import { RecordFact, RecordFacts } from '#client/ui/record-facts.tsx';
import { RecordSection } from '#client/ui/record-section.tsx';
import { SmallButton } from '#client/ui/small-button.tsx';
import type { Lead, LeadRecord } from '#shared/desk-records.ts';
import { emailPattern } from '#shared/email.ts';
import { ageOf, describeAge, timeLeft, urgencyOf } from './age.tsx';
import { AnswerView } from './answer-view.tsx';
import { shownKey, useDeskActions } from './desk-actions.ts';
import { filtersOf, toLeadFilter } from './desk-address.ts';
import { useDesk } from './desk-context.ts';
import { DeskLink, factLinkClass, loneLinkClass } from './desk-link.tsx';
import { later } from './later.ts';
import { LeadActions, useCanMail } from './lead-actions.tsx';
import { LeadConversation } from './lead-conversation.tsx';
import { LeadHistory } from './lead-history.tsx';
import { useLeads } from './lead-list.tsx';
import { Moment } from './moment.tsx';
import { NoteForm } from './note-form.tsx';
import { useAnswer } from './queries.ts';
import { RecordNumber } from './record-number.tsx';
import { readReplyDraft } from './reply-draft.ts';
import { StatusChoice, useChangeStatus } from './status-choice.tsx';
import { UndoBar, useUndo } from './undo.tsx';
import { replyInterval, useTakeBack } from './use-replies.ts';

const ReplyForm = later(async () => (await import('./reply-form.tsx')).ReplyForm);

type Interval = (query: { state: { data: LeadRecord | null | undefined } }) => number | false;

/** One lead, with the way to the one before and the next of the list that it was opened from. */
export function LeadView() {
  const { content, address, selection, go } = useDesk();
  const { parameters, state } = address;
  const id = parameters.get('lead') ?? '';
  const refetchInterval: Interval = ({ state }) => replyInterval(state.data);
  const query = useAnswer('get_lead', { p_id: id }, { refetchInterval });
  const { rows: leads } = useLeads(toLeadFilter(address), false);
  const lead = query.data?.lead;
  useTitle(lead ? `${lead.full_name}, ${lead.company_name}` : content.lead.heading);
  const list = { view: 'leads', ...filtersOf(parameters) };
  const { select } = selection;
  // So that the list shows where somebody was, also after leafing.
  useEffect(() => select(id), [select, id]);
  const index = leads.findIndex((lead) => lead.id === id);
  const open = (lead: Lead | undefined) => {
    // Back leads to the list, however many leads were leafed through.
    if (lead) go({ ...list, lead: lead.id }, { replace: true, state });
  };
  const [previous, next] = index === -1 ? [] : [leads[index - 1], leads[index + 1]];
  useDeskActions({
    ...(next && { next: () => open(next) }),
    ...(previous && { previous: () => open(previous) }),
    back: () => go(list, { state }),
  });
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-2 text-ui">
        <DeskLink to={list} state={state} className={`mr-auto ${loneLinkClass}`}>
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

/** The second row takes the height that the reply needs more than the first. */
const replyRows = { gridTemplateRows: 'auto 1fr' };

function LeadDetails({ record }: { record: LeadRecord }) {
  const { content, role } = useDesk();
  const { lead } = record;
  const { offer, offerUndo } = useUndo();
  const mutation = useChangeStatus(lead.id, offerUndo);
  const canMail = useCanMail();
  // How often the form was asked for. It is open from the beginning where a draft was kept.
  const [asked, setAsked] = useState(() => (readReplyDraft(lead.id) ? 0 : null));
  const isReplying = asked !== null && canMail;
  const openForm = () => setAsked((count) => (count ?? 0) + 1);
  const { mutate: takeBack } = useTakeBack(lead.id, openForm);
  const closeForm = () => {
    setAsked(null);
    // The form had the focus. Up there stands what can be undone.
    startAt(document.querySelector<HTMLElement>('main h1'));
  };
  const sent = (replyId: string) => {
    closeForm();
    offerUndo('reply', () => takeBack(replyId));
  };
  return (
    <article className="mt-2 flex flex-col">
      <header>
        <h1 ref={startAt} tabIndex={-1} className="text-h3">
          <bdi>{lead.full_name}</bdi>
        </h1>
        <p className="text-mute">
          <bdi>{lead.company_name}</bdi>, {content.services[lead.service]}
        </p>
        <WaitingSentence lead={lead} />
      </header>
      {/* On a phone it stays at the thumb, above what the system draws at the edge. */}
      <div
        className="sticky bottom-0 z-10 mt-5 border-t border-line bg-paper py-3 md:border-b max-md:order-last"
        style={{ paddingBottom: 'max(0.75rem, env(safe-area-inset-bottom))' }}
      >
        <div className="grid gap-2 md:flex md:justify-between">
          <StatusChoice {...{ record, mutation }} />
          <LeadActions {...{ lead, mutation }} onReply={openForm} />
        </div>
        <UndoBar offer={offer} />
      </div>
      {/* On wide screens the reply stands beside what it answers, and the facts go below. */}
      <div className={`grid gap-x-10 ${isReplying ? 'lg:grid-cols-2' : 'lg:grid-cols-[2fr_1fr]'}`} style={replyRows}>
        <div className={isReplying ? 'contents' : 'min-w-0'}>
          <div className="min-w-0">
            <VisitorText id="lead-problem" title={content.lead.problem} text={lead.problem_description} />
            {lead.additional_info ? (
              <VisitorText id="lead-additional" title={content.lead.additional} text={lead.additional_info} />
            ) : null}
          </div>
          {isReplying ? (
            <div className="row-span-2 min-w-0">
              <Suspense>
                <ReplyForm key={asked} {...{ record, takesFocus: asked > 0, onSent: sent }} onDiscard={closeForm} />
              </Suspense>
            </div>
          ) : null}
          <div className="min-w-0">
            {lead.conversation ? <LeadConversation conversation={lead.conversation} /> : null}
            <LeadHistory record={record} onTakenBack={openForm} />
            {role === 'owner' ? <NoteForm leadId={lead.id} /> : null}
          </div>
        </div>
        <div className="mt-6 min-w-0">
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
    <p className={`mt-2 font-medium ${tone}`}>
      {content.lead.waits(describeAge(ageOf(lead.created_at, now), content))}{' '}
      {left ? content.lead.left(describeAge(left, content)) : content.lead.overdue}
    </p>
  );
}

/** What a visitor wrote is text, whatever it looks like, in a direction of its own. */
function VisitorText({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <RecordSection id={id} title={title} className="mt-6">
      <p dir="auto" className="max-w-2xl whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
    </RecordSection>
  );
}

/** Everything else that the request said. */
function LeadFacts({ record: { lead, notices } }: { record: LeadRecord }) {
  const { content } = useDesk();
  const { facts } = content.lead;
  // Leads that were here before there were reminders have the time alone.
  const remindedAt = notices.some(({ kind }) => kind === 'reminder') ? lead.reminded_at : null;
  const email = <bdi>{lead.email}</bdi>;
  return (
    <>
      <RecordFacts>
        <RecordFact name={facts.email}>
          {/* The only link that is made of what visitors wrote. */}
          {emailPattern.test(lead.email) ? (
            <a href={`mailto:${encodeURIComponent(lead.email)}`} className={factLinkClass}>
              {email}
            </a>
          ) : (
            email
          )}
        </RecordFact>
        <RecordFact name={facts.company}>
          <bdi>{lead.company_name}</bdi>
        </RecordFact>
        <RecordFact name={facts.service}>{content.services[lead.service]}</RecordFact>
        <RecordFact name={facts.preference}>{content.preferences[lead.contact_preference]}</RecordFact>
        <RecordFact name={facts.language}>{content.language[lead.language]}</RecordFact>
        <RecordFact name={facts.source}>{lead.source}</RecordFact>
        <RecordFact name={facts.challenge}>{content.challenges[lead.challenge]}</RecordFact>
        <RecordFact name={facts.received}>
          <Moment time={lead.created_at} />
        </RecordFact>
        <RecordFact name={facts.reminded}>{remindedAt && <Moment time={remindedAt} />}</RecordFact>
        <RecordFact name={facts.id}>
          <RecordNumber id={lead.id} />
        </RecordFact>
      </RecordFacts>
      <p className="text-ui">
        <DeskLink to={{ view: 'person' }} state={{ subject: lead.email }} className={loneLinkClass}>
          {content.lead.person}
        </DeskLink>
      </p>
    </>
  );
}
