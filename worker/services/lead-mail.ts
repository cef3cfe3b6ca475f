import { html } from 'hono/html';
import { contactForm as enForm } from '#shared/content/en/contact-form.ts';
import { leadMail as en } from '#shared/content/en/lead-mail.ts';
import { contactForm as nlForm } from '#shared/content/nl/contact-form.ts';
import { leadMail as nl } from '#shared/content/nl/lead-mail.ts';
import { site } from '#shared/site.ts';
import type { LeadNotice } from '../data/lead-notices.ts';
import type { Config } from '../env.ts';
import { withTimeout } from '../with-timeout.ts';

const texts = { en: { ...en, services: enForm.serviceOptions }, nl: { ...nl, services: nlForm.serviceOptions } };

type Mail = NonNullable<Config['leads']['mail']>;

/**
 * Sends a mail about a lead, with everything that the visitor wrote. A reply goes to the visitor.
 * @param deskUrl the desk's address, without a slash at the end
 * @throws when the platform does not accept the mail
 */
export async function sendLeadMail(
  binding: SendEmail,
  { to, from }: Mail,
  notice: LeadNotice,
  deskUrl: string,
  timeout = 10_000,
): Promise<void> {
  const sending = binding.send({
    to,
    from: { name: site.name, email: from },
    ...replyTo(notice.lead),
    // The platform does not allow our own Message-ID. This header tells that two mails are the same notice.
    headers: { 'X-Plinth-Notice': notice.id },
    ...(await composeLeadMail(notice, deskUrl)),
  });
  await withTimeout(sending, timeout).catch((cause) => {
    // The platform's message may contain the addresses, so only its code is logged.
    throw new Error(`The lead mail was not sent: ${codeOf(cause)}`);
  });
}

/** Why a mail was not sent, without the addresses that the platform's message may contain. */
export function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'no reason given';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message.replace(/\S+@\S+/g, '…');
}

function replyTo({ full_name, email }: LeadNotice['lead']): { replyTo?: EmailAddress } {
  // The form refuses any other address; the row could come from elsewhere.
  if (!/^[^\s<>,;:"\\()[\]]+@[\w.-]+$/.test(email)) return {};
  return { replyTo: { name: headerText(full_name.replace(/["<>\\,;:@()[\]]/g, ' '), 100), email } };
}

/** One line of at most `length` characters, without marks that change how the text after it is read. */
export function headerText(text: string, length: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, length).join('');
}

export async function composeLeadMail({ kind, lead }: LeadNotice, deskUrl: string) {
  const { language } = lead;
  const { subject, intro, labels, services, preferences, open, reply } = texts[language];
  const service = services.find(({ value }) => value === lead.service)?.label ?? lead.service;
  const received = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone });
  const rows: [string, string][] = [
    [labels.name, lead.full_name],
    [labels.email, lead.email],
    [labels.company, lead.company_name],
    [labels.service, service],
    [labels.problem, lead.problem_description],
    ...(lead.additional_info ? [[labels.additional, lead.additional_info] as [string, string]] : []),
    [labels.preference, preferences[lead.contact_preference]],
    [labels.source, lead.source],
    [labels.received, received.format(new Date(lead.created_at))],
  ];
  const link = `${deskUrl}?lead=${lead.id}`;
  return {
    subject: headerText(`${subject[kind]}: ${service}, ${lead.company_name} (${lead.full_name})`, 150),
    text: [
      intro[kind],
      ...rows.map(([label, value]) => `${label}${value.includes('\n') ? ':\n' : ': '}${value}`),
      `${open}:\n${link}`,
      reply,
    ].join('\n\n'),
    html: String(
      await html`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<body style="font: 16px/1.5 sans-serif">
<p>${intro[kind]}</p>
<table cellpadding="6">${rows.map(
        ([label, value]) =>
          html`<tr><th align="left" valign="top">${label}</th><td style="white-space: pre-wrap"><bdi>${value}</bdi></td></tr>`,
      )}</table>
<p><a href="${link}">${open}</a></p>
<p>${reply}</p>
</body>
</html>`,
    ),
  };
}

/** The time zone of the company. */
const timeZone = 'Europe/Amsterdam';
