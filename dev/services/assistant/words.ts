// What visitors say, in both languages: words that carry no subject, phrases that tell what is asked, and other names of what is sold.
import type { Language } from '#shared/languages.ts';

const split = (words: string) => words.trim().split(/\s+/);
const list = (phrases: string) => phrases.trim().replace(/\s+/g, ' ').split(', ');

/** Not searched for. `build` is one of them because two packages are named after it and everything else is built as well. */
export const stopWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    split(`
      a about actually after again all also am an and any anything are as at be because been before being both build but by can could did do
      does doing done each else etc even every for from get give go going good got had has have having he hello help hi her here his how i id if
      im in into is isnt it its just kind know lets like long look looking make many may me mean might more most much must my need no not now
      of off offer on one only or other our out over own per please put quite really run same see sell set shall she should since so some
      something sort still such sure take takes tell than that thats the their them then there these they thing things this those though to too
      under until up us use using very want was way we well were what whats when where which while who whom whose why will wish with without
      would yes you your yours
    `),
  ),
  nl: new Set(
    split(`
      aan al alle alleen alles als altijd ander andere anders bent ben bij bouw bouwen build daar dan dat de deze die dit doe doen doet door
      dus echt een eens eigenlijk en er ervan even ga gaan gaat geen graag gaf geeft geven goed had hallo hebben hebt heb heeft heel help
      helpen het hier hij hoe hoeveel hun iets ik in is ja je jij jou jouw jullie kan kennen kent krijg krijgen kun kunnen kunt laat laten
      lang maak maakt maar maken meer men met mij mijn misschien moet moeten mogen na naar nee net niet niets nodig nog nu of om omdat ons
      onze ook op over per s soort te tegen ter tot u uit uw van vanaf veel vertel vind vinden vindt voor vraag waar waarom wanneer want was
      wat we weet wel welk welke werd weten wie wij wil willen wilt worden wordt zal ze zeg zelf zij zijn zit zo zoek zou zouden zullen
    `),
  ),
};

export const aspects = ['support', 'price', 'timeline', 'features', 'audience'] as const;
/** What of a service or package is asked. */
export type Aspect = (typeof aspects)[number];

/** Phrases that tell what is asked; `*` is the rest of a word. */
export const cues: Record<Language, Record<Aspect, string[]>> = {
  en: {
    support: list(`
      days of support, support after launch, support after, support, after launch, after the launch, after going live,
      post launch, aftercare, warranty, guarantee*, maintenance, maintain*
    `),
    timeline: list(`
      how long, how much time, how many weeks, how many months, how fast, how soon, how quick*, timeline*, time frame,
      timeframe, duration, lead time, turnaround, weeks, ready, deadline*, finish*, deliver*
    `),
    price: list(`
      how much, cost*, price*, pricing, fee, fees, rate, rates, charge, expensive, cheap*, quote*, budget
    `),
    features: list(`
      what is included, include*, what do i get, what do we get, feature*, contain*, contents, consist* of, what is
      in, whats in, comprise*
    `),
    audience: list(`
      who is it for, who is this for, who is that for, who is for, for whom, suitable, suited, suits, ideal, right
      for, fit for, meant for, intended for
    `),
  },
  nl: {
    support: list(`
      dagen ondersteuning, ondersteuning na livegang, ondersteuning, support, na livegang, na de livegang, na
      lancering, na de lancering, na oplevering, nazorg, onderhoud*, garantie*
    `),
    timeline: list(`
      hoe lang, hoelang, hoe snel, hoeveel weken, hoeveel maanden, hoeveel tijd kost, hoeveel tijd, duurt, duren, de
      duur, doorlooptijd*, looptijd*, levertijd*, tijdlijn, termijn, weken, klaar, opgeleverd
    `),
    price: list(`
      hoeveel kost, kost, kosten, prijs*, prijzen, tarief, tarieven, duur, goedkoop*, offerte*, budget
    `),
    features: list(`
      wat zit erin, wat zit er in, zit erin, zit er in, zit er bij, erbij, inbegrepen, inclusief, wat krijg ik, wat
      krijgen wij, wat krijgen we, bevat, bevatten, omvat, inhoud, kenmerken, onderdelen
    `),
    audience: list('voor wie, geschikt, bedoeld voor, ideaal, past bij, passen bij'),
  },
};

/** What is said beside questions about what is sold. */
type Talk = {
  /** Greetings and thanks count only where nothing else is said. */
  greeting: string[];
  thanks: string[];
  identity: string[];
  /** Asks what is sold at all; counts only where nothing else is said. */
  offer: string[];
  human: string[];
  booking: string[];
  /** Where these are named, someone else than the visitor books: that is a question about a service. */
  othersWhoBook: string[];
  /** How a message starts that goes on with what was asked before. */
  goingOn: string[];
};

export const talk: Record<Language, Talk> = {
  en: {
    greeting: list(`
      hello, hi, hey, good morning, good afternoon, good evening, greetings, how are you, there
    `),
    thanks: list(`
      thank you, thanks, thx, great, perfect, ok, okay, cheers, bye, goodbye, so much, very much, helpful
    `),
    identity: list(`
      who are you, what are you, are you a, are you an, are you human, are you real, are you ai, your name
    `),
    offer: list(`
      what do you do, what do you offer, what do you sell, what can you do, how can you help
    `),
    human: list(`
      a human, human being, real person, a person, talk to someone, speak to someone, speak with someone, talk with
      someone, talk to you, speak to you, speak with you, an employee, an agent, contact you, reach you, call you,
      email you, mail you
    `),
    booking: list(`
      schedule, book, booking, reserve, an appointment, appointment, a meeting, meeting, meet, a call, a demo, a
      consultation, arrange, plan a, plan the, plan an
    `),
    othersWhoBook: list('customers, clients, patients, guests, visitors, members, people'),
    goingOn: list('and, what about, how about, or, also'),
  },
  nl: {
    greeting: list(`
      hallo, hoi, hey, hi, dag, goedendag, goedemorgen, goedemiddag, goedenavond, hoe gaat het
    `),
    thanks: list(`
      dank u wel, dank u, dank je wel, dank je, dankjewel, bedankt, dank, fijn, prima, top, oke, ok, tot ziens, doei
    `),
    identity: list(`
      wie ben je, wie bent u, wat ben je, wat bent u, ben je een, bent u een, ben jij een, je naam, uw naam
    `),
    offer: list(`
      wat doen jullie, wat doet u, wat bieden jullie, wat biedt u, wat verkoopt u, wat verkopen jullie, wat kunt u,
      wat kunnen jullie
    `),
    human: list(`
      een mens, echt mens, echt persoon, echte persoon, een persoon, een medewerker, iemand spreken, iemand bellen,
      met iemand, u bellen, jullie bellen, u mailen, jullie mailen, u bereiken, jullie bereiken, contact opnemen
    `),
    booking: list(`
      inplannen, plan in, afspraak, afspreken, boeken, boek, reserveren, plan een, gesprek plannen, sessie plannen,
      gesprek voeren, kennismaken, kennismakingsgesprek, intakegesprek, demo
    `),
    othersWhoBook: list(`
      klanten, klant, clienten, client, patienten, patient, gasten, bezoekers, leden, mensen
    `),
    goingOn: list('en, of, hoe zit het met, ook'),
  },
};

/** Other names of services and packages, by id; their titles in both languages count already. */
export const otherNames: Record<Language, Record<string, string[]>> = {
  en: {
    'ai-customer-support': list(`
      customer support, customer service, ai support, support assistant, support bot, ai assistant, chatbot, chat bot,
      helpdesk, help desk
    `),
    'appointment-scheduling': list(`
      scheduling, appointment booking, booking system, booking software, booking tool, online booking, appointment
      system, appointment software, calendar automation, reservation system
    `),
    'crm-integration': list('crm, crm connection, crm link, crm implementation, crm migration'),
    'website-development': list(`
      website, web site, web design, webdesign, web development, landing page, web shop, webshop
    `),
    'custom-ai-solution': list(`
      custom ai, custom solution, custom software, bespoke ai, bespoke software, ai solution, tailored ai, tailor made
    `),
    'business-analysis': list('analysis, process analysis, business analyst, process mapping, audit'),
    'build-and-empower': list('empower, build and empower'),
    'build-and-elevate': list('elevate, build and elevate'),
    growth: list('growth package, growth plan'),
  },
  nl: {
    'ai-customer-support': list(`
      klantenservice, klantondersteuning, klantenondersteuning, chatbot, chat bot, ai assistent, helpdesk,
      klantcontact
    `),
    'appointment-scheduling': list(`
      afsprakensysteem, afsprakenplanner, afspraken inplannen, afspraken maken, agendabeheer, boekingssysteem,
      boekingstool, reserveringssysteem, online boeken, online agenda, online afspraken, afspraakplanning,
      afsprakenplanning
    `),
    'crm-integration': list(`
      crm, crm koppeling, koppeling met crm, koppeling met ons crm, crm systeem, crm implementatie, crm migratie
    `),
    'website-development': list(`
      website, website ontwikkeling, website bouwen, webontwikkeling, webdesign, webshop, webwinkel, landingspagina
    `),
    'custom-ai-solution': list(`
      ai op maat, oplossing op maat, maatwerk, maatwerk ai, ai maatwerk, maatwerkoplossing, maatwerksoftware, software
      op maat, ai oplossing
    `),
    'business-analysis': list('analyse, procesanalyse, bedrijfsscan, doorlichting'),
    'build-and-empower': list('empower, build en empower, build and empower'),
    'build-and-elevate': list('elevate, build en elevate, build and elevate'),
    growth: list('growth pakket, groeipakket'),
  },
};

/** Words that lead to an answer of the FAQ or to a general one (services, contact, popular, results), besides those it is written with. */
export const otherWords: Record<Language, Record<string, string>> = {
  en: {
    packages: 'package packages bundle bundles plans fixed price cheapest',
    'free-session': 'free session consultation strategy intake first conversation no obligation',
    'how-to-start': 'start begin started getting steps process onboarding',
    'our-effort': 'our team involvement effort',
    'existing-crm': 'hubspot salesforce pipedrive zoho existing current systems',
    ownership: 'own owner owns intellectual property source code rights',
    languages: 'language languages dutch english german french',
    'after-launch': 'afterward later break broken',
    return: 'roi return investment worth payback earn back pay itself',
    mistakes: 'wrong mistake mistakes error errors hallucinate hallucination reliable accuracy',
    privacy: 'privacy gdpr personal data cookies delete erase stored chat conversation',
    'client-data': 'security secure safe gdpr processing agreement confidential customer data stored',
    'team-skills': 'technical skills knowledge developer developers programmers training train it department',
    services: 'service services offer',
    contact: 'contact phone telephone number email mail address reach form question',
    popular: 'popular popularity recommend recommended best chosen most',
    results:
      'results satisfaction satisfied efficiency savings save faster on time claims proof 24 available availability hours',
  },
  nl: {
    packages: 'pakket pakketten bundel vaste prijs goedkoopste',
    'free-session': 'gratis sessie strategiesessie adviesgesprek eerste gesprek vrijblijvend',
    'how-to-start': 'beginnen begin starten start stappen werkwijze',
    'our-effort': 'ons team inzet moeite',
    'existing-crm': 'hubspot salesforce pipedrive zoho bestaande huidige systemen',
    ownership: 'eigendom eigenaar broncode intellectueel rechten',
    languages: 'taal talen nederlands engels duits frans',
    'after-launch': 'daarna later stuk kapot',
    return: 'terugverdienen terugverdientijd rendement roi investering oplevert loont',
    mistakes: 'fout fouten verkeerd onjuist hallucineren betrouwbaar nauwkeurig',
    privacy: 'privacy avg persoonsgegevens cookies verwijderen wissen bewaard chat gesprek',
    'client-data': 'veiligheid veilig beveiliging avg verwerkersovereenkomst vertrouwelijk klantgegevens',
    'team-skills': 'technisch technische kennis ontwikkelaar programmeur training trainen it afdeling',
    services: 'dienst diensten aanbod',
    contact: 'contact telefoon telefoonnummer nummer email mail mailadres adres bereiken bereikbaar formulier vraag',
    popular: 'populair populairst aanraden aanbevolen beste gekozen meest',
    results:
      'resultaten tevreden tevredenheid efficientie besparing besparen sneller op tijd bewijs 24 beschikbaar bereikbaar',
  },
};
