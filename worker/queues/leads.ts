// Tells the owner of leads. The notices are stored in a table. The queue is the fast way; the scheduled handler finds notices that are
// still due, because a message was lost or a channel failed.
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
import { log, logError } from '../log.ts';
import { sendLeadMail } from '../services/lead-mail.ts';
import { sendToWebhook } from '../services/lead-webhook.ts';
import { handleEach } from './handle-each.ts';

/** Only the lead's id, because the rest is in the table. */
export type LeadMessage = { id: string };

/** The consumer of the queue `leads`. */
export function consumeLeads(
  batch: MessageBatch<LeadMessage>,
  env: Env,
  config: Config,
  database: Database,
): Promise<void> {
  return handleEach(batch, async ({ id }) => {
    for (const notice of await claimLeadNotice(database, id)) await tellOwner(env, config, database, notice);
  });
}

/** The consumer of the dead-letter queue. Nothing is lost, because the scheduled handler keeps trying. */
export function consumeFailedLeads(batch: MessageBatch<LeadMessage>): void {
  for (const { body } of batch.messages) log('error', 'lead-not-told-yet', { lead: body.id });
  batch.ackAll();
}

/** Few enough that all are sent before their claims expire. */
const claimedAtOnce = 5;
/** One run claims no more notices after this time, in ms. */
const maximumDuration = 60_000;

/** Sends the notices that are due. Called by the scheduled handler. */
export async function tellDueLeads(env: Env, config: Config, database: Database) {
  const end = Date.now() + maximumDuration;
  const result = { told: 0, failed: 0 };
  for (;;) {
    const notices = await claimLeadNotices(database, claimedAtOnce);
    await Promise.all(
      notices.map(async (notice) => {
        try {
          await tellOwner(env, config, database, notice);
          result.told += 1;
        } catch (error) {
          logError(error);
          result.failed += 1;
        }
      }),
    );
    if (notices.length < claimedAtOnce || Date.now() > end) return result;
  }
}

/**
 * Sends the notice to every channel that has not confirmed it yet. If no channel is set, the notice is marked as done.
 * @throws when a channel failed. The notice is then due again, for that channel only
 */
async function tellOwner(env: Env, config: Config, database: Database, notice: LeadNotice): Promise<void> {
  const tell = tellersOf(env, config);
  const open = channels.filter((channel) => tell[channel] && !notice.told.includes(channel));
  const errors: unknown[] = [];
  if (open.length === 0) await confirm(database, notice, [], true);
  for (const [index, channel] of open.entries()) {
    try {
      await tell[channel]?.(notice);
    } catch (error) {
      errors.push(error);
      continue;
    }
    log('info', 'lead-told', { lead: notice.lead.id, kind: notice.kind, channel });
    // Stored before the next channel is tried, so that a failure there does not repeat this one.
    await confirm(database, notice, [channel], errors.length === 0 && index === open.length - 1);
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

/** Tries twice, because the channel would be told again if its confirmation were not stored. */
async function confirm(...confirmation: Parameters<typeof confirmLeadNotice>): Promise<void> {
  try {
    await confirmLeadNotice(...confirmation);
  } catch (error) {
    logError(error);
    await confirmLeadNotice(...confirmation);
  }
}
