import { atom } from 'jotai';
import { type Answer, type ContactRequest, postContact, type SendingAgain } from '#client/api.ts';
import type { ContactAnswer, ContactErrorCode } from '#shared/contact.ts';
import { countStored, isBlocked, newPageSession } from './page-session.ts';

export type Refusal = {
  code: ContactErrorCode;
  /** The Worker's message in the language of the request. It is shown when the page has no text for the code. */
  message?: string;
};

export type Outcome = { ok: true } | { ok: false; refusal: Refusal };

const pageSessionAtom = atom(newPageSession);
const newestRequestAtom = atom<ContactRequest | null>(null);

/**
 * Sends a valid request, unless this page is blocked, and logs why it failed. Returns null for a request that waited to be sent again when
 * it was not wanted any more, or another form sent one.
 */
export const submitContactAtom = atom(
  null,
  async (get, set, request: ContactRequest, again: SendingAgain): Promise<Outcome | null> => {
    set(newestRequestAtom, request);
    const isStillWanted = () => get(newestRequestAtom) === request && again.isStillWanted();
    const refusal: Refusal | null = isBlocked(get(pageSessionAtom), performance.now())
      ? { code: 'rate_limited' }
      : refusalOf(await postContact(request, { ...again, isStillWanted }));
    if (refusal?.code === 'busy' && !isStillWanted()) return null;
    if (refusal) {
      console.error('The contact request failed', detailsOf(request, refusal));
      return { ok: false, refusal };
    }
    set(pageSessionAtom, countStored(get(pageSessionAtom), performance.now()));
    return { ok: true };
  },
);

/** The code shown when the Worker gave no readable answer. */
const codesWithoutAnswer = {
  unreachable: 'network',
  interrupted: 'network',
  timeout: 'timeout',
  unreadable: 'unavailable',
} as const;

function refusalOf(answer: Answer<ContactAnswer>): Refusal | null {
  if (!answer.ok) return { code: codesWithoutAnswer[answer.code] };
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

/** For the log, which must not hold an e-mail address: only its owner recognises what is left. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}
