import type { ReactNode } from 'react';
import { ButtonLink, type ButtonVariant } from '#client/ui/button.tsx';
import type { Language } from '#shared/languages.ts';
import { contactPath } from '#shared/routes.ts';

type ContactLinkProps = {
  language: Language;
  /** Where the form was opened, stored with the request: a-z, 0-9 and `-`. */
  source: string;
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
};

/** A button that opens the contact modal; without scripts it leads to the contact page. */
export function ContactLink({ language, source, ...props }: ContactLinkProps) {
  return <ButtonLink href={contactPath(language, source)} data-enhanced="" data-source={source} {...props} />;
}
