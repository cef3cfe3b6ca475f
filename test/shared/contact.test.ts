import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ContactField,
  checkContactForm,
  cleanText,
  contactFields,
  contactPreferences,
  contactStatuses,
  parseEnvelope,
} from '#shared/contact.ts';
import { contactErrors as en } from '#shared/content/en/contact-errors.ts';
import { contactErrors as nl } from '#shared/content/nl/contact-errors.ts';
import { serviceIds } from '#shared/offers.ts';
import { parseSource } from '#shared/source.ts';

const valid: Record<ContactField, string> = {
  fullName: 'Daniël O’Brien',
  email: 'daniel@example.com',
  companyName: 'Acme',
  service: 'crm-integration',
  problemDescription: 'Our leads live in three spreadsheets.',
  additionalInfo: '',
  contactPreference: 'email_contact',
};

/** The English sentence for one field of an otherwise valid form; null when it passes. */
function sentenceFor(field: ContactField, value: unknown): string | null {
  const check = checkContactForm({ ...valid, [field]: value });
  if (check.ok) return null;
  expect(Object.keys(check.errors)).toEqual([field]);
  const sentences: Record<string, string> = en.fields[field];
  return sentences[check.errors[field] ?? ''] ?? 'no sentence';
}

/** An address of this many characters. */
function emailOf(length: number): string {
  const domain = `${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.example.com`;
  return `${'a'.repeat(length - domain.length - 1)}@${domain}`;
}

describe('rules of the contact form', () => {
  test('a valid form passes and comes back cleaned', () => {
    expect(checkContactForm({ ...valid, fullName: ' <i>Ann</i> ', website: 'dropped' })).toEqual({
      ok: true,
      form: { ...valid, fullName: 'Ann' },
    });
  });

  const passing: [ContactField, unknown][] = [
    ['fullName', 'Al'],
    ['fullName', 'a'.repeat(100)],
    ['fullName', `  ${'a'.repeat(100)}  `],
    ['fullName', "Jean-Luc O'Neill"],
    ['fullName', 'Daniël ’t Hooft'],
    ['fullName', '李小龍'],
    ['fullName', 'Мария Ёлкина'],
    ['fullName', 'अनिता'],
    ['fullName', 'عمر'],
    ['fullName', 'Zoe\u0308'],
    ['email', 'a@b.co'],
    ['email', 'first.last+tag@sub.example.com'],
    ['email', '  ann@example.com '],
    ['email', 'b&w@example.com'],
    ['email', 'customer/dept=ship@example.com'],
    ['email', "o'brien@example.com"],
    ['email', 'user@xn--e1afmkfd.xn--p1ai'],
    ['companyName', 'IJ'],
    ['companyName', '3M & Søns (2026) €'],
    ['companyName', '😀'.repeat(100)],
    ['problemDescription', '0123456789'],
    ['problemDescription', 'a'.repeat(2000)],
    ['problemDescription', '😀'.repeat(2000)],
    ['problemDescription', `${'line\r\n'.repeat(399)}line!`],
    ['additionalInfo', 'a'.repeat(2000)],
    ['additionalInfo', undefined],
    ['additionalInfo', '   '],
    ['contactPreference', undefined],
    ...serviceIds.map((id): [ContactField, unknown] => ['service', id]),
    ...contactPreferences.map((preference): [ContactField, unknown] => ['contactPreference', preference]),
  ];
  test.each(passing)('%s may be %j', (field, value) => {
    expect(sentenceFor(field, value)).toBeNull();
  });

  const name = {
    short: 'Please enter your full name (at least 2 characters)',
    long: 'Name is too long (maximum 100 characters)',
    invalid: 'Name can only contain letters, spaces, hyphens and apostrophes',
  };
  const email = { invalid: 'Please enter a valid email address', long: 'Email address is too long' };
  const company = {
    short: 'Please enter your company name (at least 2 characters)',
    long: 'Company name is too long (maximum 100 characters)',
  };
  const service = 'Please select a service from the list';
  const description = {
    short: 'Please provide more details about your needs (at least 10 characters)',
    long: 'Description is too long (maximum 2000 characters)',
  };
  const additional = 'Additional information is too long (maximum 2000 characters)';
  const preference = "Please select how you'd like us to contact you";
  const failing: [ContactField, unknown, string][] = [
    ['fullName', undefined, name.short],
    ['fullName', null, name.short],
    ['fullName', 7, name.short],
    ['fullName', '', name.short],
    ['fullName', '   ', name.short],
    ['fullName', 'A', name.short],
    ['fullName', '<b>A</b>', name.short],
    ['fullName', '7', name.short],
    ['fullName', 'a'.repeat(101), name.long],
    ['fullName', '7'.repeat(101), name.long],
    ['fullName', 'R2D2', name.invalid],
    ['fullName', 'Ann & Bob', name.invalid],
    ['fullName', 'Ann\nBob', name.invalid],
    ['fullName', '😀😀', name.invalid],
    ['fullName', '٣٣', name.invalid],
    ['email', undefined, email.invalid],
    ['email', ['a@b.co'], email.invalid],
    ['email', '', email.invalid],
    ['email', 'ann', email.invalid],
    ['email', 'ann@', email.invalid],
    ['email', 'ann@example', email.invalid],
    ['email', '@example.com', email.invalid],
    ['email', 'ann@example..com', email.invalid],
    ['email', 'an n@example.com', email.invalid],
    ['email', '<ann@example.com>', email.invalid],
    ['email', 'ann@example.com, bob@example.com', email.invalid],
    ['email', 'ann@example.com\nBcc: x@example.com', email.invalid],
    ['email', 'a'.repeat(255), email.long],
    ['companyName', undefined, company.short],
    ['companyName', 'X', company.short],
    ['companyName', '<X>', company.short],
    ['companyName', 'x'.repeat(101), company.long],
    ['service', undefined, service],
    ['service', '', service],
    ['service', 'CRM-integration', service],
    ['service', 'toString', service],
    ['problemDescription', undefined, description.short],
    ['problemDescription', '012345678', description.short],
    ['problemDescription', '          ', description.short],
    ['problemDescription', '<p>012345678</p>', description.short],
    ['problemDescription', 'a'.repeat(2001), description.long],
    ['additionalInfo', 'a'.repeat(2001), additional],
    ['contactPreference', '', preference],
    ['contactPreference', 'fax', preference],
  ];
  test.each(failing)('%s as %j says: %s', (field, value, sentence) => {
    expect(sentenceFor(field, value)).toBe(sentence);
  });

  test('an address of 254 characters passes and one of 255 is too long', () => {
    expect(emailOf(254)).toHaveLength(254);
    expect(sentenceFor('email', emailOf(255))).toBe(email.long);
    const check = checkContactForm({ ...valid, email: emailOf(254) });
    expect(check.ok || check.errors.email).not.toBe('tooLong');
  });

  test.each([undefined, null, 7, 'text', []])('%j is no form', (input) => {
    expect(checkContactForm(input).ok).toBe(false);
  });

  test('every code of every field has a sentence in both languages, and none is left over', () => {
    const codes: Record<ContactField, string[]> = {
      fullName: ['tooShort', 'tooLong', 'invalid'],
      email: ['invalid', 'tooLong'],
      companyName: ['tooShort', 'tooLong'],
      service: ['invalid'],
      problemDescription: ['tooShort', 'tooLong'],
      additionalInfo: ['tooLong'],
      contactPreference: ['invalid'],
    };
    for (const { fields, outcomes } of [en, nl]) {
      expect(Object.keys(fields).toSorted()).toEqual(contactFields.toSorted());
      for (const field of contactFields) expect(Object.keys(fields[field]).toSorted()).toEqual(codes[field].toSorted());
      for (const code of Object.keys(contactStatuses)) expect(outcomes).toHaveProperty(code);
    }
  });
});

describe('cleaning', () => {
  test.each([
    ['  text ', 'text'],
    ['<b>bold</b>', 'bold'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<!-- note -->text', 'text'],
    ['<?php echo 1 ?>text', 'text'],
    ['5 < 6 > 4', '5  6  4'],
    ['1<2', '12'],
    ['<<b>script>alert(1)<</b>/script>', 'scriptalert(1)/script'],
    ['<img src=x onerror=alert(1)', 'img src=x onerror=alert(1)'],
    ['<3 you', '3 you'],
    ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['a\u0000b\u0007c\td', 'abc\td'],
    ['\ud800text', '\ufffdtext'],
    ['', ''],
  ])('%j becomes %j', (text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });

  const hostile = fc.string({
    unit: fc.constantFrom('<', '>', '/', '!', '?', 'a', 'b', ' ', '\r', '\n', '\u0000', '\ud800', 'é'),
  });

  test('what is cleaned holds no angle bracket, no control character and no half character, and is clean', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (text) => {
        const cleaned = cleanText(text);
        expect(cleaned).not.toMatch(/[<>]/);
        expect([...cleaned].every((letter) => letter >= ' ' || letter === '\n' || letter === '\t')).toBe(true);
        expect(cleaned.isWellFormed()).toBe(true);
        expect(cleaned).toBe(cleaned.trim());
        expect(cleanText(cleaned)).toBe(cleaned);
      }),
      { numRuns: 2_000 },
    );
  });

  test('text without markup stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'Ö', '李', ' ', '\n', '&', '"', '😀') }), (text) => {
        expect(cleanText(text)).toBe(text.trim());
      }),
    );
  });

  test.each([
    ['open tags', '<a'.repeat(50_000)],
    ['open tags before an end', `${'<a'.repeat(50_000)}>`],
    ['brackets', '<'.repeat(100_000)],
    ['brackets in pairs', '<>'.repeat(50_000)],
    ['comments that never end', '<!--'.repeat(25_000)],
    ['tags', '<b>'.repeat(33_000)],
    ['blanks', `a${' '.repeat(100_000)}a`],
    ['blanks in a tag', `<a${' '.repeat(100_000)}`],
  ])('100,000 characters of %s are cleaned in less than a second, not in minutes', (_, text) => {
    cleanText(text);
    const started = performance.now();
    cleanText(text);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

// Each run generates other forms; a failure prints its seed.
describe('generated forms', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 2500 }), fc.anything());
  const form = fc.record(
    Object.fromEntries(contactFields.map((field) => [field, anything])) as Record<ContactField, typeof anything>,
    { requiredKeys: [] },
  );

  test('every verdict has one code a field, each with a sentence, and what passes meets the rules', () => {
    fc.assert(
      fc.property(form, fc.subarray(contactFields), (generated, kept) => {
        const input = { ...valid, ...generated, ...Object.fromEntries(kept.map((field) => [field, valid[field]])) };
        const check = checkContactForm(input);
        if (!check.ok) {
          for (const [field, code] of Object.entries(check.errors)) {
            expect(en.fields[field as ContactField]).toHaveProperty(code);
            expect(nl.fields[field as ContactField]).toHaveProperty(code);
          }
          return;
        }
        // Checked again: the browser sends the cleaned form, and the edge has to come to the same result.
        expect(checkContactForm(check.form)).toEqual(check);
        expect(Object.keys(check.form).toSorted()).toEqual(contactFields.toSorted());
        for (const value of Object.values(check.form)) expect(value).not.toMatch(/[<>]/);
      }),
      { numRuns: 1_000 },
    );
  });

  test('a verdict survives the way to the edge as JSON and as a form', () => {
    const texts = fc.record(
      Object.fromEntries(
        contactFields.map((field) => [field, fc.string({ unit: 'grapheme', maxLength: 120 })]),
      ) as Record<ContactField, fc.Arbitrary<string>>,
    );
    fc.assert(
      fc.property(texts, fc.subarray(contactFields), (generated, kept) => {
        const typed = { ...generated, ...Object.fromEntries(kept.map((field) => [field, valid[field]])) };
        const inBrowser = checkContactForm(typed);
        expect(checkContactForm(JSON.parse(JSON.stringify(typed)))).toEqual(inBrowser);
        // A form that the browser posts turns every line break into CRLF.
        const posted = Object.entries(typed).map(([name, value]) => [name, value.replace(/\r\n|\r|\n/g, '\r\n')]);
        expect(checkContactForm(Object.fromEntries(new URLSearchParams(posted)))).toEqual(inBrowser);
      }),
      { numRuns: 1_000 },
    );
  });

  test('no input keeps the validator busy', () => {
    const hostile = ['<', '>', '<a', 'a@', '.', ' ', '-', '😀', 'a.', '\u0301'].map((unit) =>
      unit.repeat(16_384 / unit.length),
    );
    for (const text of hostile) {
      const input = Object.fromEntries(contactFields.map((field) => [field, text]));
      checkContactForm(input);
      const started = performance.now();
      checkContactForm(input);
      // It takes some ms. An expression with backtracking would take minutes.
      expect(performance.now() - started).toBeLessThan(1000);
    }
  });
});

describe('what travels beside the form', () => {
  test.each([
    ['home-hero', 'home-hero'],
    ['a'.repeat(64), 'a'.repeat(64)],
    ['a'.repeat(65), 'direct'],
    ['Home', 'direct'],
    ['a b', 'direct'],
    ['a\n', 'direct'],
    ['', 'direct'],
    [7, 'direct'],
    [undefined, 'direct'],
  ])('the source %j is %j', (source, parsed) => {
    expect(parseSource(source)).toBe(parsed);
  });

  test('an id is kept in lower case, and a malformed or absent one replaced', () => {
    const id = '6F9619FF-8B86-4D01-B42D-00CF4FC964FF';
    expect(parseEnvelope({ submissionId: id }).submissionId).toBe(id.toLowerCase());
    for (const submissionId of [undefined, '', 'x', 7, `${id}0`]) {
      expect(parseEnvelope({ submissionId }).submissionId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    }
    expect(parseEnvelope({}).submissionId).not.toBe(parseEnvelope({}).submissionId);
  });

  test('an unknown language is English', () => {
    expect(parseEnvelope({ language: 'nl' }).language).toBe('nl');
    for (const language of ['de', 'NL', '', 7, undefined]) expect(parseEnvelope({ language }).language).toBe('en');
  });
});
