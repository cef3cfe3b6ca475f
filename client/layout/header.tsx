import { BookingAnchor } from '#client/features/modals/booking-anchor.tsx';
import { SettingsButton } from '#client/features/settings/settings-button.tsx';
import { LanguageLink } from '#client/navigation/language-link.tsx';
import { PageLink } from '#client/navigation/page-link.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { shell as english } from '#shared/content/en/shell.ts';
import { type Language, otherLanguage } from '#shared/languages.ts';
import { isOfDesk, type PageId, pathOf } from '#shared/routes.ts';
import { ContactLink } from './contact-link.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';

type HeaderProps = {
  shell: typeof english;
  language: Language;
  page: PageId;
};

const iconButton =
  'inline-flex h-11 min-w-11 items-center justify-center rounded border border-transparent hover:border-line active:border-ink';

export function Header({ shell, language, page }: HeaderProps) {
  const { navigation, theme } = shell;
  const twin = otherLanguage(language);
  return (
    <header className="group sticky top-[min(0px,(100vh-20rem)*9)] z-20 grid min-h-[calc(var(--bar)+1px)] border-b border-line bg-paper">
      <div className="frame flex flex-wrap items-center">
        <PageLink to={pathOf('home', language)} aria-label={navigation.logo} className="mr-auto flex min-h-11">
          <Logo />
        </PageLink>
        <Menu shell={shell} language={language} page={page} />
        <LanguageLink
          to={twin}
          title={shell.language.switchTo[twin]}
          className={`${iconButton} px-2 text-ui text-mute hover:text-ink`}
        >
          <span aria-hidden="true" className="lg:hidden">
            {shell.language.short[twin]}
          </span>
          <span className="max-lg:sr-only">{shell.language.names[twin]}</span>
        </LanguageLink>
        <button type="button" data-theme-toggle="" className={`${iconButton} noscript:hidden`}>
          <Icon name="sun" className="size-5 light:hidden" />
          <span className="sr-only light:hidden">{theme.toLight}</span>
          <Icon name="moon" className="size-5 dark:hidden" />
          <span className="sr-only dark:hidden">{theme.toDark}</span>
        </button>
        <SettingsButton
          language={language}
          className={`${iconButton} max-md:hidden ${isOfDesk(page) ? '-mr-2.5' : ''}`}
        >
          <Icon name="settings" />
          <span className="sr-only">{navigation.settings}</span>
        </SettingsButton>
        <button
          type="button"
          popoverTarget="menu"
          aria-label={navigation.menu}
          className={`${iconButton} -mr-2.5 sm:mr-0 md:hidden`}
        >
          <Icon name="menu" className="size-6 group-has-[:popover-open]:hidden" />
          <Icon name="close" className="size-6 group-not-has-[:popover-open]:hidden" />
        </button>
        {isOfDesk(page) ? null : (
          <>
            <BookingAnchor
              language={language}
              source="header-booking"
              data-enhanced=""
              title={shell.schedulePrompt}
              className="nav-link ml-3 max-xl:hidden"
            >
              {shell.bookSession}
            </BookingAnchor>
            <ContactLink language={language} source="navigation" className="ml-3 max-sm:hidden">
              {navigation.getStarted}
            </ContactLink>
          </>
        )}
      </div>
    </header>
  );
}
