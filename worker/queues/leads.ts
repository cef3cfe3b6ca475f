import { retention } from '#shared/content/figures.ts';
import { logError } from '../errors.ts';
import { lifeUntil } from '../kv-life.ts';
import { type LeadNotice, notifyOwner } from '../services/lead-webhook.ts';
import { replayWaiting } from './replay.ts';

const prefix = 'failedLeads:';

/** Tells the owner of each new lead. Without a webhook there is nobody to tell: the lead is in the table all the same. */
export async function consumeLeads(batch: MessageBatch<LeadNotice>, webhookUrl: string | null): Promise<void> {
  for (const message of batch.messages) {
    try {
      if (webhookUrl) await notifyOwner(webhookUrl, message.body);
      message.ack();
    } catch (error) {
      logError(error);
      message.retry();
    }
  }
}

/** Consumer of the dead-letter queue. */
export async function consumeFailedLeads(batch: MessageBatch<LeadNotice>, kv: KVNamespace): Promise<void> {
  for (const message of batch.messages) {
    try {
      const until = Date.now() + retention.leadNoticeDays * 86_400_000;
      await kv.put(prefix + message.body.id, JSON.stringify(message.body), {
        expirationTtl: lifeUntil(new Date(until)),
      });
      message.ack();
    } catch (error) {
      logError(error);
      message.retry();
    }
  }
}

/** Tells the owner what could not be told before; without a webhook, as above, there is nobody to tell. */
export async function replayFailedLeads(
  kv: KVNamespace,
  webhookUrl: string | null,
): Promise<{ replayed: number; kept: number }> {
  return replayWaiting<LeadNotice>(kv, prefix, async (notice) => {
    if (webhookUrl) await notifyOwner(webhookUrl, notice);
  });
}
