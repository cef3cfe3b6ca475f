import { useState } from 'react';
import { DeskButton } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import { type Lead, type LeadEvent, type LeadRecord, type LeadStatus, leadStatuses } from './records.ts';
import { useShortcuts } from './use-shortcuts.ts';

type StatusChoiceProps = { lead: Lead; onChanged: (record: LeadRecord) => void };

const keys: Record<LeadStatus, string> = { new: 'N', contacted: 'C', won: 'W', lost: 'L' };

/** The status of a lead; for an owner a choice, by one key each. */
export function StatusChoice({ lead, onChanged }: StatusChoiceProps) {
  const { content, role, owners, ask, say } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ who: string | undefined; status: string } | null>(null);
  const texts = content.lead;
  const canChange = role === 'owner';

  const change = async (to: LeadStatus) => {
    if (!canChange || isBusy || to === lead.status) return;
    setBusy(true);
    setRefusal(null);
    const answer = await ask('change_lead_status', { p_id: lead.id, p_from: lead.status, p_to: to });
    if (answer.ok) {
      onChanged(answer.data);
      say(texts.statusSaved(content.status[to]));
    } else if (answer.code === 'conflict') {
      const current = await ask('get_lead', { p_id: lead.id });
      const record = current.ok ? current.data : null;
      const author = owners.find(({ user_id }) => user_id === record?.events.findLast(isStatusChange)?.author);
      const status = record?.lead.status ?? leadStatuses.find((each) => each === answer.status);
      setRefusal({ who: author?.email, status: status ? content.status[status] : content.unknown });
      if (record) onChanged(record);
    } else {
      say(content.failures[answer.code], 'error');
    }
    setBusy(false);
  };
  useShortcuts({
    new: () => change('new'),
    contacted: () => change('contacted'),
    won: () => change('won'),
    lost: () => change('lost'),
  });

  return (
    <section aria-labelledby="lead-status">
      <h2 id="lead-status" className="sr-only">
        {texts.statusLabel}
      </h2>
      {canChange ? (
        <div className="flex flex-wrap gap-2">
          {leadStatuses.map((status) => (
            <DeskButton
              key={status}
              aria-pressed={status === lead.status}
              aria-busy={isBusy || undefined}
              aria-keyshortcuts={keys[status]}
              shortcut={keys[status]}
              onClick={() => change(status)}
            >
              {content.status[status]}
            </DeskButton>
          ))}
        </div>
      ) : (
        <p>{content.status[lead.status]}</p>
      )}
      {refusal ? (
        <div role="alert" className="mt-3 border-l-2 border-warning pl-4 text-ui">
          <p className="font-semibold">{texts.refusedTitle}</p>
          <p>
            {refusal.who ? <bdi>{texts.refusedBy(refusal.who)}</bdi> : null}
            {texts.refusedFor(refusal.status)}
          </p>
        </div>
      ) : null}
    </section>
  );
}

function isStatusChange({ kind }: LeadEvent): boolean {
  return kind === 'status';
}
