import type { ComponentProps, MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { recordEvent } from '#client/record-event.ts';
import type { Language } from '#shared/languages.ts';
import { twinPath } from '#shared/routes.ts';
import { isPlainClick } from './use-page-links.ts';

type LanguageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'lang'> & { to: Language };

/** The page in another language, in the place of this one: scroll position, open panels and what was typed stay. */
export function LanguageLink({ to, ...props }: LanguageLinkProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const twin = twinPath(pathname, to);
  const change = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (pathname !== twin) recordEvent('language_switched', to);
    // The entry stays what it is, also a modal's; the server knows of no anchor.
    navigate(twin + search + location.hash, { replace: true, state: history.state?.usr });
  };
  return (
    <Link discover="none" to={twin + search} lang={to} hrefLang={to} data-language={to} onClick={change} {...props} />
  );
}
