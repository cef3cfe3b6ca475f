// Sends the replies that the desk has stored. The queue is the fast way; the scheduled handler finds replies that are still due, because
// a message was lost or the mail service failed.
import {
  claimLeadReplies,
  claimLeadReply,
  type ClaimedReply,
  confirmLeadReply,
  failLeadReply,
} from '../data/lead-replies.ts';
import type { Database } from '../data/supabase.ts';
import type { Config } from '../env.ts';
import { log } from '../log.ts';
import { sendReplyMail } from '../services/reply-mail.ts';
import { confirmTwice, handleDue } from './handle-due.ts';

/** Sends one reply, unless it was taken back, was sent or is being sent. */
export async function sendReply(env: Env, config: Config, database: Database, id: string): Promise<void> {
  for (const reply of await claimLeadReply(database, id)) await sendClaimed(env, config, database, reply);
}

/** Sends the replies that are due. Called by the scheduled handler. */
export async function sendDueReplies(env: Env, config: Config, database: Database) {
  const { handled: sent, failed } = await handleDue(
    (limit) => claimLeadReplies(database, limit),
    (reply) => sendClaimed(env, config, database, reply),
  );
  return { sent, failed };
}

/** @throws when the reply was not sent but may be by trying again. Where that cannot help, the desk says why */
async function sendClaimed(env: Env, { leads }: Config, database: Database, reply: ClaimedReply): Promise<void> {
  const facts = { reply: reply.id, lead: reply.lead.id };
  const result = leads.mail
    ? await sendReplyMail(env.LEAD_MAIL, leads.mail, reply)
    : { ok: false as const, reason: 'not_configured', isFinal: true };
  if (result.ok) {
    await confirmTwice(() => confirmLeadReply(database, reply.id, result.messageId));
    log('info', 'reply-sent', facts);
    return;
  }
  const { reason, isFinal } = result;
  await failLeadReply(database, reply, reason, isFinal);
  if (!isFinal) throw new Error(`The reply was not sent: ${reason}`);
  log('error', 'reply-not-sent', { ...facts, reason });
}
