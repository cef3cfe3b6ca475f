import { atom } from 'jotai';
import { type Answer, type ContactAnswer, type ContactRequest, postContact } from '#client/api.ts';
import type { ContactErrorCode } from '#shared/contact.ts';
import { countStored, isResting, newPageSession } from './page-session.ts';

export type Refusal = {
  code: ContactErrorCode;
  /** In the language of the request, for a code whose words are not at hand. */
  message?: string;
};

export type Outcome = { ok: true } | { ok: false; refusal: Refusal };

const pageSessionAtom = atom(newPageSession);

/** Sends a request that meets the rules, unless this page has sent enough for now; logs why it failed. */
export const submitContactAtom = atom(null, async (get, set, request: ContactRequest): Promise<Outcome> => {
  const refusal: Refusal | null = isResting(get(pageSessionAtom), Date.now())
    ? { code: 'rate_limited' }
    : refusalOf(await postContact(request));
  if (refusal) {
    console.error('The contact request failed', detailsOf(request, refusal));
    return { ok: false, refusal };
  }
  set(pageSessionAtom, countStored(get(pageSessionAtom), Date.now()));
  return { ok: true };
});

/** By what came instead of an answer. */
const codes = {
  unreachable: 'network',
  interrupted: 'network',
  timeout: 'timeout',
  unreadable: 'unavailable',
} as const;

function refusalOf(answer: Answer<ContactAnswer>): Refusal | null {
  if (!answer.ok) return { code: codes[answer.code] };
  const { body } = answer;
  return body.ok ? null : { code: body.code, message: body.message };
}

function detailsOf({ email, service, contactPreference, source }: ContactRequest, { code }: Refusal) {
  return {
    context: `contact form (${source})`,
    code,
    timestamp: new Date().toISOString(),
    email: maskEmail(email),
    service,
    contactPreference,
    browser: navigator.userAgent,
  };
}

/** Enough to recognise one's own address by, and nobody else's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}
