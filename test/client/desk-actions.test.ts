// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { actionOf } from '#client/features/desk/desk-actions.ts';

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
  expect(actionOf(press(key))).toBe(action);
});

test.each(['x', 'Enter', 'constructor', 'toString'])('%s means nothing', (key) => {
  expect(actionOf(press(key))).toBeNull();
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { isComposing: true },
  { keyCode: 229 },
  { defaultPrevented: true },
])('a key with %o is not ours', (more) => {
  expect(actionOf(press('w', more))).toBeNull();
});

test.each(['input', 'textarea', 'select', 'dialog'])('what is typed into %s stays there', (tag) => {
  expect(actionOf(press('w', { target: document.createElement(tag) }))).toBeNull();
});

test.each([{ target: document.createElement('input') }, { key: 'K' }])(
  'Ctrl K means the palette with %o too, also while somebody is typing',
  (more) => {
    expect(actionOf(press('k', { ctrlKey: true, ...more }))).toBe('palette');
  },
);

test.each([{ ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }, { metaKey: true }])(
  'k with %o is the browser’s own',
  (more) => {
    expect(actionOf(press('k', more))).toBeNull();
  },
);
