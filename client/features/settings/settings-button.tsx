import type { ReactNode } from 'react';
import type { Language } from '#shared/languages.ts';
import { loadSettings, settingsId } from './load-settings.ts';

type SettingsButtonProps = { language: Language; className: string; onClick?: () => void; children: ReactNode };

export function SettingsButton({ language, className, onClick, children }: SettingsButtonProps) {
  /** If they can't be loaded, the modal says so. */
  const prepare = () => void loadSettings(language).catch(() => undefined);
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
