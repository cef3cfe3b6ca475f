// Everything the assistant knows: the catalogue, the packages and the FAQ of one language as small searchable topics.
import MiniSearch from 'minisearch';
import { catalogue as catalogueEn } from '#shared/content/en/catalogue.ts';
import { faq as faqEn } from '#shared/content/en/faq.ts';
import { figure } from '#shared/content/en/format.ts';
import { packages as packagesEn } from '#shared/content/en/packages.ts';
import { claims, packageFigures } from '#shared/content/figures.ts';
import { catalogue as catalogueNl } from '#shared/content/nl/catalogue.ts';
import { faq as faqNl } from '#shared/content/nl/faq.ts';
import { packages as packagesNl } from '#shared/content/nl/packages.ts';
import { servicesOf } from '#shared/content/pick.ts';
import type { Catalogue, FaqItem, Package, Service } from '#shared/content/types.ts';
import { type Language, languages, otherLanguage } from '#shared/languages.ts';
import { answers, soundsLikeBooking } from './answers.ts';
import { stem, wordsOf } from './language.ts';
import { type Aspect, otherNames, otherWords, stopWords } from './words.ts';

export type Topic = {
  id: string;
  /** The service or package it is about; null for a question of the FAQ. */
  subject: string | null;
  aspect: Aspect | 'overview' | null;
  title: string;
  /** Other names and words that lead here. */
  names: string;
  text: string;
  answer: string;
};

export type Name = { subject: string; words: string[]; stems: string[] };

export type Hit = { topic: Topic; score: number /** Share of the words that were found, 0 to 1. */; coverage: number };

export type Knowledge = {
  /** Longest first, so that 'AI customer support' is found before 'customer support'. */
  names: Name[];
  findTopic(id: string): Topic | null;
  /** Best first. `favour` multiplies the score of a topic. */
  search(words: readonly string[], favour: (topic: Topic) => number): Hit[];
  vocabulary: ReadonlySet<string>;
};

type Texts = { catalogue: Catalogue; packages: Package[]; faq: FaqItem[] };
const texts: Record<Language, Texts> = {
  en: { catalogue: catalogueEn, packages: packagesEn, faq: faqEn },
  nl: { catalogue: catalogueNl, packages: packagesNl, faq: faqNl },
};

/** What the questions of the FAQ ask, so that 'What does it cost?' without a subject finds the right one. */
const faqAspects: Record<string, Aspect> = {
  'how-long': 'timeline',
  'our-effort': 'timeline',
  'service-cost': 'price',
  packages: 'price',
  'after-launch': 'support',
};

export const knowledge = Object.fromEntries(
  languages.map((language) => [language, createKnowledge(language)]),
) as Record<Language, Knowledge>;

function createKnowledge(language: Language): Knowledge {
  const topics = topicsOf(language);
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const index = new MiniSearch<Topic>({
    fields: ['title', 'names', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => (stopWords[language].has(word) ? null : stem(word, language)),
    searchOptions: {
      boost: { title: 4, names: 2 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(topics);
  return {
    names: namesOf(language),
    findTopic: (id) => byId.get(id) ?? null,
    search(words, favour) {
      const results = index.search(words.join(' '), {
        boostDocument: (id) => {
          const topic = byId.get(id as string);
          return topic ? favour(topic) : 1;
        },
      });
      const asked = new Set(words.map((word) => stem(word, language))).size;
      return results.flatMap(({ id, score, queryTerms }) => {
        const topic = byId.get(id as string);
        return topic ? [{ topic, score, coverage: new Set(queryTerms).size / asked }] : [];
      });
    },
    vocabulary: new Set(topics.flatMap(({ title, names, text }) => wordsOf(`${title} ${names} ${text}`))),
  };
}

function topicsOf(language: Language): Topic[] {
  const { catalogue, packages, faq } = texts[language];
  const services = servicesOf(catalogue);
  const lowestPrice = lowestPriced(packages)?.price ?? '';
  return [
    ...services.flatMap((service) => serviceTopics(service, lowestPrice, language)),
    ...packages.flatMap((item) => packageTopics(item, language)),
    ...faq.map(({ id, question, answer }) => ({
      id,
      subject: null,
      aspect: faqAspects[id] ?? null,
      title: question,
      names: otherWords[language][id] ?? '',
      text: answer,
      answer,
    })),
    ...generalTopics(services, packages, language),
  ];
}

function serviceTopics(service: Service, lowestPrice: string, language: Language): Topic[] {
  const say = answers[language];
  const { id, title, description, shortDescription, ideal, supportDays, priceDisplay } = service;
  const safe = (text: string) => !soundsLikeBooking(text, language);
  const about = [description, shortDescription].find(safe) ?? '';
  const features = listOf(service.features.filter(safe));
  return subjectTopics(id, title, language, {
    overview: [`${description} ${shortDescription}`, say.overview(service, about, lowerFirst(ideal))],
    timeline: [service.timeline, say.timeline(service)],
    price: [priceDisplay, say.servicePrice(service, priceDisplay, lowestPrice)],
    features: [service.features.join(' '), say.features(service, features)],
    support: ['', supportDays === null ? say.noSupport(service) : say.support(service, supportDays)],
    audience: [ideal, say.audience(service, lowerFirst(ideal))],
  });
}

function packageTopics(item: Package, language: Language): Topic[] {
  const say = answers[language];
  const sold = { title: item.name, timeline: item.timeline };
  const contents = say.features(sold, listOf(item.features));
  const price = say.packagePrice(sold, item.price);
  return subjectTopics(item.id, item.name, language, {
    overview: [item.description, `${item.name}: ${item.description} ${price} ${contents}`],
    timeline: [item.timeline, say.timeline(sold)],
    price: [item.price, price],
    features: [item.features.join(' '), contents],
    support: ['', say.support(sold, packageFigures[item.id].supportDays)],
    audience: [item.idealFor, say.audience(sold, lowerFirst(item.idealFor))],
  });
}

function subjectTopics(
  subject: string,
  title: string,
  language: Language,
  parts: Record<Aspect | 'overview', [text: string, answer: string]>,
): Topic[] {
  const names = (otherNames[language][subject] ?? []).join(' ');
  return (Object.keys(parts) as (Aspect | 'overview')[]).map((aspect) => {
    const [text, answer] = parts[aspect];
    return { id: topicId(subject, aspect), subject, aspect, title, names, text, answer };
  });
}

export function topicId(subject: string, aspect: Aspect | 'overview'): string {
  return `${subject}:${aspect}`;
}

/** What no single text of the site says, put together from several. */
function generalTopics(services: Service[], packages: Package[], language: Language): Topic[] {
  const say = answers[language];
  const popularService = services.find(({ popular }) => popular);
  const popularPackage = packages.find(({ popular }) => popular);
  const claimed = Object.fromEntries(Object.entries(claims).map(([id, claim]) => [id, figure(claim)]));
  const list = new Intl.ListFormat(language).format(services.map(({ title }) => title));
  const general: Record<string, string> = {
    services: say.services(list),
    contact: say.contact,
    results: say.results(claimed as Record<keyof typeof claims, string>),
  };
  if (popularService && popularPackage) general.popular = say.popular(popularService.title, popularPackage.name);
  return Object.entries(general).map(([id, answer]) => ({
    id,
    subject: null,
    aspect: id === 'services' ? 'overview' : null,
    title: otherWords[language][id] ?? '',
    names: '',
    text: '',
    answer,
  }));
}

function namesOf(language: Language): Name[] {
  const titles = (of: Language) => {
    const { catalogue, packages } = texts[of];
    const services = servicesOf(catalogue);
    return [
      ...services.map(({ id, title }) => ({ subject: id as string, name: title })),
      ...packages.map(({ id, name }) => ({ subject: id as string, name })),
    ];
  };
  const others = Object.entries(otherNames[language]).flatMap(([subject, names]) =>
    names.map((name) => ({ subject, name })),
  );
  return [...titles(language), ...titles(otherLanguage(language)), ...others]
    .map(({ subject, name }) => ({ subject, words: wordsOf(name) }))
    .map(({ subject, words }) => ({ subject, words, stems: words.map((word) => stem(word, language)) }))
    .sort((a, b) => b.stems.length - a.stems.length);
}

function lowestPriced(packages: Package[]): Package | null {
  return packages.toSorted((a, b) => packageFigures[a.id].price - packageFigures[b.id].price)[0] ?? null;
}

function listOf(items: string[]): string {
  return items.map(lowerFirst).join('; ');
}

/** `Online shops` inside a sentence; `CRM` stays. */
function lowerFirst(text: string): string {
  return /^\p{Lu}(\p{Ll}|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
