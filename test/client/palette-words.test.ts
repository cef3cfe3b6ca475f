import { expect, test } from 'vitest';
import { addressIn, matches } from '#client/features/desk/palette-words.ts';

test.each([
  ['Status: contacted', 'conta'],
  ['Status: contacted', 'contacted STATUS'],
  ['Eén persoon', 'een pers'],
  ['What works', ''],
])('%s is found by "%s"', (text, words) => {
  expect(matches(text, words)).toBe(true);
});

test('a text is not found by a word that it lacks', () => {
  expect(matches('Status: contacted', 'status won')).toBe(false);
});

test.each([
  ['Jo.Li@Example.com', 'jo.li@example.com'],
  ['jo@li', null],
  ['leads of jo@example.com', null],
])('the address in "%s" is %s', (words, address) => {
  expect(addressIn(words)).toBe(address);
});
