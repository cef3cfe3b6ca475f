import { useEffect } from 'react';
import { useTitle } from '#client/navigation/use-title.ts';
import { SmallButton } from '#client/ui/small-button.tsx';
import type { Lead } from '#shared/desk-records.ts';
import { AnswerView } from './answer-view.tsx';
import { filtersOf, toLeadFilter } from './desk-address.ts';
import { useDesk } from './desk-context.ts';
import { DeskLink } from './desk-link.tsx';
import { LeadDetails } from './lead-details.tsx';
import { useLeads } from './lead-list.tsx';
import { useAnswer } from './queries.ts';
import { useShortcuts } from './shortcuts.ts';

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
  const previous = leads[index - 1];
  const next = index === -1 ? undefined : leads[index + 1];
  const open = (lead: Lead | undefined) => {
    // Back leads to the list, however many leads were leafed through.
    if (lead) go({ ...list, lead: lead.id }, { replace: true, state });
  };
  useShortcuts({ next: () => open(next), previous: () => open(previous), back: () => go(list, { state }) });
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to clean up.
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
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
            <SmallButton disabled={!previous} shortcut="K" onClick={() => open(previous)}>
              {content.lead.previous}
            </SmallButton>
            <SmallButton disabled={!next} shortcut="J" onClick={() => open(next)}>
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
