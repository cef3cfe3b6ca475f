import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SmallButton } from '#client/ui/small-button.tsx';
import { type LeadRecord, type LeadStatus, leadStatuses } from '#shared/desk-records.ts';
import { askDesk } from './database.ts';
import { shownKey, useDeskActions } from './desk-actions.ts';
import { useDesk } from './desk-context.ts';
import { useKeepLead } from './queries.ts';
import { useReplyTexts } from './reply-texts.ts';
import type { Undo } from './undo.tsx';

/** How a status is changed, and what became of the last change. */
export type StatusMutation = ReturnType<typeof useChangeStatus>;
type StatusChange = { from: LeadStatus; to: LeadStatus; isUndo?: boolean };

/** The status of a lead; for an owner a choice, by one key each, which can be undone. */
export function StatusChoice({ record, mutation }: { record: LeadRecord; mutation: StatusMutation }) {
  const { content, role } = useDesk();
  const { lead } = record;
  const texts = content.lead;
  const canChange = role === 'owner';
  const { mutate, isPending, error } = mutation;
  const change = (to: LeadStatus) => !isPending && to !== lead.status && mutate({ from: lead.status, to });
  const others = canChange ? leadStatuses.filter((status) => status !== lead.status) : [];
  useDeskActions(Object.fromEntries(others.map((status) => [status, () => change(status)])));
  return (
    <section aria-labelledby="lead-status" className="max-md:grow">
      <h2 id="lead-status" className="sr-only">
        {texts.statusLabel}
      </h2>
      {canChange ? (
        <div className="flex flex-wrap gap-2">
          {/* Where not all fit in one line, two and two. */}
          {[leadStatuses.slice(0, 2), leadStatuses.slice(2)].map((pair) => (
            <div key={pair[0]} className="flex grow gap-2">
              {pair.map((status) => (
                <SmallButton
                  key={status}
                  aria-pressed={status === lead.status}
                  aria-busy={isPending || undefined}
                  shortcut={shownKey(status)}
                  className="max-md:grow max-md:px-1"
                  onClick={() => change(status)}
                >
                  {content.status[status]}
                </SmallButton>
              ))}
            </div>
          ))}
        </div>
      ) : (
        <p>{content.status[lead.status]}</p>
      )}
      {error?.code === 'conflict' && !isPending ? <Refusal record={record} status={error.status} /> : null}
    </section>
  );
}

/** Changes a status and offers to undo that. Undoing is a change back, which is refused as well if somebody was faster. */
export function useChangeStatus(leadId: string, offerUndo: Undo['offerUndo']) {
  const { content, say, sayFailure } = useDesk();
  const replyTexts = useReplyTexts();
  const client = useQueryClient();
  const keep = useKeepLead();
  const change = useMutation({
    mutationFn: ({ from, to }: StatusChange) => askDesk('change_lead_status', { p_id: leadId, p_from: from, p_to: to }),
    onSuccess: (changed, { from, to, isUndo }) => {
      keep(changed);
      const status = content.status[changed.lead.status];
      say(isUndo ? replyTexts.undone(status) : content.lead.statusSaved(status));
      if (!isUndo) offerUndo('status', () => change.mutate({ from: to, to: from, isUndo: true }));
    },
    // Who was faster, the history of the lead says.
    onError: (failure) =>
      failure.code === 'conflict' ? client.invalidateQueries({ queryKey: ['get_lead'] }) : sayFailure(failure),
  });
  return change;
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
