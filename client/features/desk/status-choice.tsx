import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SmallButton } from '#client/ui/small-button.tsx';
import { type LeadRecord, type LeadStatus, leadStatuses } from '#shared/desk-records.ts';
import { askDesk } from './database.ts';
import { useDesk } from './desk-context.ts';
import { useKeepLead } from './queries.ts';
import { useShortcuts } from './shortcuts.ts';

const keys: Record<LeadStatus, string> = { new: 'N', contacted: 'C', won: 'W', lost: 'L' };

/** The status of a lead; for an owner a choice, by one key each. */
export function StatusChoice({ record }: { record: LeadRecord }) {
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
              aria-keyshortcuts={keys[status]}
              shortcut={keys[status]}
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
function Refusal({ record, status }: { record: LeadRecord; status: string | undefined }) {
  const { content, owners } = useDesk();
  const texts = content.lead;
  const change = record.events.findLast(({ to_status }) => to_status === status);
  const author = owners.find(({ user_id }) => user_id === change?.author);
  const current = leadStatuses.find((each) => each === status);
  return (
    <div role="alert" className="mt-3 border-l-2 border-warning pl-4 text-ui">
      <p className="font-semibold">{texts.refusedTitle}</p>
      <p>
        {author ? <bdi>{texts.refusedBy(author.email)}</bdi> : null}
        {texts.refusedFor(current ? content.status[current] : content.unknown)}
      </p>
    </div>
  );
}
