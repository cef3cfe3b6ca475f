import type { ChatMessage } from '#client/state/chat.ts';
import { cleanText, contactLimits, defaultContactPreference } from '#shared/contact.ts';
import type { chatPerson as english } from '#shared/content/en/chat-person.ts';
import type { Language } from '#shared/languages.ts';
import { type ServiceId, serviceIds } from '#shared/offers.ts';
import { findNamedOffers, type OffersByLanguage } from './named-offers.ts';

type Words = { content: typeof english; language: Language; offers: OffersByLanguage | null };

const defaultService: ServiceId = 'business-analysis';

/** The fields of a contact request that the form in the chat does not ask for. */
export function requestFromChat(messages: readonly ChatMessage[], { content, language, offers }: Words) {
  return {
    companyName: content.noCompany,
    service: offers ? lastNamedService(messages, offers, language) : defaultService,
    problemDescription: describe(messages, content.noQuestion),
    contactPreference: defaultContactPreference,
  };
}

function lastNamedService(messages: readonly ChatMessage[], offers: OffersByLanguage, language: Language): ServiceId {
  for (const { text } of messages.toReversed()) {
    const named = findNamedOffers(text, offers, language).findLast(({ id }) => isService(id));
    if (named) return named.id as ServiceId;
  }
  return defaultService;
}

const isService = (id: string): id is ServiceId => (serviceIds as readonly string[]).includes(id);

/** The newest of the visitor's own messages that fit whole, in their order; below `sentence` where they are too short for a request. */
function describe(messages: readonly ChatMessage[], sentence: string): string {
  const { min, max } = contactLimits.problemDescription;
  const said: string[] = [];
  for (const { isUser, text } of messages.toReversed()) {
    if (!isUser || said.includes(text)) continue;
    if (lengthOf([text, ...said]) > max) break;
    said.unshift(text);
  }
  return (lengthOf(said) < min ? [sentence, ...said] : said).join('\n');
}

/** As the request will be counted. */
const lengthOf = (parts: readonly string[]) => [...cleanText(parts.join('\n'))].length;
