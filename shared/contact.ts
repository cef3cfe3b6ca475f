// The contact request. The browser validates it with this schema, and the Worker validates it again.
import * as z from 'zod/mini';
import { emailPattern } from './email.ts';
import { isLanguage, type Language } from './languages.ts';
import { serviceIds } from './offers.ts';
import type { ApiFailure } from './results.ts';
import { parseSource } from './source.ts';
import { storableText, trimText } from './text.ts';
import { withoutNulls } from './without-nulls.ts';

export const contactPreferences = ['schedule_meeting', 'email_contact'] as const;
export type ContactPreference = (typeof contactPreferences)[number];
export const defaultContactPreference: ContactPreference = 'email_contact';

/** In characters (Unicode code points, as the database counts them). */
export const contactLimits = {
  fullName: { min: 2, max: 100 },
  email: { max: 254 },
  companyName: { min: 2, max: 100 },
  problemDescription: { min: 10, max: 2000 },
  additionalInfo: { max: 2000 },
  source: { max: 64 },
} as const;

/** What is wrong with a field; the text for it is `contactErrors.fields[field][code]`. */
export type ContactFieldCode = 'tooShort' | 'tooLong' | 'invalid';

/**
 * Cleans a text before it is checked and stored: trims it and removes markup tags, then any other angle bracket. A tag is `<` followed by a
 * letter, `/`, `!` or `?`, up to the next `>`.
 */
export function cleanText(text: string): string {
  // There are no tags after the last `>`. Leaving that part out keeps the pattern from searching it again for each `<`.
  const end = text.lastIndexOf('>') + 1;
  const stripped = text.slice(0, end).replace(/<[a-z/!?][^>]*>/gi, '') + text.slice(end);
  // A form that is posted without scripts has CRLF line breaks, which browsers count as one character.
  return trimText(storableText(stripped.replace(/[<>]/g, '').replace(/\r\n?/g, '\n')));
}

function lengthOf(text: string): number {
  return [...text].length;
}

type Rule = {
  min?: number;
  max: number;
  pattern?: RegExp;
  /** The code for a value that is not a string. */
  wrongType?: ContactFieldCode;
};

/** A failing field gets one code: 'too long' wins over 'invalid'. */
function textField({ min = 0, max, pattern, wrongType = 'tooShort' }: Rule) {
  return z.pipe(
    z.pipe(z.string(wrongType), z.transform(cleanText)),
    z.string().check(
      z.refine((text) => lengthOf(text) <= max, { error: 'tooLong', abort: true }),
      z.refine((text) => lengthOf(text) >= min, { error: 'tooShort', abort: true }),
      z.refine((text) => !pattern || pattern.test(text), { error: 'invalid', abort: true }),
    ),
  );
}

/** Letters of any script with their marks, spaces, hyphens and apostrophes: `Daniël`, `O’Brien`. */
const namePattern = /^[\p{L}\p{M} '’‘ʼ‐‑-]*$/u;

const fields = {
  fullName: textField({ ...contactLimits.fullName, pattern: namePattern }),
  email: z.pipe(
    z.pipe(
      z.string('invalid'),
      z.transform((text: string) => storableText(text).trim()),
    ),
    z.string().check(
      z.refine((text) => lengthOf(text) <= contactLimits.email.max, { error: 'tooLong', abort: true }),
      z.refine((text) => emailPattern.test(text), { error: 'invalid', abort: true }),
    ),
  ),
  companyName: textField(contactLimits.companyName),
  service: z.enum(serviceIds, 'invalid'),
  problemDescription: textField(contactLimits.problemDescription),
  additionalInfo: z._default(textField({ ...contactLimits.additionalInfo, wrongType: 'tooLong' }), ''),
  contactPreference: z._default(z.enum(contactPreferences, 'invalid'), defaultContactPreference),
};

export const contactSchema = z.object(fields);
export type ContactForm = z.infer<typeof contactSchema>;
export type ContactField = keyof ContactForm;
export const contactFields = Object.keys(fields) as ContactField[];

export type ContactFieldErrors = Partial<Record<ContactField, ContactFieldCode>>;

export type ContactCheck = { ok: true; form: ContactForm } | { ok: false; errors: ContactFieldErrors };

/** Validates what was typed. On failure `errors` has a code for every field that fails. */
export function checkContactForm(input: unknown): ContactCheck {
  const parsed = contactSchema.safeParse(withoutNulls(input));
  if (parsed.success) return { ok: true, form: parsed.data };
  const errors: ContactFieldErrors = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path[0] as ContactField;
    errors[field] ??= issue.message as ContactFieldCode;
  }
  return { ok: false, errors };
}

/** Sent along with the form's own fields. */
export type ContactEnvelope = { submissionId: string; source: string; language: Language };

/** A UUID of any version, as Postgres accepts it. */
const submissionIdSchema = z.guid();

/** Makes an id when there is none, as without scripts, or when it is malformed. */
export function parseEnvelope(input: Readonly<Record<string, unknown>>): ContactEnvelope {
  const id = submissionIdSchema.safeParse(input.submissionId);
  return {
    submissionId: id.success ? id.data.toLowerCase() : crypto.randomUUID(),
    source: parseSource(input.source),
    language: isLanguage(input.language) ? input.language : 'en',
  };
}

/** A field that people do not see, so only programs fill it in. */
export const honeypotField = 'website';

/** The field of Turnstile's token, in the form and in JSON. */
export const challengeField = 'cf-turnstile-response';

/** The HTTP status for each failure of `POST /api/contact`. */
export const contactStatuses = {
  validation: 422,
  honeypot: 422,
  challenge: 422,
  rate_limited: 429,
  duplicate: 409,
  duplicate_recent: 409,
  network: 503,
  timeout: 504,
  busy: 503,
  rejected: 502,
  unavailable: 502,
  bad_request: 400,
  forbidden: 403,
  too_large: 413,
  unsupported: 415,
} as const;
export type ContactErrorCode = keyof typeof contactStatuses;

/** What `POST /api/contact` answers in JSON. */
export type ContactAnswer =
  | { ok: true; submissionId: string; createdAt: string }
  | (ApiFailure<ContactErrorCode> & { fields?: Partial<Record<ContactField, string>> });
