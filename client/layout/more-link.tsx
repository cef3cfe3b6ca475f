import type { ReactNode } from 'react';
import { PageLink } from '#client/navigation/page-link.tsx';

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
      className={`arrow relative inline-block py-1 pr-7 font-semibold underline-offset-4 after:absolute after:mt-[calc(0.5lh-0.625rem)] after:ml-2 after:[transition:translate_0.2s] hover:underline hover:after:[translate:4px_0] ${className}`}
    >
      {children}
      {about ? <span className="sr-only">{about}</span> : null}
    </PageLink>
  );
}
