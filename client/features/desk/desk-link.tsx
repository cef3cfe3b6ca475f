import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { keepScrollPosition } from '#client/navigation/scroll-positions.ts';
import { type DeskParameters, deskPath, type DeskState } from './desk-address.ts';
import { useDesk } from './desk-context.ts';

type DeskLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  to: DeskParameters;
  /** What the history keeps beside the address. */
  state?: DeskState;
};

/** A link to another view of the desk. */
export function DeskLink({ to, ...props }: DeskLinkProps) {
  const { language } = useDesk();
  return <Link to={deskPath(language, to)} onClick={keepScrollPosition} {...props} />;
}

export const textLinkClass = 'py-1 text-ink underline underline-offset-4';

/** A row's link, by which keys find the row. */
export const rowLinkClass =
  'font-semibold -outline-offset-2 hover:underline hover:underline-offset-4 focus-visible:outline-2';

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
