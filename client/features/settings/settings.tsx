import { useState } from 'react';
import { LanguageLink } from '#client/navigation/language-link.tsx';
import { settingsId } from '#client/navigation/settings-id.ts';
import { useBrowserFeatures } from '#client/state/browser-features.ts';
import { useIsPageHydrated } from '#client/ui/hydrate-later.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { useLoading } from '#client/use-loading.ts';
import type { shell as english } from '#shared/content/en/shell.ts';
import { type Language, languages } from '#shared/languages.ts';
import type { LoadedSettings } from './load-settings.ts';

type SettingsProps = { shell: typeof english; language: Language };

/** The settings modal, which every page has. Without scripts it offers only the language. */
export function Settings({ shell, language }: SettingsProps) {
  const features = useBrowserFeatures();
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<LoadedSettings | 'failed' | null>(null);
  const isPageHydrated = useIsPageHydrated();
  useLoading(
    isOpen ? language : null,
    () => features().loadSettings(language),
    setLoaded,
    () => setLoaded('failed'),
  );
  const panel = loaded === 'failed' ? null : loaded;
  // Without scripts, or where the settings could not be loaded.
  const isShownWithoutPanel = loaded === 'failed' || !isPageHydrated;
  const links = <LanguageLinks shell={shell} language={language} />;
  return (
    <Modal
      id={settingsId}
      title={shell.navigation.settings}
      closeLabel={shell.close}
      onToggle={setOpen}
      className="mt-[8dvh]"
    >
      {panel && isOpen ? <panel.SettingsPanel content={panel.content} languageLinks={links} /> : null}
      {!panel && (isOpen || isShownWithoutPanel) ? (
        <div className="min-h-80 px-5 py-6 sm:px-8">
          {isShownWithoutPanel ? (
            <div className={loaded === null ? 'hidden noscript:block' : ''}>
              {links}
              <p className="mt-6 text-ui text-mute">{shell.settingsNote}</p>
            </div>
          ) : (
            <Spinner label={shell.loading} />
          )}
        </div>
      ) : null}
    </Modal>
  );
}

type LanguageLinksProps = { shell: typeof english; language: Language };

/** Links to the page in each language, the current one included. */
function LanguageLinks({ shell, language }: LanguageLinksProps) {
  return (
    <ul aria-label={shell.language.label} className="grid gap-3 sm:grid-cols-2">
      {languages.map((each) => (
        <li key={each}>
          <LanguageLink to={each} aria-current={each === language ? 'true' : undefined} className="choice">
            <span className="choice-mark" />
            <span className="text-ui font-medium">{shell.language.names[each]}</span>
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}
