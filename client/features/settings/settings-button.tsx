import type { ReactNode } from 'react';
import { settingsId } from '#client/navigation/settings-id.ts';
import { useBrowserFeatures } from '#client/state/browser-features.ts';
import type { Language } from '#shared/languages.ts';

type SettingsButtonProps = { language: Language; className: string; onClick?: () => void; children: ReactNode };

export function SettingsButton({ language, className, onClick, children }: SettingsButtonProps) {
  const features = useBrowserFeatures();
  /** If they can't be loaded, the modal says so. */
  const prepare = () =>
    void features()
      .loadSettings(language)
      .catch(() => undefined);
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={settingsId}
      aria-haspopup="dialog"
      onPointerOver={prepare}
      onFocus={prepare}
      onClick={onClick}
      className={className}
    >
      {children}
    </button>
  );
}
