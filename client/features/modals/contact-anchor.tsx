import { PageLink, type PageLinkProps } from '#client/navigation/page-link.tsx';
import type { Language } from '#shared/languages.ts';
import { contactPath } from '#shared/routes.ts';
import { useModalOpener } from './use-modal-opener.ts';

export type ContactAnchorProps = Omit<PageLinkProps, 'to' | 'onHint'> & {
  language: Language;
  /** Where the form was opened, stored with the request: a-z, 0-9 and `-`. */
  source: string;
  /** Preselects 'schedule a meeting' in the form. */
  prefersMeeting?: boolean;
};

/** A link that opens the contact modal; without scripts it leads to the contact page. */
export function ContactAnchor({ language, source, prefersMeeting, onClick, ...props }: ContactAnchorProps) {
  const opener = useModalOpener({ id: 'contact', source, prefersMeeting });
  return (
    <PageLink
      to={contactPath(language, source, prefersMeeting)}
      data-source={source}
      {...props}
      onHint={opener.onHint}
      onClick={(event) => {
        onClick?.(event);
        opener.onClick(event);
      }}
    />
  );
}
