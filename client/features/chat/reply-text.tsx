import { memo } from 'react';
import { PageLink } from '#client/navigation/page-link.tsx';
import type { Language } from '#shared/languages.ts';
import { findPage, twinPath } from '#shared/routes.ts';
import { typesetDutch } from '#shared/typesetting.ts';

/** A reply as text and safe links. The linked page does not learn where the visitor comes from. */
export const ReplyText = memo(function ReplyText({ text, language }: { text: string; language: Language }) {
  // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change their order
  return splitReply(text, location.origin, language).map((part, index) => <Part key={index} part={part} />);
});

function Part({ part }: { part: ReplyPart }) {
  // On pages of both languages, as a visitor may write in the other one.
  if (typeof part === 'string') return typesetDutch(part);
  if (part.isOwn) {
    return (
      <PageLink to={part.href} rel="noreferrer noopener" className="font-medium underline underline-offset-4">
        {part.text}
      </PageLink>
    );
  }
  return (
    <a href={part.href} rel="noreferrer noopener" target="_blank" className="font-medium underline underline-offset-4">
      {part.text}
    </a>
  );
}

// Finds the links in a reply. Its text is not trusted: it becomes text and links, never markup.

type ReplyPart = string | { href: string; text: string; isOwn: boolean };

/** A web address, or a path of this site after a space, a bracket or a quotation mark. */
const candidates = /https?:\/\/[^\s<>"'`\\^{}|\p{C}]+|(?<![^\s(["'])\/[\w/-]*\w/giu;
/** Punctuation at the end, which belongs to the sentence and not to the address. */
const closing = /[.,:;!?*_~)\]]+$/;

/**
 * Addresses of this site and https addresses become links, everything else stays text. Links to pages of this site lead to the page in
 * `language`.
 */
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
  // A user name before the host can make an address look like that of another host.
  if (!url || url.username || url.password) return null;
  const isOwn = url.origin === siteOrigin;
  if (isOwn && findPage(url.pathname).page !== 'notFound') {
    return { href: twinPath(url.pathname, language) + url.search + url.hash, text, isOwn };
  }
  if (text.startsWith('/')) return null;
  if (!isOwn && url.protocol !== 'https:') return null;
  // A host with letters of another script can look like a familiar one, so its real spelling is shown.
  return { href: url.href, text: url.hostname.includes('xn--') ? url.href : text, isOwn };
}

/** Keeps a closing bracket whose opening one is part of the address. */
function trimEnd(found: string): string {
  const text = found.replace(closing, '');
  return text.includes('(') && found[text.length] === ')' ? `${text})` : text;
}
