import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { chatErrors as enChat } from '#shared/content/en/chat-errors.ts';
import { contactErrors as enContact } from '#shared/content/en/contact-errors.ts';
import { deskErrors as enDesk } from '#shared/content/en/desk-errors.ts';
import { chatErrors as nlChat } from '#shared/content/nl/chat-errors.ts';
import { contactErrors as nlContact } from '#shared/content/nl/contact-errors.ts';
import { deskErrors as nlDesk } from '#shared/content/nl/desk-errors.ts';
import { isLanguage, type Language } from '#shared/languages.ts';
import type { ApiFailure } from '#shared/results.ts';
import { splitPath } from '#shared/routes.ts';
import type { AppEnv } from '../context.ts';

const contactMessages = { en: enContact.outcomes, nl: nlContact.outcomes };
const chatMessages = {
  en: { ...enChat.byCode, unavailable: enChat.withoutAnswer.other },
  nl: { ...nlChat.byCode, unavailable: nlChat.withoutAnswer.other },
};
const deskMessages = { en: enDesk, nl: nlDesk };
export type OutcomeCode = keyof typeof contactMessages.en & keyof typeof chatMessages.en & keyof typeof deskMessages.en;

/** A refusal in JSON. Contact, chat and desk have their own messages for the same codes. */
export function apiFailure(c: Context<AppEnv>, status: ContentfulStatusCode, code: OutcomeCode) {
  const message = messagesAt(c.req.path)[languageOfSender(c.req.raw)][code];
  return c.json({ ok: false, code, message } satisfies ApiFailure<OutcomeCode>, status);
}

function messagesAt(path: string): Record<Language, Record<OutcomeCode, string>> {
  if (path.startsWith('/api/desk')) return deskMessages;
  return path.startsWith('/api/chat') ? chatMessages : contactMessages;
}

/** The language named in a parsed body, or else that of the page which sent the request. */
export function languageOf(body: unknown, request: Request): Language {
  const language = typeof body === 'object' && body !== null && 'language' in body ? body.language : undefined;
  return isLanguage(language) ? language : languageOfSender(request);
}

function languageOfSender(request: Request): Language {
  const referrer = URL.parse(request.headers.get('referer') ?? '');
  return referrer?.origin === new URL(request.url).origin ? splitPath(referrer.pathname).language : 'en';
}

/** The last handler of an address, for all methods that no handler before it takes. */
export function methodNotAllowed(...allowed: string[]) {
  return (c: Context<AppEnv>) => {
    c.header('Allow', allowed.join(', '));
    return apiFailure(c, 405, 'method_not_allowed');
  };
}
