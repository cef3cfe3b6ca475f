import { useState } from 'react';
import { settingsId } from '#client/navigation/settings-id.ts';
import { useBrowserFeatures } from '#client/state/browser-features.ts';
import { Modal } from '#client/ui/modal.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { useLoading } from '#client/use-loading.ts';
import type { shell as english } from '#shared/content/en/shell.ts';
import type { Language } from '#shared/languages.ts';
import { LanguageLinks } from './language-links.tsx';
import type { LoadedSettings } from './load-settings.ts';

type SettingsProps = { shell: typeof english; language: Language };

/** The settings modal, which every page has. Without scripts it offers only the language. */
export function Settings({ shell, language }: SettingsProps) {
  const features = useBrowserFeatures();
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<LoadedSettings | 'failed' | null>(null);
  useLoading(
    isOpen ? language : null,
    () => features().loadSettings(language),
    setLoaded,
    () => setLoaded('failed'),
  );
  const links = <LanguageLinks shell={shell} language={language} />;
  return (
    <Modal
      id={settingsId}
      title={shell.navigation.settings}
      closeLabel={shell.close}
      onToggle={setOpen}
      className="mt-[8dvh]"
    >
      {loaded && loaded !== 'failed' ? (
        isOpen && <loaded.SettingsPanel content={loaded.content} languageLinks={links} />
      ) : (
        <div className="min-h-32 px-5 py-6 sm:px-8">
          {loaded === null ? (
            <span className="noscript:hidden">
              <Spinner label={shell.loading} />
            </span>
          ) : null}
          <div className={loaded === null ? 'hidden noscript:block' : ''}>
            {links}
            <p className="mt-6 text-ui text-mute">{shell.settingsNote}</p>
          </div>
        </div>
      )}
    </Modal>
  );
}
