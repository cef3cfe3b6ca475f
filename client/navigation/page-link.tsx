import type { MouseEvent, SyntheticEvent } from 'react';
import { Link, type LinkProps, useLocation } from 'react-router';
import { isDeskPath } from '#shared/routes.ts';
import { isPlainClick, usePageLinks } from './use-page-links.ts';

export type PageLinkProps = LinkProps & {
  to: string;
  /** Loads what a press will show; the page that the link leads to where it is absent. */
  onHint?: () => void;
};

/** A link to a page of this site. What it leads to is loaded when it is pointed at, focused or touched. */
export function PageLink({ onClick, onHint, ...props }: PageLinkProps) {
  const { pathname } = useLocation();
  const { prepare, precede } = usePageLinks();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && isPlainClick(event) && precede(event.currentTarget)) event.preventDefault();
  };
  // A failure shows when the link is followed.
  const prepareTarget = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) =>
    void prepare(currentTarget).catch(() => undefined);
  const hint = onHint ?? prepareTarget;
  return (
    <Link
      discover="none"
      // The desk has a content policy of its own, which comes with a full load.
      reloadDocument={isDeskPath(props.to) !== isDeskPath(pathname)}
      onClick={press}
      onPointerOver={hint}
      onFocus={hint}
      onTouchStart={hint}
      {...props}
    />
  );
}
