import { useEffect, useEffectEvent } from 'react';
import { readStored } from '#client/state/browser-storage.ts';
import { type ShortcutAction, shortcutOf } from './shortcuts.ts';

/** Single keys do what is given for their action, unless they are switched off. */
export function useShortcuts(actions: Partial<Record<ShortcutAction, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = shortcutOf(event);
    const run = action && actions[action];
    if (!run || readStored('localStorage', 'deskShortcuts') === 'off' || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Moves focus to the row after or before the one that has it; from anywhere else to the first. */
export function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')];
  const current = rows.indexOf(document.activeElement as HTMLElement);
  rows[current === -1 ? 0 : current + step]?.focus();
}

/** Follows the row that has focus; Enter does the same. */
export function openRow(): void {
  if (document.activeElement instanceof HTMLElement && document.activeElement.matches('[data-row]'))
    document.activeElement.click();
}
