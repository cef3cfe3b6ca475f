// Tells the owner of leads. What is to be told stands in the table: the queue is the fast way, and the scheduled handler finds what is
// due still, because a message was lost or a channel refused.
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

/** The lead's id; the rest is in the table. */
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

/** The consumer of the dead-letter queue: nothing is lost, the scheduled handler goes on. */
export function consumeFailedLeads(batch: MessageBatch<LeadMessage>): void {
  for (const { body } of batch.messages) log('error', 'lead-not-told-yet', { lead: body.id });
  batch.ackAll();
}

/** So few at once that each is told well before its claim ends. */
const claimedAtOnce = 5;
/** How long one run goes on claiming, in ms. */
const maximumDuration = 60_000;

/** Tells the owner of what is due, in the scheduled handler. */
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
 * Tells every channel that has not confirmed yet. Without any channel nobody is to be told, and the notice is done.
 * @throws when a channel failed; the notice is given back and the others stay told
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
    // At once, so that whatever happens to the next channel, this one is not told again.
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

/** Twice where it must be: whoever was told and is not noted is told again. */
async function confirm(...confirmation: Parameters<typeof confirmLeadNotice>): Promise<void> {
  try {
    await confirmLeadNotice(...confirmation);
  } catch (error) {
    logError(error);
    await confirmLeadNotice(...confirmation);
  }
}
