// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { shortcutOf } from '#client/features/desk/shortcuts.ts';

/** As it reaches the document. */
const press = (key: string, more: object = {}) =>
  Object.defineProperties(
    new KeyboardEvent('keydown', { key }),
    Object.getOwnPropertyDescriptors({ target: document.body, ...more }),
  );

test.each([
  ['j', 'next'],
  ['k', 'previous'],
  ['c', 'contacted'],
  ['/', 'search'],
  ['?', 'help'],
])('%s means %s', (key, action) => {
  expect(shortcutOf(press(key))).toBe(action);
});

test.each(['x', 'Enter', 'constructor', 'toString'])('%s means nothing', (key) => {
  expect(shortcutOf(press(key))).toBeNull();
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { isComposing: true },
  { keyCode: 229 },
  { defaultPrevented: true },
])('a key with %o is not ours', (more) => {
  expect(shortcutOf(press('w', more))).toBeNull();
});

test.each(['input', 'textarea', 'select', 'dialog'])('what is typed into %s stays there', (tag) => {
  expect(shortcutOf(press('w', { target: document.createElement(tag) }))).toBeNull();
});
