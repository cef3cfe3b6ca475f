import { site } from '#shared/site.ts';
import type { resources as english } from '../en/resources.ts';
import { launchTest, replyHours } from '../figures.ts';
import type { Checklist } from '../types.ts';
import { faq } from './faq.ts';
import { hours } from './format.ts';

const checklists: Checklist[] = [
  {
    id: 'crm-integration',
    name: 'CRM',
    title: 'Vóór\u00a0een CRM-integratie',
    introduction: 'Voor wie het project leidt, vóór de eerste week.',
    groups: [
      {
        id: 'data',
        title: 'Gegevens',
        items: [
          'We weten welke klantenlijst klopt als er twee verschillen.',
          'Per veld is besloten welk systeem leidend is.',
          'Dubbele contacten zijn geteld, en iemand mag beslissen welk contact blijft.',
          'Velden die al een jaar niemand invult, staan op een lijst om te schrappen.',
        ],
      },
      {
        id: 'systems',
        title: 'Systemen',
        items: [
          'Alle systemen met klantgegevens staan op een lijst, ook de spreadsheets.',
          'Van elk systeem weten we of er bij ons abonnement een API hoort.',
          'Er is een beheerdersaccount dat we kunnen uitlenen en weer intrekken.',
          'Een recente export van de contacten ligt op een veilige plek.',
        ],
      },
      {
        id: 'people',
        title: 'Mensen',
        items: [
          'Eén persoon mag beslissen en heeft er een paar uur per week voor.',
          'Verkoop, planning en boekhouding hebben elk de stap genoemd die hen het meest ergert.',
          'We hebben afgesproken wie een lead krijgt en hoe snel die persoon belt.',
          'Drie recente leads zijn beschreven, van het eerste contact tot de factuur.',
        ],
      },
    ],
  },
  {
    id: 'ai-assistant',
    name: 'Assistent',
    title: 'Voordat een AI-assistent live gaat',
    introduction: 'Voor het team dat de vragen nu beantwoordt, voordat iemand software kiest.',
    groups: [
      {
        id: 'answers',
        title: 'Wat hij mag beantwoorden',
        items: [
          `We hebben ${launchTest.questions} echte vragen van klanten, in hun eigen woorden.`,
          'Bij elke vraag staat het juiste antwoord, met de pagina waar het vandaan komt.',
          'Er is iemand aangewezen die deze pagina’s bijhoudt.',
          'We weten in welke talen klanten schrijven.',
        ],
      },
      {
        id: 'refusals',
        title: 'Wat hij niet mag beantwoorden',
        items: [
          'Er is een lijst van onderwerpen die hij weigert: juridisch, medisch, kortingen, andere klanten.',
          'De zin waarmee hij weigert, staat op papier en is vriendelijk.',
          'Hij zegt aan het begin van het gesprek dat hij software is.',
          'Wat hij ontvangt, kan naar een externe dienst gaan, en onze privacyverklaring vermeldt dat.',
        ],
      },
      {
        id: 'hand-over',
        title: 'Wanneer een mens het overneemt',
        items: [
          'Een klant kan in elke taal en op elk moment naar een medewerker vragen.',
          'We weten wie het overdag overneemt en wat er ’s avonds gebeurt.',
          'De collega die het overneemt, ziet het hele gesprek.',
          'Elke week leest iemand een steekproef en verbetert de bronnen.',
        ],
      },
    ],
  },
  {
    id: 'website-launch',
    name: 'Website',
    title: 'Voordat een website live gaat',
    introduction: 'Voor de laatste dagen vóór de overstap. Vink elke regel af op een telefoon én op een groot scherm.',
    groups: [
      {
        id: 'content',
        title: 'Inhoud',
        items: [
          'Iemand die de teksten niet heeft geschreven, heeft elke pagina hardop gelezen.',
          'Prijzen, openingstijden en namen zijn op elke pagina gelijk.',
          'Elk formulier is een keer echt verstuurd, en de lead kwam aan waar die hoort.',
          'Privacyverklaring en voorwaarden beschrijven deze site en niet de vorige.',
        ],
      },
      {
        id: 'technology',
        title: 'Techniek',
        items: [
          'De belangrijkste pagina’s zijn geopend op een goedkope telefoon via een mobiel netwerk.',
          'Alles is met alleen het toetsenbord te bereiken en te gebruiken.',
          'Een pagina die niet bestaat, toont een 404-pagina die de weg wijst.',
          'We weten hoe we teruggaan naar de oude site, en hebben dat geprobeerd.',
        ],
      },
      {
        id: 'found',
        title: 'Gevonden en opgevolgd',
        items: [
          'Elk oud adres waar anderen naar linken, leidt naar de nieuwe pagina.',
          'Elke pagina heeft een eigen titel en een eigen beschrijving.',
          'Anders dan een testsite vraagt deze site zoekmachines niet om weg te blijven.',
          'In de eerste week kijkt iemand elke ochtend naar fouten en leads.',
        ],
      },
    ],
  },
];

export const resources = {
  meta: {
    title: `Hulpmiddelen: checklists en antwoorden | ${site.name}`,
    description:
      'Drie checklists om af te drukken: CRM-integratie, AI-assistent en websitelancering. Met antwoorden over prijs, tijd, systemen en gegevens.',
  },
  name: 'Hulpmiddelen',
  heading: 'Checklists en\u00a0antwoorden',
  introduction:
    'Drie gratis lijsten van twaalf punten, ook om af te drukken, voor teams die een CRM gaan koppelen, of een AI-assistent of website live zetten.',
  done: (count: number, total: number) => `${count} van ${total} afgevinkt`,
  print: 'Print deze lijst',
  note: 'Uw vinkjes blijven in deze browser. We versturen niets.',
  floors: 'Drie lijsten, een verdieping per punt.',
  listsTitle: 'De checklists',
  checklists,
  article: 'Lees het artikel',
  service: 'Bekijk de dienst',
  faqTitle: 'Veelgestelde vragen',
  faq,
  faqGroups: [
    { id: 'faq-price', title: 'Prijs en tijd', items: faq.slice(0, 4) },
    { id: 'faq-start', title: 'Hoe we beginnen', items: faq.slice(4, 9) },
    { id: 'faq-systems', title: 'Systemen en gegevens', items: faq.slice(9, 14) },
    { id: 'faq-after', title: 'Na de livegang', items: faq.slice(14) },
  ],
  callToAction: {
    title: 'Staat uw vraag er niet bij?',
    text: `Stuur ons uw vraag, of de regel waar u op vastloopt. We antwoorden binnen ${hours(replyHours)} per e-mail.`,
    link: 'Stel uw vraag',
  },
} satisfies typeof english;
