// What can be done on the desk right now: each view offers its actions, and a key or the palette runs them.
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
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
/** Those after the first line are in the palette alone. */
export type DeskAction = ShortcutAction | 'palette' | 'copy' | 'export' | 'password' | 'signOut';
type Offer = Partial<Record<DeskAction, () => void>>;

const isApple = /mac|iphone|ipad/i.test(navigator.platform);
/** What opens the palette, as it is shown and as screen readers are told. */
export const paletteKey = isApple ? '⌘K' : 'Ctrl K';
export const paletteKeyName = isApple ? 'Meta+K' : 'Control+K';

const isShortcut = (action: DeskAction): action is ShortcutAction => Object.hasOwn(shortcuts, action);

/** A key as it stands on the keyboard; undefined where an action has none. */
export function shownKey(action: ShortcutAction): string;
export function shownKey(action: DeskAction): string | undefined;
export function shownKey(action: DeskAction): string | undefined {
  return isShortcut(action) ? shortcuts[action].toUpperCase() : undefined;
}

/** Null for a key that means nothing, or something to where it was typed. */
export function actionOf(press: KeyboardEvent): DeskAction | null {
  const { ctrlKey, metaKey, altKey, shiftKey, key } = press;
  if (isComposing(press) || press.defaultPrevented || altKey) return null;
  // Also while somebody is typing: nothing is typed with this one.
  if ((isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !shiftKey && key.toLowerCase() === 'k') return 'palette';
  if (ctrlKey || metaKey) return null;
  if (press.target instanceof Element && press.target.closest('input, textarea, select, dialog, [contenteditable]'))
    return null;
  return (Object.keys(shortcuts) as ShortcutAction[]).find((action) => shortcuts[action] === key) ?? null;
}

/** Of all parts that are shown. */
const offers = new Set<RefObject<Offer>>();

/** Offers actions for as long as a part is shown. Single keys run them, unless those are switched off. */
export function useDeskActions(actions: Offer): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event);
    const run = action && actions[action];
    if (!run || (isShortcut(action) && readStored('localStorage', 'deskShortcuts') === 'off')) return;
    const isBehindDialog = document.querySelector('dialog:modal') !== null;
    // The browser's own Ctrl+K stays away on the whole desk.
    if (!isBehindDialog || action === 'palette') event.preventDefault();
    if (!isBehindDialog) run();
  });
  useEffect(() => {
    offers.add(latest);
    document.addEventListener('keydown', press);
    return () => {
      offers.delete(latest);
      document.removeEventListener('keydown', press);
    };
  }, []);
}

function currentActions(): Offer {
  return Object.assign({}, ...[...offers].map(({ current }) => current));
}

export function listActions(): DeskAction[] {
  return Object.keys(currentActions()) as DeskAction[];
}

/** Does nothing where the action is no longer offered. */
export function runAction(action: DeskAction): void {
  currentActions()[action]?.();
}

/** The row that somebody is at, also when focus has gone elsewhere. */
const currentRow = 'main [aria-current] [data-row]';

/** Moves focus to the row after or before the current one; without one to the first. */
export function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')];
  const focused = rows.indexOf(document.activeElement as HTMLElement);
  const current = focused === -1 ? rows.findIndex((row) => row.matches(currentRow)) : focused;
  rows[current === -1 ? 0 : current + step]?.focus();
}

/** Follows the current row. */
export function openRow(): void {
  document.querySelector<HTMLElement>(currentRow)?.click();
}

/** Goes on with the words that are searched for. */
export function selectSearch(): void {
  document.querySelector<HTMLInputElement>('main input[type=search]')?.select();
}
