import { useEffect, useRef } from 'react';
import { describeAge } from './age-words.tsx';
import { ageOf, timeLeft, urgencyOf } from './age.ts';
import { useDesk } from './desk-context.ts';
import { LeadActions } from './lead-actions.tsx';
import { LeadFacts } from './lead-facts.tsx';
import { LeadHistory } from './lead-history.tsx';
import { NoteForm } from './note-form.tsx';
import type { LeadRecord } from './records.ts';
import { StatusChoice } from './status-choice.tsx';

type LeadDetailsProps = { record: LeadRecord; onChanged: (record: LeadRecord) => void };

export function LeadDetails({ record, onChanged }: LeadDetailsProps) {
  const { content, role } = useDesk();
  const { lead } = record;
  const heading = useRef<HTMLHeadingElement>(null);
  // Also when `j` and `k` lead from one to the next, which for the page is no change of address.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <article className="mt-3">
      <header className="border-b border-line pb-5">
        <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          <bdi>{lead.full_name}</bdi>
        </h1>
        <p className="mt-2 text-lead text-mute">
          <bdi>{lead.company_name}</bdi>, {content.services[lead.service]}
        </p>
        <WaitingSentence record={record} />
        <div className="mt-5 flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
          <StatusChoice lead={lead} onChanged={onChanged} />
          <LeadActions lead={lead} />
        </div>
      </header>
      <div className="grid gap-x-10 lg:grid-cols-[2fr_1fr]">
        <div className="min-w-0">
          <VisitorText title={content.lead.problem} text={lead.problem_description} />
          {lead.additional_info ? <VisitorText title={content.lead.additional} text={lead.additional_info} /> : null}
          <LeadHistory record={record} />
          {role === 'owner' ? <NoteForm leadId={lead.id} onAdded={onChanged} /> : null}
        </div>
        <div className="min-w-0">
          <LeadFacts record={record} />
        </div>
      </div>
    </article>
  );
}

function WaitingSentence({ record: { lead } }: { record: LeadRecord }) {
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

/** What a visitor wrote is text, whatever it looks like, in a direction of its own. */
function VisitorText({ title, text }: { title: string; text: string }) {
  return (
    <section className="mt-6">
      <h2 className="text-ui font-semibold">{title}</h2>
      <p dir="auto" className="mt-2 max-w-2xl whitespace-pre-wrap wrap-anywhere [unicode-bidi:isolate]">
        {text}
      </p>
    </section>
  );
}
