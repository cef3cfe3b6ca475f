// What the assistant says, English and Dutch side by side; the facts in it come from the site's own texts. The site takes a reply with
// 'schedule' (in Dutch 'afspraak' or 'inplannen') for an offer to book, so those words stand in `booking` only.

import * as english from '#shared/content/en/format.ts';
import { type claims, consultationMinutes, replyHours } from '#shared/content/figures.ts';
import * as dutch from '#shared/content/nl/format.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { site } from '#shared/site.ts';

type Sold = { title: string; timeline: string };
type Claims = Record<keyof typeof claims, string>;

const en = {
  greeting: `Hello! I answer questions about the services, prices and timelines of ${site.name}. What would you like to know?`,
  thanks: 'You are welcome. Is there anything else you would like to know?',
  identity: `I am the assistant of this website: a program that looks up answers in the site's own texts. What I cannot answer, a person at ${site.name} can: use the contact form (${pathOf('contact', 'en')}).`,
  human: `You can reach a person through the contact form (${pathOf('contact', 'en')}) or at ${site.email}. We answer by email within ${english.hours(replyHours)}.`,
  booking: `Let us talk about it in the free session of ${english.minutes(consultationMinutes)}, by video call. You can schedule it right away: choose a time that suits you.`,
  unknown: `I do not know that: I can only answer from the texts of this website. Please send your question through the contact form (${pathOf('contact', 'en')}), and a person answers within ${english.hours(replyHours)}.`,

  overview: ({ title, timeline }: Sold, description: string, suits: string) =>
    `${title}: ${description} It takes ${timeline} and suits ${suits}`,
  timeline: ({ title, timeline }: Sold) =>
    `${title} takes ${timeline}, counted from the day we have access to the systems we need.`,
  servicePrice: ({ title }: Sold, wording: string, lowestPrice: string) =>
    `${title}: ${wording}. The price depends on your systems and the amount of work, so you get a written quote with a fixed scope after a first conversation. If you prefer a fixed price: our packages start at ${lowestPrice}.`,
  packagePrice: ({ title, timeline }: Sold, price: string) => `${title} costs ${price} and takes ${timeline}.`,
  features: ({ title }: Sold, features: string) => `${title} includes: ${features}.`,
  support: ({ title }: Sold, days: number) => `${title} includes ${english.days(days)} of support after launch.`,
  noSupport: ({ title }: Sold) =>
    `For ${title} no support after launch is listed. If you expect to need it, tell us in the first conversation.`,
  audience: ({ title }: Sold, suits: string) => `${title} suits ${suits}`,

  services: (titles: string) =>
    `We offer ${titles}. Ask me how long one of them takes, what it includes or what it costs.`,
  contact: `Use the contact form (${pathOf('contact', 'en')}) or write to ${site.email}. We answer by email within ${english.hours(replyHours)}.`,
  popular: (service: string, bundle: string) =>
    `Of our services ${service} is marked popular, of our packages ${bundle}.`,
  results: (claimed: Claims) =>
    `We claim ${claimed.clientSatisfaction} client satisfaction, ${claimed.efficiency} efficiency, ${claimed.costSavings} cost savings and ${claimed.onTimeDelivery} on-time delivery, with ${claimed.support} support. In a first conversation we say what is realistic for you.`,
  and: 'and',
};

const nl = {
  greeting: `Hallo! Ik beantwoord vragen over de diensten, prijzen en doorlooptijden van ${site.name}. Wat wilt u weten?`,
  thanks: 'Graag gedaan. Kan ik u nog ergens anders mee helpen?',
  identity: `Ik ben de assistent van deze website: een programma dat antwoorden opzoekt in de teksten van de site. Wat ik niet weet, weet iemand van ${site.name} wel: gebruik het contactformulier (${pathOf('contact', 'nl')}).`,
  human: `U bereikt een medewerker via het contactformulier (${pathOf('contact', 'nl')}) of via ${site.email}. Wij antwoorden binnen ${dutch.hours(replyHours)} per e-mail.`,
  booking: `Dat bespreken wij graag met u in de gratis sessie van ${dutch.minutes(consultationMinutes)}, per videogesprek. U kunt de afspraak meteen inplannen: kies een tijd die u schikt.`,
  unknown: `Dat weet ik niet: ik kan alleen antwoorden uit de teksten van deze website. Stel uw vraag via het contactformulier (${pathOf('contact', 'nl')}), dan antwoordt een medewerker binnen ${dutch.hours(replyHours)}.`,

  overview: ({ title, timeline }, description, suits) =>
    `${title}: ${description} Reken op ${timeline}. Bedoeld voor ${suits}`,
  timeline: ({ title, timeline }) =>
    `${title}: reken op ${timeline}, vanaf de dag dat wij toegang hebben tot de systemen die nodig zijn.`,
  servicePrice: ({ title }, wording, lowestPrice) =>
    `${title}: ${wording}. De prijs hangt af van uw systemen en de hoeveelheid werk, dus na een eerste gesprek krijgt u een schriftelijke offerte met een vaste omvang. Wilt u liever een vaste prijs? Onze pakketten beginnen bij ${lowestPrice}.`,
  packagePrice: ({ title, timeline }, price) => `${title} kost ${price} en duurt ${timeline}.`,
  features: ({ title }, features) => `Inbegrepen bij ${title}: ${features}.`,
  support: ({ title }, days) => `Inbegrepen bij ${title}: ${dutch.days(days)} ondersteuning na livegang.`,
  noSupport: ({ title }) =>
    `Bij ${title} staat geen ondersteuning na livegang vermeld. Verwacht u die nodig te hebben, zeg het dan in het eerste gesprek.`,
  audience: ({ title }, suits) => `${title} is bedoeld voor ${suits}`,

  services: (titles) =>
    `Wij bieden ${titles}. Vraag mij gerust hoe lang een dienst duurt, wat erbij hoort of wat de prijs is.`,
  contact: `Gebruik het contactformulier (${pathOf('contact', 'nl')}) of mail naar ${site.email}. Wij antwoorden binnen ${dutch.hours(replyHours)} per e-mail.`,
  popular: (service, bundle) => `Van onze diensten is ${service} het populairst, van onze pakketten ${bundle}.`,
  results: (claimed) =>
    `Wij noemen ${claimed.clientSatisfaction} klanttevredenheid, ${claimed.efficiency} efficiëntie, ${claimed.costSavings} kostenbesparing en ${claimed.onTimeDelivery} oplevering op tijd, met ${claimed.support} ondersteuning. In een eerste gesprek zeggen wij wat voor u realistisch is.`,
  and: 'en',
} satisfies typeof en;

export const answers: Record<Language, typeof en> = { en, nl };

/** Whether a visitor would take a text for an offer to book; see the top of this file. */
export function soundsLikeBooking(text: string, language: Language): boolean {
  return (language === 'nl' ? /schedule|afspraak|inplannen/i : /schedule/i).test(text);
}
