// What the assistant can answer: each answer with the texts of the site that lead to it.
import MiniSearch from 'minisearch';
import { about as aboutEn } from '#shared/content/en/about.ts';
import { catalogue as catalogueEn } from '#shared/content/en/catalogue.ts';
import { contact as contactEn } from '#shared/content/en/contact.ts';
import { facts as factsEn } from '#shared/content/en/facts.ts';
import { faq as faqEn } from '#shared/content/en/faq.ts';
import * as formatEn from '#shared/content/en/format.ts';
import { packages as packagesEn } from '#shared/content/en/packages.ts';
import { pricing as pricingEn } from '#shared/content/en/pricing.ts';
import { resources as resourcesEn } from '#shared/content/en/resources.ts';
import { services as servicesEn } from '#shared/content/en/services.ts';
import { workTerms as workTermsEn } from '#shared/content/en/work-terms.ts';
import { claims, consultationMinutes, replyHours } from '#shared/content/figures.ts';
import { about as aboutNl } from '#shared/content/nl/about.ts';
import { catalogue as catalogueNl } from '#shared/content/nl/catalogue.ts';
import { contact as contactNl } from '#shared/content/nl/contact.ts';
import { facts as factsNl } from '#shared/content/nl/facts.ts';
import { faq as faqNl } from '#shared/content/nl/faq.ts';
import * as formatNl from '#shared/content/nl/format.ts';
import { packages as packagesNl } from '#shared/content/nl/packages.ts';
import { pricing as pricingNl } from '#shared/content/nl/pricing.ts';
import { resources as resourcesNl } from '#shared/content/nl/resources.ts';
import { services as servicesNl } from '#shared/content/nl/services.ts';
import { workTerms as workTermsNl } from '#shared/content/nl/work-terms.ts';
import { lowestPrice, packageFigures } from '#shared/content/offer-figures.ts';
import { servicesOf } from '#shared/content/pick.ts';
import type { Language } from '#shared/languages.ts';
import type { PackageId, ServiceId } from '#shared/offers.ts';
import { pathOf } from '#shared/routes.ts';
import { site } from '#shared/site.ts';
import { type Aspect, aspects, fillerWords, lists, read, wordsOf } from './reading.ts';

export type Sentence = keyof typeof lists.en.sentences;
/** Of what is sold each aspect is a topic; all else is told in one answer. */
export type Part = Aspect | 'overview';
/** A page of the site that says so. */
export type Source = { title: string; url: string };
type Topic = { id: string; subject: string; part: Part; title: string; words: string; answer: string; source: Source };

/** The page that says it, if it is not the one with all questions. */
const pagesOf: Record<string, keyof typeof pagesEn> = {
  services: 'services',
  contact: 'contact',
  popular: 'services',
  results: 'about',
  packages: 'pricing',
  'service-cost': 'pricing',
};

const sentencesAsTopics = ['services', 'contact', 'popular', 'results'] as const;

type Place = { page: keyof typeof pagesEn; anchor: string };

// The questions and the terms stand on pages with much else.
const placeOfTerms: Place = { page: 'pricing', anchor: '#if-it-fails' };

function placeOf(id: string): Place {
  const page = pagesOf[id];
  return page ? { page, anchor: '' } : { page: 'resources', anchor: '#faq' };
}

const pagesEn = {
  services: servicesEn.name,
  pricing: pricingEn.name,
  contact: contactEn.name,
  about: aboutEn.name,
  resources: resourcesEn.name,
};
const pagesNl = {
  services: servicesNl.name,
  pricing: pricingNl.name,
  contact: contactNl.name,
  about: aboutNl.name,
  resources: resourcesNl.name,
};

const content = {
  en: {
    services: servicesOf(catalogueEn),
    packages: packagesEn,
    faq: faqEn,
    terms: workTermsEn.items,
    shared: factsEn,
    and: '; and ',
    format: formatEn,
    pages: pagesEn,
  },
  nl: {
    services: servicesOf(catalogueNl),
    packages: packagesNl,
    faq: faqNl,
    terms: workTermsNl.items,
    shared: factsNl,
    and: '; en ',
    format: formatNl,
    pages: pagesNl,
  },
};

/** `Online shops` inside a sentence; `CRM` stays. */
const lowerFirst = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());

const lastSemicolon = /; (?=[^;]*$)/;

/** Puts what is known in the place of `{names}`. */
const fill = (text: string, known: Record<string, unknown>) =>
  text.replace(/\{(\w+)\}/g, (_, name) => String(known[name]));

function createKnowledge(language: Language) {
  const { services, packages, faq, terms, shared, and, format, pages } = content[language];
  const { sentences } = lists[language];
  const offers: Record<ServiceId | PackageId, Record<Part, string>> = lists[language].offers;
  const [names, hints]: Record<string, string>[] = [lists[language].names, lists[language].hints];
  const facts = {
    company: site.name,
    email: site.email,
    ...Object.fromEntries(Object.entries(claims).map(([id, claim]) => [id, format.figure(claim)])),
    prices: shared.prices,
    clock: shared.clock,
    checkIns: shared.checkIns,
    contactPage: pathOf('contact', language),
    hours: format.hours(replyHours),
    minutes: format.minutes(consultationMinutes),
    lowestPrice: format.price(lowestPrice),
    popularService: services.find(({ popular }) => popular)?.title,
    popularPackage: packages.find(({ popular }) => popular)?.name,
  };
  const say = (sentence: Sentence) => fill(sentences[sentence], facts);
  const quote = say('quote');

  const sold = [
    ...services,
    ...packages.map(({ name: title, idealFor: ideal, ...each }) => {
      return { ...packageFigures[each.id], ...each, title, ideal, shortDescription: '' };
    }),
  ];
  const soldTopics = sold.flatMap(({ id: subject, supportDays, features, ideal, ...offer }) => {
    const { title, description, shortDescription } = offer;
    const words = `${names?.[subject]} ${description} ${shortDescription}`;
    const included = features.map(lowerFirst).join('; ').replace(lastSemicolon, and);
    const own = { ...facts, ...offer, quote, included, suits: lowerFirst(ideal), days: format.days(supportDays ?? 0) };
    return (['overview', ...aspects] as const).map((part) => {
      const answer = fill(offers[subject][part], own);
      const source = { title, url: pathOf(subject, language) };
      return { id: `${subject} ${part}`, subject, part, title, words, answer, source };
    });
  });
  const said = sentencesAsTopics.map((id) => ({ id, question: '', answer: say(id) }));
  const others = [
    ...[...faq, ...said].map((each) => ({ ...each, ...placeOf(each.id) })),
    ...terms.map((each) => ({ ...each, ...placeOfTerms })),
  ];
  const otherTopics = others.map(({ id: subject, question: title, answer, page, anchor }) => {
    const [part = 'overview' as const] = read(title).asked;
    const source = { title: pages[page], url: pathOf(page, language) + anchor };
    return { id: `${subject} overview`, subject, part, title, words: hints?.[subject] ?? '', answer, source };
  });

  const topics = new Map([...soldTopics, ...otherTopics].map((topic): [string, Topic] => [topic.id, topic]));
  const index = new MiniSearch<Topic>({
    fields: ['title', 'words', 'answer'],
    tokenize: wordsOf,
    processTerm: (word) => !fillerWords.has(word) && word,
    searchOptions: { prefix: ({ length }) => length > 3, fuzzy: ({ length }) => length > 6 && 0.2 },
  });
  index.addAll([...topics.values()]);

  /** The answers about these subjects; the overview where one has no such part. */
  const tell = (subjects: readonly string[], parts: readonly Part[]) => {
    const find = (id: string, part: Part) => topics.get(`${id} ${part}`) ?? topics.get(`${id} overview`);
    const told = subjects
      .flatMap((subject) => parts.map((part) => find(subject, part)))
      .filter((topic) => topic !== undefined);
    const sources = new Map(told.map(({ source }) => [source.url, source]));
    // Two services have the same last sentences about prices.
    const unique = new Set(told.flatMap(({ answer }) => answer.split(/(?<=[.?!]) /)));
    return { message: [...unique].join(' '), sources: [...sources.values()] };
  };
  /** The best topic, or null; topics of these subjects and parts come first. `isNearMiss`: not all of the words were found. */
  const search = (words: ReadonlySet<string>, subjects: readonly string[], parts: readonly Part[]) => {
    const boostDocument = (id: string) => {
      const { subject, part } = topics.get(id) as Topic;
      return (subjects.includes(subject) ? 1.3 : 1) * (parts.includes(part) ? 1.5 : 1);
    };
    const [best] = index.search([...words].join(' '), { boostDocument, boost: { title: 4, words: 2 } });
    const coverage = new Set(best?.queryTerms).size / words.size;
    // With a lower score only words in passing were found; with less of the words found, an answer is a guess.
    if (!best || best.score < 4 || coverage < 0.5) return null;
    return { ...(topics.get(best.id) as Topic), isNearMiss: coverage < 1 };
  };
  return { say, tell, search };
}

export const knowledge = { en: createKnowledge('en'), nl: createKnowledge('nl') };
