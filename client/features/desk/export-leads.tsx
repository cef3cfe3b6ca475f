import { useState } from 'react';
import { download, fileName } from '#client/download.ts';
import type { DeskAnswer } from './ask-desk.ts';
import { DeskButton } from './desk-button.tsx';
import { type DeskContextValue, useDesk } from './desk-context.ts';
import { leadsAsCsv } from './leads-as-csv.ts';
import type { Lead, LeadFilter } from './records.ts';

/** As many as the database gives at once. */
const exportPageSize = 1000;

/** Saves the leads that meet the filters as a table. */
export function ExportLeads({ filter }: { filter: LeadFilter }) {
  const { content, ask, say } = useDesk();
  const [exported, setExported] = useState<number | null>(null);
  const { leads: texts } = content;
  const save = async () => {
    if (exported !== null) return;
    setExported(0);
    const answer = await collectLeads(ask, filter, setExported);
    setExported(null);
    if (!answer.ok) return say(content.failures[answer.code], 'error');
    download(fileName(texts.csvName, 'csv'), 'text/csv', leadsAsCsv(answer.data));
    say(texts.exported(answer.data.length));
  };
  return (
    <DeskButton className="sm:ml-auto" aria-disabled={exported !== null} onClick={save}>
      {exported === null ? texts.export : texts.exporting(exported)}
    </DeskButton>
  );
}

async function collectLeads(
  ask: DeskContextValue['ask'],
  filter: LeadFilter,
  onProgress: (count: number) => void,
): Promise<DeskAnswer<Lead[]>> {
  const leads: Lead[] = [];
  while (true) {
    const last = leads.at(-1);
    const page = last && { p_before_created_at: last.created_at, p_before_id: last.id };
    const answer = await ask('export_leads', { ...filter, ...page });
    if (!answer.ok) return answer;
    leads.push(...answer.data);
    onProgress(leads.length);
    if (answer.data.length < exportPageSize) return { ok: true, data: leads };
  }
}
