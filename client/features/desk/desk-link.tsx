import type { ComponentProps, MouseEvent } from 'react';
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
  const follow = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    keepScrollPosition();
    // Safari does not move focus to a link that is pressed, and by its focus a row is remembered.
    currentTarget.focus();
  };
  return <Link to={deskPath(language, to)} onClick={follow} {...props} />;
}

export const textLinkClass = 'py-1 text-ink underline underline-offset-4';
/** In a row of facts, which it leaves as high as the others. */
export const factLinkClass = 'inline-block -my-1 py-1 max-md:-my-3 max-md:py-3 text-ink underline underline-offset-4';
/** Of one that has a line to itself, which a thumb finds. */
export const loneLinkClass = 'inline-flex min-h-11 items-center text-ink underline underline-offset-4';

/**
 * A row's link, by which keys find the row. It lies over the whole row, which opens wherever it is pressed, and the mark of the row shows
 * where focus is.
 */
export const rowLinkClass =
  'font-semibold outline-none underline-offset-4 after:absolute after:inset-0 hover:underline focus-visible:underline';

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
