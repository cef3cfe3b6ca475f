// What a mail to a lead begins with, in the lead's language whatever that of the desk is.
import { chatPerson as englishChat } from '#shared/content/en/chat-person.ts';
import { deskReply as english } from '#shared/content/en/desk-reply.ts';
import { chatPerson as dutchChat } from '#shared/content/nl/chat-person.ts';
import { deskReply as dutch } from '#shared/content/nl/desk-reply.ts';
import type { Lead, LeadReply } from '#shared/desk-records.ts';

const texts = { en: english, nl: dutch };

export type TemplateId = keyof typeof english.templates;
export const templateIds = Object.keys(english.templates) as TemplateId[];

export type Letter = { subject: string; body: string };

/** Greeting and signature, with room in between. After an earlier mail the subject stays, so that mail programs show one conversation. */
export function beginLetter(lead: Lead, replies: readonly LeadReply[]): Letter {
  const { greeting, signature } = texts[lead.language];
  const earlier = replies.findLast(({ sent_at }) => sent_at);
  return { subject: earlier?.subject ?? subjectOf(lead), body: `${greeting(lead.full_name)}\n\n\n\n${signature}` };
}

/** Null for who asked for a person in the chat and was not asked for a company. */
function companyOf({ company_name }: Lead): string | null {
  return [englishChat.noCompany, dutchChat.noCompany].includes(company_name) ? null : company_name;
}

function subjectOf(lead: Lead): string {
  return texts[lead.language].subject(companyOf(lead));
}

/** Where the writing begins: between greeting and signature. */
export function startOfWriting(body: string): number {
  const place = body.indexOf('\n\n');
  return place === -1 ? body.length : place + 2;
}

/** @param service its name in the lead's language */
export function fillTemplate(id: TemplateId, lead: Lead, service: string, link: string): string {
  const { yourCompany, templates } = texts[lead.language];
  const { session, ...others } = templates;
  const company = companyOf(lead) ?? yourCompany;
  if (id === 'session') return session(company, service, link);
  return others[id](company, service, lead.problem_description.replace(/^/gm, '> '));
}

/**
 * Puts a template into a letter. One that stands there word by word makes place for it, so that nothing is lost that somebody typed.
 * @param filled all templates, filled in
 * @param place where it goes if there is none
 */
export function insertTemplate(
  body: string,
  filled: Record<TemplateId, string>,
  id: TemplateId,
  place: number,
): string {
  const present = templateIds.find((each) => body.includes(filled[each]));
  // With functions, because a text may hold the signs that `replace` takes for places in what it found.
  if (present) return body.replace(filled[present], () => filled[id]);
  const [before, after] = [body.slice(0, place), body.slice(place)];
  // A paragraph of its own.
  return before + (/(^|\n\n)$/.test(before) ? '' : '\n\n') + filled[id] + (/^(\n|$)/.test(after) ? '' : '\n\n') + after;
}

/** The address of a letter in the mail program. */
export function mailProgramAddress(lead: Lead): string {
  const { greeting, thanks } = texts[lead.language];
  const body = `${greeting(lead.full_name)}\n\n${thanks} `;
  // Mail programs want CRLF (RFC 6068), and take no `+` for a space.
  const text = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  return `mailto:${encodeURIComponent(lead.email)}?subject=${encodeURIComponent(subjectOf(lead))}&body=${text}`;
}
