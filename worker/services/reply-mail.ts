import * as z from 'zod/mini';
import type { ReplyFailure } from '#shared/desk-records.ts';
import { emailPattern } from '#shared/email.ts';
import { site } from '#shared/site.ts';
import type { ClaimedReply } from '../data/lead-replies.ts';
import type { Config } from '../env.ts';
import { withTimeout } from '../with-timeout.ts';
import { codeOf, headerText } from './lead-mail.ts';

type MailResult =
  /** `messageId`: what later replies refer to; null when the platform named none. */
  | { ok: true; messageId: string | null }
  /** `isFinal`: the same mail would be refused again. */
  | { ok: false; reason: ReplyFailure | (string & {}); isFinal: boolean };

const sentSchema = z.object({ messageId: z.string() });

/** Codes of the platform that time does not change: about addresses, the sender's domain or the mail itself. */
const finalCode = /^E_(RECIPIENT|SENDER|VALIDATION|FIELD|CONTENT|HEADER|TOO_MANY)/;

/** Sends a reply to the address of its lead. An answer to it reaches the owner's mailbox. */
export async function sendReplyMail(
  binding: SendEmail,
  { to: owner, from }: NonNullable<Config['leads']['mail']>,
  reply: ClaimedReply,
  timeout = 10_000,
): Promise<MailResult> {
  const { email } = reply.lead;
  // The form refuses any other address; the row could come from elsewhere.
  if (!emailPattern.test(email)) return { ok: false, reason: 'address', isFinal: true };
  const sending = binding.send({
    to: email,
    from: { name: site.name, email: from },
    replyTo: owner,
    subject: headerText(reply.subject, 200),
    text: reply.body,
    headers: { 'X-Plinth-Reply': reply.id, ...threadHeaders(reply.references) },
  });
  try {
    const sent = sentSchema.safeParse(await withTimeout(sending, timeout));
    return { ok: true, messageId: sent.success ? messageIdOf(sent.data.messageId) : null };
  } catch (cause) {
    const reason = codeOf(cause);
    return { ok: false, reason, isFinal: finalCode.test(reason) };
  }
}

/** The platform makes each Message-ID itself and allows these two headers, so that mails to one lead are one conversation. */
function threadHeaders(references: string[]): Record<string, string> {
  const last = references.at(-1);
  return last ? { 'In-Reply-To': last, References: references.join(' ') } : {};
}

/** As a header names it, whether the platform writes the angle brackets or not. Null for anything else. */
function messageIdOf(text: string): string | null {
  const [, id] = /^<?([^\s<>]+@[^\s<>]+)>?$/.exec(text) ?? [];
  return id && id.length <= 250 ? `<${id}>` : null;
}
