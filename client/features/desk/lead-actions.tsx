import { deskReply as english } from '#shared/content/en/desk-reply.ts';
import { deskReply as dutch } from '#shared/content/nl/desk-reply.ts';
import { emailPattern } from '#shared/email.ts';
import { DeskButton, deskButtonClass, Key } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import type { Lead } from './records.ts';
import { useCopy } from './use-copy.ts';
import { useShortcuts } from './use-shortcuts.ts';

const replies = { en: english, nl: dutch };

/** An answer in the mail program, and the request to take elsewhere. */
export function LeadActions({ lead }: { lead: Lead }) {
  const { content } = useDesk();
  const canReply = emailPattern.test(lead.email);
  const reply = replyAddress(lead);
  useShortcuts(canReply ? { reply: () => location.assign(reply) } : {});
  const copy = useCopy();
  return (
    <div className="flex flex-wrap gap-2">
      {canReply ? (
        <a href={reply} className={deskButtonClass}>
          {content.lead.reply}
          <Key>R</Key>
        </a>
      ) : null}
      <DeskButton onClick={() => copy(asText(lead), content.lead.copied)}>{content.lead.copy}</DeskButton>
    </div>
  );
}

/** A letter to the lead, begun in the lead's language. */
export function replyAddress(lead: Pick<Lead, 'email' | 'language' | 'company_name' | 'full_name'>): string {
  const { subject, body } = replies[lead.language];
  const parts = [
    ['subject', subject(lead.company_name)],
    // Mail programs want CRLF (RFC 6068).
    ['body', body(lead.full_name).replaceAll('\n', '\r\n')],
  ].map(([name, text]) => `${name}=${encodeURIComponent(text ?? '')}`);
  return `mailto:${encodeURIComponent(lead.email)}?${parts.join('&')}`;
}

function asText(lead: Lead): string {
  const { full_name, email, company_name, problem_description, additional_info } = lead;
  return [
    full_name,
    company_name,
    email,
    '',
    problem_description,
    ...(additional_info ? ['', additional_info] : []),
  ].join('\n');
}
