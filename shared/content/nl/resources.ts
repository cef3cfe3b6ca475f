import { site } from '#shared/site.ts';
import type { resources as english } from '../en/resources.ts';
import { launchTest } from '../figures.ts';
import type { Checklist } from '../types.ts';
import { faq } from './faq.ts';

const checklists: Checklist[] = [
  {
    id: 'crm-integration',
    title: 'Vóór een CRM-integratie',
    introduction:
      'Voor degene die het gaat leiden. Wat hier is afgevinkt, hoeft niet in de eerste week te worden uitgezocht.',
    groups: [
      {
        id: 'data',
        title: 'Gegevens',
        items: [
          'Wij weten welke klantenlijst klopt als er twee van elkaar verschillen.',
          'Per veld is besloten welk systeem leidend is.',
          'Dubbele contacten zijn geteld, en iemand mag beslissen welk blijft.',
          'Velden die al een jaar niemand invult, staan op een lijst om te schrappen.',
        ],
      },
      {
        id: 'systems',
        title: 'Systemen',
        items: [
          'Alle systemen met klantgegevens staan op papier, ook de spreadsheets.',
          'Van elk systeem weten wij of ons abonnement een API bevat.',
          'Er is een beheerdersaccount dat wij kunnen uitlenen en weer intrekken.',
          'Een recente export van de contacten ligt op een veilige plek.',
        ],
      },
      {
        id: 'people',
        title: 'Mensen',
        items: [
          'Eén persoon mag beslissen en heeft er een paar uur per week voor.',
          'Verkoop, planning en boekhouding noemden elk de stap die hen het meest ergert.',
          'Wij spraken af wie een aanvraag krijgt en binnen welke tijd die persoon belt.',
          'Drie recente aanvragen zijn beschreven, van eerste contact tot factuur.',
        ],
      },
    ],
  },
  {
    id: 'ai-assistant',
    title: 'Voordat een AI-assistent live gaat',
    introduction:
      'Om door te nemen voordat iemand over software begint. Waar u twijfelt, twijfelt de assistent straks ook.',
    groups: [
      {
        id: 'answers',
        title: 'Wat hij mag beantwoorden',
        items: [
          `Wij hebben ${launchTest.questions} echte vragen van klanten, in hun eigen woorden.`,
          'Bij elke vraag staat het juiste antwoord, met de pagina waar het vandaan komt.',
          "Iemand houdt die pagina's bij, en die persoon heeft een naam.",
          'Wij weten in welke talen klanten schrijven.',
        ],
      },
      {
        id: 'refusals',
        title: 'Wat hij niet mag beantwoorden',
        items: [
          'Er is een lijst van onderwerpen die hij weigert: juridisch, medisch, kortingen, andere klanten.',
          'De zin waarmee hij weigert staat op papier, en is vriendelijk.',
          'Hij zegt aan het begin van het gesprek dat hij software is.',
          'Wat hij ontvangt mag naar een externe dienst, en onze privacyverklaring vermeldt dat.',
        ],
      },
      {
        id: 'hand-over',
        title: 'Wanneer een mens het overneemt',
        items: [
          'Een klant kan in elke taal en op elk moment om een mens vragen.',
          "Wij weten wie het overdag overneemt en wat er 's avonds gebeurt.",
          'De collega die het overneemt, ziet het hele gesprek.',
          'Elke week leest iemand een steekproef en verbetert de bronnen.',
        ],
      },
    ],
  },
  {
    id: 'website-launch',
    title: 'Voordat een website live gaat',
    introduction: 'Voor de laatste dagen vóór de overstap. Vink elke regel af op een telefoon én op een groot scherm.',
    groups: [
      {
        id: 'content',
        title: 'Inhoud',
        items: [
          'Iemand die de teksten niet schreef, heeft elke pagina hardop gelezen.',
          'Prijzen, openingstijden en namen zijn op elke pagina gelijk.',
          'Elk formulier is echt verstuurd, en de aanvraag kwam aan waar ze hoort.',
          'Privacyverklaring en voorwaarden beschrijven deze site en niet de vorige.',
        ],
      },
      {
        id: 'technology',
        title: 'Techniek',
        items: [
          "De belangrijkste pagina's zijn geopend op een goedkope telefoon via een mobiel netwerk.",
          'Alles is met alleen het toetsenbord te bereiken en te gebruiken.',
          'Een pagina die niet bestaat, toont een 404-pagina die verder helpt.',
          'Wij weten hoe wij teruggaan naar de oude site, en hebben dat geprobeerd.',
        ],
      },
      {
        id: 'found',
        title: 'Gevonden en opgevolgd',
        items: [
          'Elk oud adres waar anderen naar linken, leidt naar zijn nieuwe pagina.',
          'Elke pagina heeft een eigen titel en een eigen beschrijving.',
          'De site vraagt zoekmachines niet om weg te blijven, zoals testsites doen.',
          'In de eerste week kijkt iemand elke ochtend naar fouten en aanvragen.',
        ],
      },
    ],
  },
];

export const resources = {
  meta: {
    title: `Kennisbank: checklists en antwoorden | ${site.name}`,
    description:
      'Drie checklists om af te drukken (CRM-integratie, AI-assistent, websitelancering), de artikelen erbij en antwoorden op wat klanten vragen voordat zij beginnen.',
  },
  name: 'Kennisbank',
  heading: 'Checklists voor direct gebruik',
  introduction:
    'Drie checklists, de artikelen die ze uitleggen en de vragen die klanten stellen voordat zij beginnen. Vrij te gebruiken en af te drukken binnen uw bedrijf.',
  print: 'Druk deze pagina af',
  note: 'Vinkjes blijven op uw scherm: ze worden niet bewaard en niet verstuurd.',
  checklists,
  article: 'Lees het artikel',
  service: 'Zo doen wij het',
  articles: {
    title: 'Artikelen',
    introduction:
      'Korte stukken over het kiezen van een eerste proces, gegevens, afspraken en dagelijks werken met AI.',
    link: 'Alle artikelen',
  },
  faqTitle: 'Veelgestelde vragen',
  faq,
  callToAction: {
    title: 'Blijft u bij een regel hangen?',
    text: 'Vertel ons welke. Wij antwoorden per e-mail, en vaak is dat al genoeg.',
    link: 'Stel uw vraag',
  },
} satisfies typeof english;
