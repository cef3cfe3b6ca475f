import { logError } from '../errors.ts';
import { type LeadNotice, notifyOwner } from '../services/lead-webhook.ts';

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
      await kv.put(prefix + message.body.id, JSON.stringify(message.body));
      message.ack();
    } catch (error) {
      logError(error);
      message.retry();
    }
  }
}

/** Tells the owner what could not be told before. Returns how many were told and how many stay. */
export async function replayFailedLeads(
  kv: KVNamespace,
  webhookUrl: string | null,
): Promise<{ replayed: number; kept: number }> {
  let replayed = 0;
  let kept = 0;
  const { keys } = await kv.list({ prefix });
  for (const { name } of keys) {
    const notice = await kv.get<LeadNotice>(name, 'json');
    if (!notice || !webhookUrl) continue;
    try {
      await notifyOwner(webhookUrl, notice);
      await kv.delete(name);
      replayed += 1;
    } catch (error) {
      logError(error);
      kept += 1;
    }
  }
  return { replayed, kept };
}
