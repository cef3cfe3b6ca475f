// Single keys: which does what, and when it is somebody typing.
import { useEffect, useEffectEvent } from 'react';
import { readStored } from '#client/state/browser-storage.ts';
import { isComposing } from '#client/ui/is-composing.ts';

const shortcuts = {
  today: '1',
  leads: '2',
  conversations: '3',
  person: '4',
  works: '5',
  next: 'j',
  previous: 'k',
  open: 'o',
  back: 'u',
  search: '/',
  new: 'n',
  contacted: 'c',
  won: 'w',
  lost: 'l',
  undo: 'z',
  reply: 'r',
  note: 'm',
  help: '?',
};

type ShortcutAction = keyof typeof shortcuts;

/** A key as it stands on the keyboard. */
export const shownKey = (action: ShortcutAction): string => shortcuts[action].toUpperCase();

/** Null for a key that means nothing, or something to where it was typed. */
export function shortcutOf(press: KeyboardEvent): ShortcutAction | null {
  if (press.ctrlKey || press.metaKey || press.altKey || isComposing(press) || press.defaultPrevented) return null;
  if (press.target instanceof Element && press.target.closest('input, textarea, select, dialog, [contenteditable]'))
    return null;
  return (Object.keys(shortcuts) as ShortcutAction[]).find((action) => shortcuts[action] === press.key) ?? null;
}

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

/** Goes on with the words that are searched for. */
export function selectSearch(): void {
  document.querySelector<HTMLInputElement>('main input[type=search]')?.select();
}
