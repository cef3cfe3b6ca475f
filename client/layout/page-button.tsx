import { PageLink, type PageLinkProps } from '#client/navigation/page-link.tsx';
import { type ButtonVariant, buttonLook } from '#client/ui/button.tsx';

type PageButtonProps = PageLinkProps & { variant?: ButtonVariant };

/** A link to a page of this site that looks like a button. */
export function PageButton({ variant, className, ...props }: PageButtonProps) {
  return <PageLink className={buttonLook(variant, className)} {...props} />;
}
