// Notices tell the owner of leads. A notice is stored with its lead. Whoever claims it is the only one to handle it for two minutes.
import * as z from 'zod/mini';
import { contactPreferences } from '#shared/contact.ts';
import { languages } from '#shared/languages.ts';
import { serviceIds } from '#shared/offers.ts';
import { callFunction, type Database } from './supabase.ts';

export const channels = ['webhook', 'mail'] as const;
export type Channel = (typeof channels)[number];

const noticeSchema = z.object({
  /** The same at every attempt, so that a receiver recognises a notice that comes twice. */
  id: z.uuid(),
  claim: z.uuid(),
  /** `reminder`: the lead is still new after 20 hours. */
  kind: z.enum(['new', 'reminder']),
  /** The channels that have confirmed the notice. */
  told: z.array(z.string()),
  lead: z.object({
    id: z.uuid(),
    full_name: z.string(),
    email: z.string(),
    company_name: z.string(),
    service: z.enum(serviceIds),
    problem_description: z.string(),
    additional_info: z.nullable(z.string()),
    contact_preference: z.enum(contactPreferences),
    source: z.string(),
    language: z.enum(languages),
    created_at: z.iso.datetime({ offset: true }),
  }),
});
export type LeadNotice = z.infer<typeof noticeSchema>;

/** The notice of one new lead. Empty when the owner has been told or another call has claimed it. */
export function claimLeadNotice(database: Database, leadId: string): Promise<LeadNotice[]> {
  return callFunction(database, 'claim_lead_notice', { p_submission_id: leadId }, z.array(noticeSchema));
}

/** Notices that are due for some time, oldest first. A lead that is unanswered for too long becomes due a second time. */
export function claimLeadNotices(database: Database, limit: number): Promise<LeadNotice[]> {
  return callFunction(database, 'claim_lead_notices', { p_limit: limit }, z.array(noticeSchema));
}

/** Stores that a channel has confirmed. `isComplete`: it was the last channel. May be called again. */
export async function confirmLeadNotice(
  database: Database,
  notice: LeadNotice,
  told: Channel[],
  isComplete: boolean,
): Promise<void> {
  const confirmation = { p_id: notice.id, p_told: told, p_complete: isComplete };
  await callFunction(database, 'confirm_lead_notice', confirmation, z.boolean());
}

/** Gives up the claim, so that the notice is sent later. */
export async function failLeadNotice(database: Database, { id, claim }: LeadNotice, error: string): Promise<void> {
  await callFunction(database, 'fail_lead_notice', { p_id: id, p_claim: claim, p_error: error }, z.boolean());
}
