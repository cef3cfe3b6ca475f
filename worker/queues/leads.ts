import { retention } from '#shared/content/figures.ts';
import { lifeInDays } from '../kv-life.ts';
import { type LeadNotice, notifyOwner } from '../services/lead-webhook.ts';
import { eachMessage } from './each-message.ts';
import { replayWaiting } from './replay.ts';

const prefix = 'failedLeads:';

/** Without a webhook there is nobody to tell: the lead is in the table all the same. */
async function tellOwner(webhookUrl: string | null, notice: LeadNotice): Promise<void> {
  if (webhookUrl) await notifyOwner(webhookUrl, notice);
}

/** Tells the owner of each new lead. */
export function consumeLeads(batch: MessageBatch<LeadNotice>, webhookUrl: string | null): Promise<void> {
  return eachMessage(batch, (notice) => tellOwner(webhookUrl, notice));
}

/** Consumer of the dead-letter queue. */
export function consumeFailedLeads(batch: MessageBatch<LeadNotice>, kv: KVNamespace): Promise<void> {
  const expirationTtl = lifeInDays(retention.leadNoticeDays);
  return eachMessage(batch, (notice) => kv.put(prefix + notice.id, JSON.stringify(notice), { expirationTtl }));
}

/** Tells the owner what could not be told before. */
export function replayFailedLeads(
  kv: KVNamespace,
  webhookUrl: string | null,
): Promise<{ replayed: number; kept: number }> {
  return replayWaiting<LeadNotice>(kv, prefix, (notice) => tellOwner(webhookUrl, notice));
}
