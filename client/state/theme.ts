import { storeChoice } from './browser-storage.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** The visitor's choice. The script in the head keeps it on the root element, so it is known even if the browser stores nothing. */
export function readThemeChoice(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  storeChoice('theme', choice === 'system' ? null : choice);
  document.documentElement.dataset.theme = choice;
  dispatchEvent(new Event('themechange'));
}
