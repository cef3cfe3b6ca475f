import { expect, test } from 'vitest';
import { countRemaining } from '#client/features/contact/remaining-characters.ts';

test('only fields that are nearly full are counted', () => {
  expect(countRemaining({})).toEqual({});
  expect(countRemaining({ problemDescription: 'a'.repeat(1799), fullName: 'a'.repeat(79) })).toEqual({});
  expect(countRemaining({ problemDescription: 'a'.repeat(1800), fullName: 'a'.repeat(80) })).toEqual({
    problemDescription: 200,
    fullName: 20,
  });
});

test('characters beyond the limit count as negative', () => {
  expect(countRemaining({ companyName: 'a'.repeat(103), email: 'a'.repeat(254) })).toEqual({
    companyName: -3,
    email: 0,
  });
});

test('characters are counted as the validation counts them: without tags and without spaces at the ends', () => {
  expect(countRemaining({ companyName: `  <b>${'🙂'.repeat(90)}</b>  ` })).toEqual({ companyName: 10 });
});
