// What in a reply is a link. A reply is a stranger's text: it becomes text and links, never markup.
import type { Language } from '#shared/languages.ts';
import { findPage, twinPath } from '#shared/routes.ts';

export type ReplyPart = string | { href: string; text: string; isOwn: boolean };

/** What looks like an address, or like a path of the site that stands by itself. */
const candidates = /https?:\/\/[^\s<>"'`\\^{}|\p{C}]+|(?<![^\s(["'])\/[\w/-]*\w/giu;
/** Ends a sentence rather than an address. */
const closing = /[.,:;!?*_~)\]]+$/;

/** Addresses of this site and https ones become links, everything else stays text. A page of the site is linked to in the language that is read. */
export function splitReply(reply: string, siteOrigin: string, language: Language): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let end = 0;
  for (const { 0: found, index } of reply.matchAll(candidates)) {
    const text = trimEnd(found);
    const link = linkTo(text, siteOrigin, language);
    if (!link) continue;
    if (index > end) parts.push(reply.slice(end, index));
    parts.push(link);
    end = index + text.length;
  }
  if (end < reply.length) parts.push(reply.slice(end));
  return parts;
}

function linkTo(text: string, siteOrigin: string, language: Language): Exclude<ReplyPart, string> | null {
  const url = URL.parse(text, siteOrigin);
  // A name before the host passes one host off as another.
  if (!url || url.username || url.password) return null;
  const isOwn = url.origin === siteOrigin;
  if (isOwn && findPage(url.pathname).page !== 'notFound') {
    return { href: twinPath(url.pathname, language) + url.search + url.hash, text, isOwn };
  }
  if (text.startsWith('/')) return null;
  if (!isOwn && url.protocol !== 'https:') return null;
  // A host in another script is shown as it really is written.
  return { href: url.href, text: url.hostname.includes('xn--') ? url.href : text, isOwn };
}

/** A bracket that opens within the address belongs to it. */
function trimEnd(found: string): string {
  const text = found.replace(closing, '');
  return text.includes('(') && found[text.length] === ')' ? `${text})` : text;
}
