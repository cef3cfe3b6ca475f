// What visitors say, and at the end what the assistant says: English, a bar, Dutch. A comma parts phrases; 'cost' stands for 'costs' too.
import { type Language, languages } from '#shared/languages.ts';
import { site } from '#shared/site.ts';

/** The words of one language out of a list of both. */
export const sideOf = (list: string, language: Language) => list.split(' | ')[languages.indexOf(language)] ?? '';

/** Carry no subject and are not searched for. `build` is one, because two packages and much else are named after it. */
export const fillers = `a about actually after again all also am an and any anything are as at be because been before being both build but by can could did do does doing done each else etc even every for from get give go going good got had has have having he hello help hi her here his how i id if im in into is isnt it its just kind know lets like long
  look looking make many may me mean might more most much must my need no not now of off offer on one only or other our out over own per please put quite really run same see sell set shall she should since so some something sort still such sure system take takes tell than that thats the their them then there these they thing
  things this those though to too under until up us use using very want was way we well were what whats when where which while who whom whose why will wish with without would yes you your yours
  | aan al alle alleen bied bieden biedt alles als altijd ander andere anders bent ben bij bouw bouwen build daar dan dat de deze die dit doe doen doet door dus echt een eens eigenlijk en er ervan even ga gaan gaat geen graag gaf geeft geven goed had hallo hebben hebt heb heeft heel help helpen het hier hij hoe hoeveel hun iets ik
  in is ja je jij jou jouw jullie kan kennen kent krijg krijgen kun kunnen kunt laat laten lang maak maakt maar maken meer men met mij mijn misschien moet moeten mogen na naar nee net niet niets nodig nog nu of om omdat ons onze ook op over per s soort systeem te tegen ter tot u uit uw van vanaf veel vertel vind vinden vindt voor
  vraag waar waarom wanneer want was wat we weet wel welk welke werd weten wie wij wil willen wilt worden wordt zal ze zeg zelf zij zijn zit zo zoek zou zouden zullen`;

/** Names by which a subject is asked for: titles of what is sold, and others. */
export const names = {
  'ai-customer-support': `ai customer support, customer support, customer service, ai support, support assistant, support bot, ai assistant, chatbot, chat bot, helpdesk, help desk | ai klantenservice, klantenservice, klantondersteuning, klantenondersteuning, chatbot, chat bot, ai assistent, helpdesk, klantcontact`,
  'appointment-scheduling': `appointment scheduling, scheduling, appointment booking, booking system, booking software, booking tool, online booking, appointment system, appointment software, calendar automation, reservation system | afspraken plannen, afsprakensysteem, afsprakenplanner, afspraken inplannen, afspraken maken, agendabeheer, boekingssysteem, boekingstool, reserveringssysteem, online boeken, online agenda, online afspraken, afspraakplanning`,
  'crm-integration': `crm, crm integration, crm connection, crm link, crm implementation, crm migration | crm, crm integratie, crm koppeling, koppeling met crm, koppeling met ons crm, crm systeem, crm implementatie, crm migratie`,
  'website-development': `website, website development, web site, web design, webdesign, web development, landing page, web shop, webshop | website, websiteontwikkeling, website ontwikkeling, website bouwen, webontwikkeling, webdesign, webshop, webwinkel, landingspagina`,
  'custom-ai-solution': `custom ai solution, custom ai, custom solution, custom software, bespoke ai, bespoke software, ai solution, tailored ai, tailor made | ai oplossing op maat, ai op maat, oplossing op maat, maatwerk, maatwerk ai, ai maatwerk, maatwerkoplossing, maatwerksoftware, software op maat, ai oplossing`,
  'business-analysis': `business analysis, analysis, process analysis, business analyst, process mapping, audit | bedrijfsanalyse, analyse, procesanalyse, bedrijfsscan, doorlichting`,
  'build-and-empower': `build empower, empower, build and empower, small business, small businesses | build empower, empower, build en empower, klein bedrijf, kleine bedrijven`,
  'build-and-elevate': 'build elevate, elevate, build and elevate | build elevate, elevate, build en elevate',
  growth: 'growth, growth package, growth plan | growth, growth pakket, groeipakket',
  'free-session': 'free session, strategy session, the call | gratis sessie, strategiesessie, het gesprek',
  results: 'on time | op tijd',
};

export const aspects = ['support', 'timeline', 'price', 'features', 'audience'] as const;
/** What of a service or package is asked. */
export type Aspect = (typeof aspects)[number];

/**
 * What tells the aspect that is asked, and what is said beside it: `services` asks what is sold at all, `bookers` tell that someone else
 * than the visitor books, `further` begins a message that goes on with what was asked before.
 */
export const phrases = {
  support: `support, days of support, support after launch, support after, after launch, after the launch, after going live, post launch, aftercare, warranty, guarantee, guaranteed, maintenance, maintain | ondersteuning, dagen ondersteuning, ondersteuning na livegang, na livegang, na de livegang, na lancering, na de lancering, na oplevering, nazorg, onderhoud, garantie`,
  timeline: `how long, how much time, how many weeks, how many months, how fast, how soon, how quick, how quickly, timeline, time frame, timeframe, duration, lead time, turnaround, weeks, ready, deadline, finish, deliver, delivery | hoe lang, hoelang, hoe snel, hoeveel weken, hoeveel maanden, hoeveel tijd kost, hoeveel tijd, duurt, duren, de duur, doorlooptijd, looptijd, levertijd, tijdlijn, termijn, weken, klaar, opgeleverd`,
  price: `how much, cost, price, pricing, fee, rate, charge, expensive, cheap, cheaper, cheapest, quote, quotation, budget | hoeveel kost, kost, kosten, prijs, prijzen, tarief, tarieven, duur, goedkoop, goedkoopste, offerte`,
  features: `include, included, what do i get, what do we get, feature, contain, contents, consist of, what is in, whats in, comprise | zit erin, zit er in, zit er bij, hoort er bij, erbij, inbegrepen, inclusief, wat krijg ik, wat krijgen wij, wat krijgen we, bevat, bevatten, omvat, inhoud, kenmerken, onderdelen`,
  audience: `is it for, is for, who is a for, who is the for, for whom, suitable, suited, suits, ideal, right for, fit for, meant for, intended for | voor wie, geschikt, bedoeld voor, ideaal, past bij, passen bij`,
  greeting: `hello, hi, hey, good morning, good afternoon, good evening, greetings, how are you, there | hallo, hoi, hey, dag, goedendag, goedemorgen, goedemiddag, goedenavond, hoe gaat het`,
  thanks: `thank you, thanks, thx, great, perfect, ok, okay, cheers, bye, goodbye, so much, very much, helpful | dank u wel, dank u, dank je wel, dank je, dankjewel, bedankt, dank, fijn, prima, top, oke, ok, tot ziens, doei`,
  services: `service, services, what do you do, what do you offer, what do you sell, what can you do, how can you help | dienst, diensten, wat doen jullie, wat doet u, wat bieden jullie, wat biedt u, wat verkoopt u, wat verkopen jullie, wat kunt u, wat kunnen jullie`,
  identity: `who are you, what are you, are you a, are you an, are you human, are you real, are you ai, your name | wie ben je, wie bent u, wat ben je, wat bent u, ben je een, bent u een, ben jij een, je naam, uw naam`,
  contact: `a human, human being, real person, a person, talk to someone, speak to someone, speak with someone, talk with someone, talk to you, speak to you, speak with you, an employee, an agent, contact you, reach you, call you, email you, mail you, to sales | een mens, echt mens, echt persoon, echte persoon, een persoon, een medewerker, iemand spreken, iemand bellen, met iemand, u bellen, jullie bellen, u mailen, jullie mailen, u bereiken, jullie bereiken, contact opnemen`,
  booking: `schedule, book, booking, reserve, appointment, meeting, we meet, meet you, a call, a demo, a consultation, arrange, plan a, plan the, plan an | inplannen, plan in, afspraak, afspreken, boeken, boek, reserveren, plan een, gesprek plannen, sessie plannen, gesprek voeren, kennismaken, kennismakingsgesprek, intakegesprek, demo`,
  bookers: `customers, clients, patients, guests, visitors, members, people | klanten, klant, clienten, client, patienten, patient, gasten, bezoekers, leden, mensen`,
  further: 'and, what about, how about, or, also | en, of, hoe zit het met, ook',
};

/** Words that lead to a question of the FAQ or to an answer put together from several texts, beside those that it is written with. */
export const hints: Record<string, string> = {
  packages: 'package bundle plans fixed price cheapest | pakket bundel vaste prijs goedkoopste',
  'free-session': `free session consultation strategy intake first conversation no obligation | gratis sessie strategiesessie adviesgesprek eerste gesprek vrijblijvend`,
  'how-to-start': `start begin started getting steps process onboarding | beginnen begin starten start stappen werkwijze`,
  'our-effort': 'our team involvement effort | ons team inzet moeite',
  'existing-crm': `hubspot salesforce pipedrive zoho integrate existing current systems | hubspot salesforce pipedrive zoho koppelen bestaande huidige systemen`,
  ownership: 'own owner intellectual property source code rights | eigendom eigenaar broncode intellectueel rechten',
  languages: 'language dutch english german french | taal talen nederlands engels duits frans',
  'after-launch': 'afterward later break broken | daarna later stuk kapot',
  return: `roi return investment worth payback earn back pay itself | terugverdienen terugverdientijd rendement roi investering oplevert loont`,
  mistakes: `wrong mistake error hallucinate hallucination reliable accuracy | fout verkeerd onjuist hallucineren betrouwbaar nauwkeurig`,
  privacy: `privacy gdpr personal data cookies delete erase stored chat conversation | privacy avg persoonsgegevens cookies verwijderen wissen bewaard chat gesprek`,
  'client-data': `security secure safe gdpr processing agreement confidential customer data stored | veiligheid veilig beveiliging avg verwerkersovereenkomst vertrouwelijk klantgegevens`,
  'team-skills': `technical skills knowledge developer programmers training train it department | technisch kennis ontwikkelaar programmeur training trainen it afdeling`,
  contact: `contact phone telephone number email mail address reach form question reply respond | contact telefoon telefoonnummer nummer email mail mailadres adres bereiken bereikbaar formulier vraag reageren`,
  popular: `popular popularity recommend recommended best chosen most | populair populairst aanraden aanbevolen beste gekozen meest`,
  results: `results achieve satisfaction satisfied efficiency savings save faster on time claims proof 24 available availability hours | resultaten tevreden tevredenheid efficientie besparing besparen bespaart sneller op tijd bewijs 24 beschikbaar bereikbaar`,
};

// What the assistant says, with facts for the names in braces. The site takes a reply with 'schedule', 'afspraak' or 'inplannen' for an
// offer to book, so those words stand in `booking` only.
export const sentences = {
  greeting: `Hello! I answer questions about the services, prices and timelines of ${site.name}. What would you like to know? | Hallo! Ik beantwoord vragen over de diensten, prijzen en doorlooptijden van ${site.name}. Wat wilt u weten?`,
  thanks: `You’re welcome. Anything else you’d like to know? | Graag gedaan. Kan ik u nog ergens anders mee helpen?`,
  identity: `I’m the assistant on this website: a program that looks up answers in the site’s own texts. What I can’t answer, a person at ${site.name} can: use the contact form ({contactPage}). | Ik ben de assistent van deze website: een programma dat antwoorden opzoekt in de teksten van de site. Wat ik niet weet, weet iemand van ${site.name} wel: gebruik het contactformulier ({contactPage}).`,
  contact: `You can reach a person through the contact form ({contactPage}) or at ${site.email}. We answer by email within {hours}. | U bereikt een medewerker via het contactformulier ({contactPage}) of via ${site.email}. We antwoorden binnen {hours} per e-mail.`,
  booking: `Let’s talk about it in a free video call of {minutes}. You can schedule it right away: pick a time that suits you. | Dat bespreken we graag met u in de gratis sessie van {minutes}, per videogesprek. U kunt de afspraak meteen inplannen: kies een tijd die u uitkomt.`,
  unknown: `I couldn’t find that on this site. Ask us at {contactPage}; a person answers within {hours}. | Dat heb ik op deze site niet gevonden. Stel uw vraag op {contactPage}; een medewerker antwoordt binnen {hours}.`,
  services: `We offer {titles}. Ask me how long one of them takes, what it includes or what it costs. | We bieden {titles}. Vraag me gerust hoe lang een dienst duurt, wat erbij hoort of wat de prijs is.`,
  popular: `Of our services {popularService} is marked popular, of our packages {popularPackage}. | Bij onze diensten staat ‘veel gekozen’ bij {popularService}, bij onze pakketten bij {popularPackage}.`,
  results: `Our numbers: {clientSatisfaction} client satisfaction, {efficiency} efficiency, {costSavings} cost savings and {onTimeDelivery} on-time delivery, with {support} support. What’s realistic for you, we’ll tell you in a first conversation. | Onze cijfers: {clientSatisfaction} klanttevredenheid, {efficiency} efficiënter werken, {costSavings} kostenbesparing en {onTimeDelivery} op tijd opgeleverd, met {support} ondersteuning. Wat voor u realistisch is, zeggen we in een eerste gesprek.`,
  timeline: `{title} takes {timeline}, counted from the day we have access to the systems we need. | {title}: reken op {timeline}, vanaf de dag dat we toegang hebben tot de systemen die nodig zijn.`,
  features: `{title} includes: {included}. | Inbegrepen bij {title}: {included}.`,
  support: `{title} includes {days} of support after launch. | Inbegrepen bij {title}: {days} ondersteuning na livegang.`,
  'advice support': `{title} comes with no support after launch: you get a plan, so there is nothing to keep running. We do answer questions about the report. | Bij {title} hoort geen ondersteuning na livegang: u krijgt een plan, dus er is niets dat moet blijven draaien. Vragen over het rapport beantwoorden we gewoon.`,
  audience: `{title} suits {suits} | {title} is bedoeld voor {suits}`,
  overview: `{title}: {about} It takes {timeline} and suits {suits} | {title}: {about} Reken op {timeline}. Bedoeld voor {suits}`,
  price: `We quote {title} ({price}), because the price depends on your systems and the amount of work. After a first conversation you get a quote that says exactly what you get and what it costs. If you’d rather have a fixed price, our packages start at {lowestPrice}. {prices} | Voor {title} maken we een offerte ({price}), want de prijs hangt af van uw systemen en de hoeveelheid werk. Na een eerste gesprek staat op papier wat u krijgt en wat het kost. Wilt u liever een vaste prijs? Onze pakketten beginnen bij {lowestPrice}. {prices}`,
  'package overview': `{title}: {about} It costs {price} and takes {timeline}. {prices} It includes: {included}. | {title}: {about} Het kost {price} en duurt {timeline}. {prices} Inbegrepen: {included}.`,
  'package price': `{title} costs {price} and takes {timeline}. {prices} | {title} kost {price} en duurt {timeline}. {prices}`,
};
export type Sentence = keyof typeof sentences;
