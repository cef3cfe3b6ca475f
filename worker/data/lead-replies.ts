// Replies to leads. The desk stores a reply, and the database decides who may. Whoever claims it is the only one to send it for two minutes.
import * as z from 'zod/mini';
import { callFunction, type Database } from './supabase.ts';

const replySchema = z.object({
  id: z.uuid(),
  claim: z.uuid(),
  subject: z.string(),
  body: z.string(),
  /** The Message-IDs of the lead's replies before this one, the newest last. */
  references: z.array(z.string()),
  lead: z.object({ id: z.uuid(), email: z.string() }),
});
export type ClaimedReply = z.infer<typeof replySchema>;

/** One reply that is due. Empty when it was sent or taken back, or another call has claimed it. */
export function claimLeadReply(database: Database, id: string): Promise<ClaimedReply[]> {
  return callFunction(database, 'claim_lead_reply', { p_id: id }, z.array(replySchema));
}

/** Replies that are due for some time, oldest first. */
export function claimLeadReplies(database: Database, limit: number): Promise<ClaimedReply[]> {
  return callFunction(database, 'claim_lead_replies', { p_limit: limit }, z.array(replySchema));
}

/** Stores that the mail service has taken the reply. May be called again. `messageId`: null when the service named none. */
export async function confirmLeadReply(database: Database, id: string, messageId: string | null): Promise<void> {
  const confirmation = { p_id: id, ...(messageId && { p_message_id: messageId }) };
  await callFunction(database, 'confirm_lead_reply', confirmation, z.boolean());
}

/** Gives up the claim. The reply is sent later, or not before somebody wants it if trying again cannot help. */
export async function failLeadReply(
  database: Database,
  { id, claim }: ClaimedReply,
  reason: string,
  isFinal: boolean,
): Promise<void> {
  const failure = { p_id: id, p_claim: claim, p_error: reason, p_final: isFinal };
  await callFunction(database, 'fail_lead_reply', failure, z.boolean());
}
