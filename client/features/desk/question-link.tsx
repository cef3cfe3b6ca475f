import { DeskLink, rowLinkClass } from './desk-link.tsx';

/** A visitor's question, which leads to its conversation. */
export function QuestionLink({ conversation, question }: { conversation: string; question: string }) {
  return (
    <DeskLink
      data-row=""
      to={{ view: 'conversations', conversation }}
      className={`${rowLinkClass} line-clamp-2 wrap-anywhere`}
    >
      <bdi>{question}</bdi>
    </DeskLink>
  );
}
