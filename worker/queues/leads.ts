import { retention } from '#shared/content/figures.ts';
import { ttlForDays } from '../kv-ttl.ts';
import { type LeadNotice, notifyOwner } from '../services/lead-webhook.ts';
import { handleEach } from './handle-each.ts';
import { replayKept } from './replay.ts';

const prefix = 'failedLeads:';

/** Does nothing without a webhook: the lead is in the table anyway. */
async function tellOwner(webhookUrl: string | null, notice: LeadNotice): Promise<void> {
  if (webhookUrl) await notifyOwner(webhookUrl, notice);
}

/** Tells the owner of each new lead. */
export function consumeLeads(batch: MessageBatch<LeadNotice>, webhookUrl: string | null): Promise<void> {
  return handleEach(batch, (notice) => tellOwner(webhookUrl, notice));
}

/** Consumer of the dead-letter queue. */
export function consumeFailedLeads(batch: MessageBatch<LeadNotice>, kv: KVNamespace): Promise<void> {
  const expirationTtl = ttlForDays(retention.leadNoticeDays);
  return handleEach(batch, (notice) => kv.put(prefix + notice.id, JSON.stringify(notice), { expirationTtl }));
}

/** Tells the owner of the leads that are kept in KV, because that failed before. */
export function replayFailedLeads(
  kv: KVNamespace,
  webhookUrl: string | null,
): Promise<{ replayed: number; kept: number }> {
  return replayKept<LeadNotice>(kv, prefix, (notice) => tellOwner(webhookUrl, notice));
}
