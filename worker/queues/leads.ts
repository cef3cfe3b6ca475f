// Tells the owner of leads. The notices are stored in a table. The queue is the fast way; the scheduled handler finds notices that are
// still due, because a message was lost or a channel failed. Replies to leads come through the same queue.
import { pathOf } from '#shared/routes.ts';
import {
  type Channel,
  channels,
  claimLeadNotice,
  claimLeadNotices,
  confirmLeadNotice,
  failLeadNotice,
  type LeadNotice,
} from '../data/lead-notices.ts';
import type { Database } from '../data/supabase.ts';
import type { Config } from '../env.ts';
import { log } from '../log.ts';
import { sendLeadMail } from '../services/lead-mail.ts';
import { sendToWebhook } from '../services/lead-webhook.ts';
import { confirmTwice, handleDue } from './handle-due.ts';
import { handleEach } from './handle-each.ts';
import { sendReply } from './replies.ts';

/** Only the lead's id, because the rest is in the table. */
export type LeadMessage = { id: string };
/** The id of a reply to a lead. */
export type ReplyMessage = { reply: string };

/** The consumer of the queue `leads`. */
export function consumeLeads(
  batch: MessageBatch<LeadMessage | ReplyMessage>,
  env: Env,
  config: Config,
  database: Database,
): Promise<void> {
  return handleEach(batch, async (message) => {
    if ('reply' in message) return sendReply(env, config, database, message.reply);
    for (const notice of await claimLeadNotice(database, message.id)) await tellOwner(env, config, database, notice);
  });
}

/** The consumer of the dead-letter queue. Nothing is lost, because the scheduled handler keeps trying. */
export function consumeFailedLeads(batch: MessageBatch<LeadMessage | ReplyMessage>): void {
  for (const { body } of batch.messages) {
    if ('reply' in body) log('error', 'reply-not-sent-yet', { reply: body.reply });
    else log('error', 'lead-not-told-yet', { lead: body.id });
  }
  batch.ackAll();
}

/** Sends the notices that are due. Called by the scheduled handler. */
export async function tellDueLeads(env: Env, config: Config, database: Database) {
  const { handled: told, failed } = await handleDue(
    (limit) => claimLeadNotices(database, limit),
    (notice) => tellOwner(env, config, database, notice),
  );
  return { told, failed };
}

/**
 * Sends the notice to every channel that has not confirmed it yet. If no channel is set, the notice is marked as done.
 * @throws when a channel failed. The notice is then due again, for that channel only
 */
async function tellOwner(env: Env, config: Config, database: Database, notice: LeadNotice): Promise<void> {
  const tell = tellersOf(env, config);
  const open = channels.filter((channel) => tell[channel] && !notice.told.includes(channel));
  const errors: unknown[] = [];
  if (open.length === 0) await confirmTwice(() => confirmLeadNotice(database, notice, [], true));
  for (const [index, channel] of open.entries()) {
    try {
      await tell[channel]?.(notice);
    } catch (error) {
      errors.push(error);
      continue;
    }
    log('info', 'lead-told', { lead: notice.lead.id, kind: notice.kind, channel });
    // Stored before the next channel is tried, so that a failure there does not repeat this one.
    const isDone = errors.length === 0 && index === open.length - 1;
    await confirmTwice(() => confirmLeadNotice(database, notice, [channel], isDone));
  }
  if (errors.length === 0) return;
  const reason = errors.map((error) => (error instanceof Error ? error.message : String(error))).join('; ');
  await failLeadNotice(database, notice, reason);
  throw new Error(reason, { cause: errors[0] });
}

function tellersOf(env: Env, { leads, deskUrl: ownUrl, publicConfig }: Config) {
  const { webhook, mail } = leads;
  const deskUrl = (ownUrl ?? publicConfig.siteUrl) + pathOf('desk', 'en');
  return {
    webhook: webhook && ((notice: LeadNotice) => sendToWebhook(webhook, notice)),
    mail: mail && ((notice: LeadNotice) => sendLeadMail(env.LEAD_MAIL, mail, notice, deskUrl)),
  } satisfies Record<Channel, unknown>;
}
