import * as z from 'zod/mini';
import type { ContactEnvelope, ContactForm } from '#shared/contact.ts';
import type { Database } from './supabase.ts';

export type Lead = ContactForm & ContactEnvelope & { challenge: 'passed' | 'unavailable' | 'none' };

export type StoreOutcome =
  | { outcome: 'stored' | 'replayed'; id: string; createdAt: string }
  | { outcome: 'duplicate' }
  | { outcome: 'rate_limited'; blockedUntil: string };

/** `cause` is the database's own code, for the log. */
export type StoreResult = { ok: true; data: StoreOutcome } | { ok: false; code: StoreErrorCode; cause: string };

export type StoreErrorCode = 'duplicate_recent' | 'network' | 'timeout' | 'busy' | 'rejected' | 'unavailable';

const outcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['stored', 'replayed']), id: z.string(), createdAt: z.string() }),
  z.object({ outcome: z.literal('duplicate') }),
  z.object({ outcome: z.literal('rate_limited'), blockedUntil: z.string() }),
]);

/**
 * Stores a lead or says why not. Replay, rate limit and duplicate are decided by one function of the database, under a lock,
 * so that they hold however many requests arrive at once.
 * @param timeout in ms; a row written after it is found again by its `submissionId`
 */
export async function storeSubmission(
  database: Database,
  lead: Lead,
  visitor: string,
  timeout = 10_000,
): Promise<StoreResult> {
  const { data, error } = await database
    .rpc('submit_contact', {
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
    })
    .abortSignal(AbortSignal.timeout(timeout));
  const outcome = outcomeSchema.safeParse(data);
  if (!error && outcome.success) return { ok: true, data: outcome.data };
  if (!error) return { ok: false, code: 'unavailable', cause: 'The answer has an unknown shape' };
  // Of an error only its code, because `details` would hold the row.
  return { ok: false, code: storeErrorCode(error.message), cause: error.code };
}

const wordsOfErrors: [StoreErrorCode, RegExp][] = [
  ['duplicate_recent', /duplicate|unique/],
  ['network', /network|fetch/],
  ['timeout', /timeout/],
  ['busy', /rate limit|too many/],
  ['rejected', /validation|invalid/],
];

/** What the text of a failed insert says of its cause. */
export function storeErrorCode(message: string): StoreErrorCode {
  const text = message.toLowerCase();
  return wordsOfErrors.find(([, words]) => words.test(text))?.[0] ?? 'unavailable';
}
