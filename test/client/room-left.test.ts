import { expect, test } from 'vitest';
import { findRoomLeft } from '#client/features/contact/room-left.ts';

test('only fields that are nearly full are counted', () => {
  expect(findRoomLeft({})).toEqual({});
  expect(findRoomLeft({ problemDescription: 'a'.repeat(1799), fullName: 'a'.repeat(79) })).toEqual({});
  expect(findRoomLeft({ problemDescription: 'a'.repeat(1800), fullName: 'a'.repeat(80) })).toEqual({
    problemDescription: 200,
    fullName: 20,
  });
});

test('what is too much counts below nothing', () => {
  expect(findRoomLeft({ companyName: 'a'.repeat(103), email: 'a'.repeat(254) })).toEqual({ companyName: -3, email: 0 });
});

test('it counts as the rules do: characters, without tags and spaces at the ends', () => {
  expect(findRoomLeft({ companyName: `  <b>${'🙂'.repeat(90)}</b>  ` })).toEqual({ companyName: 10 });
});
