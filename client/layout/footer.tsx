import { useAtomValue } from 'jotai';
import { SettingsButton } from '#client/features/settings/settings-button.tsx';
import { PageLink } from '#client/navigation/page-link.tsx';
import { pageDataAtom } from '#client/state/page-data.ts';
import type { shell as english } from '#shared/content/en/shell.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { site } from '#shared/site.ts';
import { Accounts } from './accounts.tsx';
import { CompanyDetails } from './company-details.tsx';
import { Logo } from './logo.tsx';

type FooterProps = { shell: typeof english; language: Language };

const groups = {
  solutions: [
    'ai-customer-support',
    'crm-integration',
    'website-development',
    'services',
    'pricing',
    'websiteProposal',
  ],
  company: ['about', 'careers', 'contact', 'blog', 'resources'],
  legal: ['privacy', 'terms', 'security'],
} as const;

const linkClass = 'inline-block py-1.5 text-ui text-mute hover:text-ink hover:underline';

export function Footer({ shell, language }: FooterProps) {
  const { footer } = shell;
  const labels = { ...shell.services, ...footer.links };
  const { year, siteUrl } = useAtomValue(pageDataAtom);
  return (
    <footer className="border-t border-line">
      <div data-screen-only="" className="frame grid grid-cols-2 gap-y-5 py-5 md:grid-cols-4 md:py-14">
        <div className="pr-7 max-md:col-span-2">
          <Logo />
          <p className="mt-3">{shell.tagline}</p>
          <p className="mt-1 text-ui text-mute max-sm:hidden">{shell.promise}</p>
          <Accounts labels={footer} accounts={site.social} linkClass={linkClass} />
        </div>
        <nav aria-label={footer.label} className="contents">
          {(['solutions', 'company', 'legal'] as const).map((group) => (
            <div key={group} className="group max-md:last:col-span-2">
              <h2 className="mb-2 text-ui font-semibold">{footer[group]}</h2>
              <ul className="flex-wrap gap-x-6 max-md:group-last:flex">
                {groups[group].map((page) => (
                  <li key={page}>
                    <PageLink to={pathOf(page, language)} className={linkClass}>
                      {labels[page]}
                    </PageLink>
                  </li>
                ))}
                {group === 'legal' ? (
                  <>
                    <li>
                      <SettingsButton language={language} className={linkClass}>
                        {shell.navigation.settings}
                      </SettingsButton>
                    </li>
                    <li>
                      <PageLink to={pathOf('desk', language)} className={linkClass}>
                        {shell.navigation.signIn}
                      </PageLink>
                    </li>
                  </>
                ) : null}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="border-t border-line">
        <div className="frame flex flex-wrap justify-between gap-x-10 gap-y-3 pt-4 pb-6 text-sm text-mute max-md:pr-20 md:pb-20">
          <p>{`© ${year} ${site.name}. ${footer.rights}`}</p>
          {/* For print, where links can't be followed. */}
          <p className="not-print:hidden">{`${site.email}, ${siteUrl.replace(/^https?:\/\//, '')}`}</p>
          <CompanyDetails labels={footer.details} className="flex flex-wrap gap-x-6" />
        </div>
      </div>
    </footer>
  );
}
