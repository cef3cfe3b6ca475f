import type { DeskAnswer } from './ask-desk.ts';
import type { DeskContextValue } from './desk-context.ts';
import type { ChatMessage, LeadRecord } from './records.ts';

type Ask = DeskContextValue['ask'];

/** One of the two: an e-mail address has leads, a chat session has messages. */
export type PersonRecords = { leads: LeadRecord[]; messages: ChatMessage[] };

const isAddress = (subject: string) => subject.includes('@');

export async function findPerson(ask: Ask, subject: string): Promise<DeskAnswer<PersonRecords>> {
  if (isAddress(subject)) {
    const answer = await ask('get_person', { p_email: subject });
    return answer.ok ? { ok: true, data: { leads: answer.data, messages: [] } } : answer;
  }
  const answer = await ask('get_conversation', { p_conversation: subject });
  return answer.ok ? { ok: true, data: { leads: [], messages: answer.data } } : answer;
}

export function exportPerson(ask: Ask, subject: string): Promise<DeskAnswer<unknown>> {
  return isAddress(subject)
    ? ask('export_person', { p_email: subject })
    : ask('export_conversation', { p_conversation: subject });
}

/** Answers how many rows went. */
export function erasePerson(ask: Ask, subject: string): Promise<DeskAnswer<number>> {
  return isAddress(subject)
    ? ask('erase_person', { p_email: subject })
    : ask('erase_conversation', { p_conversation: subject });
}
