import type { ComponentProps, MouseEvent } from 'react';
import { isPlainClick } from '#client/navigation/use-page-links.ts';
import type { DeskState } from './desk-address.ts';
import { useDesk } from './desk-context.ts';

type DeskLinkProps = ComponentProps<'a'> & {
  href: string;
  /** What the history keeps beside the address. */
  state?: DeskState;
};

/** A link to another view of the desk. */
export function DeskLink({ state, children, ...props }: DeskLinkProps) {
  const { go } = useDesk();
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go(props.href, { state });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a link, as its type demands an address, and clicked by Enter
    <a {...props} onClick={follow}>
      {children}
    </a>
  );
}
