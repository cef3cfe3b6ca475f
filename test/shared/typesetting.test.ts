import { expect, test } from 'vitest';
import { typesetDutch, typeset } from '#shared/typesetting.ts';

test.each([
  ['Stuur een e-mail of bel', 'Stuur een e-|mail of bel'],
  ['Wat een AI-assistent (en uw IPv6-adres) weet', 'Wat een AI-|assistent (en uw IPv6-|adres) weet'],
  ['Wat houdt 24/7-ondersteuning in?', 'Wat houdt 24/7-|ondersteuning in?'],
  ['Het antwoord komt ’s ochtends', 'Het antwoord komt ’s~ochtends'],
  ["Het antwoord komt 's ochtends of 's avonds", "Het antwoord komt 's~ochtends of 's~avonds"],
  // The line may break after a longer first part.
  ['Vertrouwd door startups en scale-ups', 'Vertrouwd door startups en scale-ups'],
  ['in- en verkoop, 2-3 weken, foto - film', 'in- en verkoop, 2-3 weken, foto - film'],
  ["auto's en foto's bekijken", "auto's en foto's bekijken"],
])('%s is kept together where a line must not end', (typed, set) => {
  expect(typesetDutch(typed)).toBe(set.replaceAll('|', '\u2060').replaceAll('~', '\u00a0'));
});

test('Dutch texts are set wherever they stand, once; ids, single words, functions, errors, HTML and English are left alone', () => {
  const title = () => 'per e-mail';
  const texts = {
    id: 'crm-integration',
    label: 'E-mailadres',
    title,
    errors: ['per e-mail'],
    html: '<p aria-label="per e-mail">',
    items: [{ text: 'per e-mail' }, null, 3],
  };
  const set = typeset(texts, 'nl');
  expect(set).toEqual({ ...texts, items: [{ text: 'per e-\u2060mail' }, null, 3] });
  expect(set.title).toBe(title);
  expect(typeset(texts, 'nl')).toBe(set);
  expect(typeset(texts, 'en')).toBe(texts);
});
