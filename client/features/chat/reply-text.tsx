import { memo } from 'react';
import { PageLink } from '#client/navigation/page-link.tsx';
import type { Language } from '#shared/languages.ts';
import { type ReplyPart, splitReply } from './reply-parts.ts';

/** A reply as text and safe links. The linked page does not learn where the visitor comes from. */
export const ReplyText = memo(function ReplyText({ text, language }: { text: string; language: Language }) {
  // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change their order
  return splitReply(text, location.origin, language).map((part, index) => <Part key={index} part={part} />);
});

function Part({ part }: { part: ReplyPart }) {
  if (typeof part === 'string') return part;
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
