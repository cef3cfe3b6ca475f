import { ContactAnchor, type ContactAnchorProps } from '#client/features/modals/contact-anchor.tsx';
import { type ButtonVariant, buttonLook } from '#client/ui/button.tsx';

type ContactLinkProps = ContactAnchorProps & { variant?: ButtonVariant };

/** A button that opens the contact modal; without scripts it leads to the contact page. */
export function ContactLink({ variant, className, ...props }: ContactLinkProps) {
  return <ContactAnchor data-enhanced="" className={buttonLook(variant, className)} {...props} />;
}
