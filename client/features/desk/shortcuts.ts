// Single keys: what each does, and when it is somebody typing.
import { useEffect, useEffectEvent } from 'react';
import { readStored } from '#client/state/browser-storage.ts';
import { isComposing } from '#client/ui/is-composing.ts';

export const shortcuts = {
  '1': 'today',
  '2': 'leads',
  '3': 'conversations',
  '4': 'person',
  '5': 'works',
  j: 'next',
  k: 'previous',
  o: 'open',
  u: 'back',
  '/': 'search',
  n: 'new',
  c: 'contacted',
  w: 'won',
  l: 'lost',
  r: 'reply',
  m: 'note',
  '?': 'help',
} as const;

export type ShortcutAction = (typeof shortcuts)[keyof typeof shortcuts];

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'keyCode' | 'defaultPrevented' | 'target'
>;

/** Null for a key that means nothing, or something to where it was typed. */
export function shortcutOf(press: Press): ShortcutAction | null {
  if (press.ctrlKey || press.metaKey || press.altKey || isComposing(press) || press.defaultPrevented) return null;
  if (press.target instanceof Element && press.target.closest('input, textarea, select, dialog, [contenteditable]'))
    return null;
  return Object.hasOwn(shortcuts, press.key) ? shortcuts[press.key as keyof typeof shortcuts] : null;
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
