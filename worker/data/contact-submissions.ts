import * as z from 'zod/mini';
import type { ContactEnvelope, ContactForm } from '#shared/contact.ts';
import { askDatabase, type Database } from './supabase.ts';

export type Lead = ContactForm &
  ContactEnvelope & {
    challenge: 'passed' | 'unavailable' | 'none';
    /** The chat session that the visitor attached. */
    conversation?: string | undefined;
  };

export type StoreOutcome =
  | { outcome: 'stored' | 'replayed'; id: string; createdAt: string }
  | { outcome: 'duplicate' }
  | { outcome: 'rate_limited'; blockedUntil: string };

/** `cause` is for the log. */
export type StoreResult = { ok: true; data: StoreOutcome } | { ok: false; code: StoreErrorCode; cause: string };

export type StoreErrorCode = 'duplicate_recent' | 'network' | 'timeout' | 'busy' | 'rejected' | 'unavailable';

const outcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['stored', 'replayed']), id: z.string(), createdAt: z.iso.datetime() }),
  z.object({ outcome: z.literal('duplicate') }),
  z.object({ outcome: z.literal('rate_limited'), blockedUntil: z.iso.datetime() }),
]);

/**
 * Stores a lead or says why not. One database function decides under a lock whether the request is a replay, rate limited or a duplicate,
 * so the rules also hold for requests that arrive at the same time.
 * @param timeout in ms. If the row is written later than that, the same `submissionId` sent again counts as a replay
 */
export async function storeSubmission(
  database: Database,
  lead: Lead,
  visitor: string,
  timeout?: number,
): Promise<StoreResult> {
  const question = database.rpc('submit_contact', {
    p_id: lead.submissionId,
    p_full_name: lead.fullName,
    p_email: lead.email,
    p_company_name: lead.companyName,
    p_service: lead.service,
    p_problem_description: lead.problemDescription,
    p_additional_info: lead.additionalInfo,
    p_contact_preference: lead.contactPreference,
    p_source: lead.source,
    p_language: lead.language,
    p_challenge: lead.challenge,
    p_visitor: visitor,
    ...(lead.conversation !== undefined && { p_conversation: lead.conversation }),
  });
  const answer = await askDatabase(question, outcomeSchema, timeout);
  if (!answer.ok) return { ok: false, code: storeErrorCode(answer.message), cause: answer.cause };
  const { data } = answer;
  const isOurs = !('id' in data) || data.id === lead.submissionId;
  return isOurs ? { ok: true, data } : { ok: false, code: 'unavailable', cause: 'The answer is to another request' };
}

const errorPatterns: [StoreErrorCode, RegExp][] = [
  ['duplicate_recent', /duplicate|unique/],
  ['network', /network|fetch/],
  ['timeout', /timeout/],
  ['busy', /rate limit|too many/],
  ['rejected', /validation|invalid/],
];

/** The code for a failed insert, by the words of its message. */
export function storeErrorCode(message: string): StoreErrorCode {
  const text = message.toLowerCase();
  return errorPatterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'unavailable';
}
