import { useEffect } from 'react';
import { AnswerView } from './answer-view.tsx';
import { deskPath, filtersOf } from './desk-address.ts';
import { DeskButton } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import { DeskLink } from './desk-link.tsx';
import { LeadDetails } from './lead-details.tsx';
import type { Lead } from './records.ts';
import { useQuery } from './use-query.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTitle } from './use-title.ts';

type LeadViewProps = {
  id: string;
  /** The list that the lead was opened from, for the one before and the next. */
  leads: readonly Lead[];
  onChanged: (lead: Lead) => void;
};

/** One lead. */
export function LeadView({ id, leads, onChanged }: LeadViewProps) {
  const { content, language, address, ask, go } = useDesk();
  const query = useQuery(id, () => ask('get_lead', { p_id: id }));
  const lead = query.answer?.ok ? query.answer.data?.lead : null;
  useTitle(lead ? `${lead.full_name}, ${lead.company_name}` : content.lead.heading);
  const index = leads.findIndex((lead) => lead.id === id);
  const listPath = deskPath(language, { view: 'leads', ...filtersOf(address.parameters) });
  const open = (lead: Lead | undefined) => {
    if (!lead) return;
    const path = deskPath(language, { view: 'leads', ...filtersOf(address.parameters), lead: lead.id });
    // Back leads to the list, however many leads were leafed through.
    go(path, { replace: true, state: address.state });
  };
  const previous = index > 0 ? leads[index - 1] : undefined;
  const next = index === -1 ? undefined : leads[index + 1];
  useShortcuts({
    next: () => open(next),
    previous: () => open(previous),
    back: () => go(listPath, { state: address.state }),
  });
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to clean up.
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-2 text-ui">
        <DeskLink href={listPath} state={address.state} className="mr-auto py-1.5 underline underline-offset-4">
          {content.lead.back}
        </DeskLink>
        {index === -1 ? null : (
          <>
            <span className="text-mute tabular-nums max-sm:hidden">
              {index + 1} / {leads.length}
            </span>
            <DeskButton disabled={!previous} shortcut="K" onClick={() => open(previous)}>
              {content.lead.previous}
            </DeskButton>
            <DeskButton disabled={!next} shortcut="J" onClick={() => open(next)}>
              {content.lead.next}
            </DeskButton>
          </>
        )}
      </div>
      {lead ? null : <h1 className="sr-only">{content.lead.heading}</h1>}
      <AnswerView query={query}>
        {(record) =>
          record ? (
            <LeadDetails
              record={record}
              onChanged={(changed) => {
                query.set(changed);
                onChanged(changed.lead);
              }}
            />
          ) : (
            <p className="border-t border-ink py-6">{content.lead.missing}</p>
          )
        }
      </AnswerView>
    </>
  );
}
