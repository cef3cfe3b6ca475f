import { leadMail } from '#shared/content/en/lead-mail.ts';
import type { LeadNotice } from '../data/lead-notices.ts';
import type { Config } from '../env.ts';
import { hmacHex } from '../hmac.ts';

type Webhook = NonNullable<Config['leads']['webhook']>;

/**
 * Tells the webhook of a lead, without name and address.
 * @throws when the webhook does not accept the notice
 */
export async function sendToWebhook({ url, secret }: Webhook, notice: LeadNotice, timeout = 10_000): Promise<void> {
  const body = JSON.stringify(describe(notice));
  const headers: Record<string, string> = { 'content-type': 'application/json', 'idempotency-key': notice.id };
  if (secret) headers['x-plinth-signature'] = `sha256=${await hmacHex(secret, body)}`;
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' }).catch((cause) => {
    const outcome = signal.aborted ? `did not answer within ${timeout / 1000} s` : 'was not reached';
    throw new Error(`The lead webhook ${outcome}`, { cause });
  });
  // Only the status matters, so a broken body is no failure.
  await response.body?.cancel().catch(() => undefined);
  if (response.status >= 300 && response.status < 400) {
    throw new Error(`The lead webhook redirects (${response.status}), which is not followed: set its final address`);
  }
  if (!response.ok) throw new Error(`The lead webhook answered ${response.status}`);
}

function describe({ kind, lead }: LeadNotice) {
  const { id, service, source, language, created_at: createdAt } = lead;
  const text = `${leadMail.webhook[kind]}: ${service} (${language}, ${source})`;
  return { text, kind, id, service, source, language, createdAt: new Date(createdAt).toISOString() };
}
