import type { ReactNode } from 'react';
import { ButtonLink, type ButtonVariant } from '#client/ui/button.tsx';
import type { Language } from '#shared/languages.ts';
import { contactPath } from '#shared/routes.ts';

type ContactLinkProps = {
  language: Language;
  /** Where the form was opened, stored with the request: a-z, 0-9 and `-`. */
  source: string;
  /** Preselects 'schedule a meeting' in the form. */
  prefersMeeting?: boolean;
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
};

/** A button that opens the contact modal; without scripts it leads to the contact page. */
export function ContactLink({ language, source, prefersMeeting, ...props }: ContactLinkProps) {
  const href = contactPath(language, source, prefersMeeting);
  return <ButtonLink href={href} data-enhanced="" data-source={source} {...props} />;
}
