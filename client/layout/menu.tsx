import type { FocusEvent } from 'react';
import { SettingsButton } from '#client/features/settings/settings-button.tsx';
import { PageLink } from '#client/navigation/page-link.tsx';
import type { shell as english } from '#shared/content/en/shell.ts';
import { type Language, otherLanguage } from '#shared/languages.ts';
import { serviceIds } from '#shared/offers.ts';
import { isOfDesk, type PageId, pathOf } from '#shared/routes.ts';
import { site } from '#shared/site.ts';
import { BookingLink } from './booking-link.tsx';
import { ContactLink } from './contact-link.tsx';

type MenuProps = {
  shell: typeof english;
  language: Language;
  page: PageId;
};

const links = ['services', 'work', 'pricing', 'blog', 'about', 'contact'] as const;
/** Of those links, the ones that the bar has no room for. */
const menuOnly: readonly PageId[] = ['pricing', 'blog'];
/** Without scripts the bar's own link is the one. */
const barControl = 'menu-line noscript:hidden';

/** The links of the bar. On phones they are the top of a sheet, which opens without scripts and holds what else visitors look for. */
export function Menu({ shell, language, page }: MenuProps) {
  const { navigation, services, theme } = shell;
  const twin = otherLanguage(language);
  return (
    <nav id="menu" popover="auto" aria-label={navigation.label} onBlur={closeWhenFocusLeaves} className="menu">
      <ul className="grid grid-cols-2 gap-x-6 md:mr-3 md:flex md:flex-wrap md:gap-0">
        {links.map((link) => (
          <li key={link} className={menuOnly.includes(link) ? 'md:hidden' : undefined}>
            <PageLink
              to={pathOf(link, language)}
              aria-current={link === page ? 'page' : undefined}
              className="nav-link"
            >
              {navigation[link]}
            </PageLink>
          </li>
        ))}
      </ul>
      <p id="menu-solutions" className="mt-6 mb-1 text-ui font-semibold md:hidden">
        {navigation.solutions}
      </p>
      <ul aria-labelledby="menu-solutions" className="grid grid-cols-2 gap-x-6 md:hidden">
        {serviceIds.map((service) => (
          <li key={service}>
            <PageLink to={pathOf(service, language)} className="menu-line">
              {services[service]}
            </PageLink>
          </li>
        ))}
      </ul>
      {isOfDesk(page) ? null : (
        <div className="my-6 grid gap-3 md:hidden">
          {/* Above this width it is in the bar. */}
          <ContactLink language={language} source="menu" className="sm:hidden">
            {navigation.getStarted}
          </ContactLink>
          <BookingLink variant="secondary" language={language} source="menu-booking">
            {shell.schedulePrompt}
          </BookingLink>
        </div>
      )}
      <div className="mt-auto grid grid-cols-[minmax(max-content,1fr)_1fr] gap-x-6 border-t border-line pt-2 md:hidden">
        <a href={`mailto:${site.email}`} className="menu-line">
          {site.email}
        </a>
        <SettingsButton language={language} onClick={focusMenuButton} className="menu-line">
          {navigation.settings}
        </SettingsButton>
        <button
          type="button"
          lang={twin}
          data-enhanced=""
          onClick={() => press('[data-language]')}
          className={barControl}
        >
          {shell.language.names[twin]}
        </button>
        <button type="button" data-enhanced="" onClick={() => press('[data-theme-toggle]')} className={barControl}>
          <span className="light:hidden">{theme.light}</span>
          <span className="dark:hidden">{theme.dark}</span>
        </button>
      </div>
    </nav>
  );
}

/** Language and theme have one control each, in the bar, which works before hydration; the sheet only names it. */
function press(control: string): void {
  document.querySelector<HTMLElement>(`header ${control}`)?.click();
}

/** Where focus is when the settings are closed: their own button is then out of sight. */
function focusMenuButton(): void {
  document.querySelector<HTMLElement>('#menu:popover-open')?.hidePopover();
  document.querySelector<HTMLElement>('[popovertarget="menu"]')?.focus();
}

/** Closes the menu when focus leaves it: the menu covers the page, and would hide what has focus. */
function closeWhenFocusLeaves({ currentTarget: menu, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!(relatedTarget instanceof Element) || menu.contains(relatedTarget)) return;
  if (!relatedTarget.matches('[popovertarget]') && menu.matches(':popover-open')) menu.hidePopover();
}
