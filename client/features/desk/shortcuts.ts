// Single keys: what each does, and when it is somebody typing.
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
