import type { ComponentProps, MouseEvent } from 'react';
import { isPlainClick } from '#client/navigation/links.ts';
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
    // biome-ignore lint/a11y/useValidAnchor: it leads to an address, and takes the history's state along
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is clicked by Enter
    // biome-ignore lint/a11y/noStaticElementInteractions: a link, as its type demands an address
    <a {...props} onClick={follow}>
      {children}
    </a>
  );
}
