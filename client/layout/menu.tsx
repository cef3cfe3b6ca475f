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
/** Links that are shown in the phone's menu only, because the bar has no room for them. */
const menuOnly: readonly PageId[] = ['pricing', 'blog'];
/** Hidden without scripts: then only the control in the bar works. */
const barControl = 'menu-line noscript:hidden';

/** The links of the bar. On phones they are the first part of a menu, which also holds other links and opens without scripts. */
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
          {/* On wider screens it is in the bar. */}
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

/** Clicks the control for language or theme in the bar, which works before hydration. The menu's buttons are copies that do no more. */
function press(control: string): void {
  document.querySelector<HTMLElement>(`header ${control}`)?.click();
}

/** Focus returns to the menu button when the settings close, because the button that opened them is hidden then. */
function focusMenuButton(): void {
  document.querySelector<HTMLElement>('#menu:popover-open')?.hidePopover();
  document.querySelector<HTMLElement>('[popovertarget="menu"]')?.focus();
}

/** Closes the menu when focus leaves it, because the menu covers the page and would hide the focused element. */
function closeWhenFocusLeaves({ currentTarget: menu, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!(relatedTarget instanceof Element) || menu.contains(relatedTarget)) return;
  if (!relatedTarget.matches('[popovertarget]') && menu.matches(':popover-open')) menu.hidePopover();
}
