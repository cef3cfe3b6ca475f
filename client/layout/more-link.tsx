import type { ReactNode } from 'react';
import { PageLink } from '#client/navigation/page-link.tsx';
import { Icon } from '#client/ui/icon.tsx';

type MoreLinkProps = {
  to: string;
  /** Added to the text for screen readers, when several links of a page have the same text. */
  about?: string;
  className?: string;
  children: ReactNode;
};

/** A link with an arrow after its last word, which moves a little to the right on hover. */
export function MoreLink({ to, about, className = 'self-start', children }: MoreLinkProps) {
  return (
    <PageLink
      to={to}
      data-screen-only=""
      className={`group relative inline-block py-1 pr-7 font-semibold underline-offset-4 hover:underline ${className}`}
    >
      {children}
      {about ? <span className="sr-only">{about}</span> : null}
      <Icon
        name="arrow-right"
        className="absolute mt-[calc(0.5lh-0.625rem)] ml-2 inline size-5 [transition:translate_0.2s] group-hover:[translate:4px_0]"
      />
    </PageLink>
  );
}
