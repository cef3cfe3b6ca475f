import { site } from '#shared/site.ts';
import type { crmIntegration as english } from '../en/crm-integration.ts';
import { timelines } from '../figures.ts';
import { getService } from '../pick.ts';
import { catalogue } from './catalogue.ts';
import { weeks } from './format.ts';
import { serviceNames } from './service-names.ts';
import { solution } from './solution.ts';

export const crmIntegration = {
  meta: {
    title: `CRM-integratie: voer klantdata één keer in | ${site.name}`,
    description: `Uw CRM gekoppeld aan website, mailbox, facturatie en planning, met schone gegevens en automatische opvolging. Live in ${weeks(timelines['crm-integration'])}, met nazorg.`,
  },
  name: serviceNames['crm-integration'],
  heading: 'Voer elke klant maar één keer in',
  introduction:
    'CRM-integratie voor verkoopteams met klantgegevens in spreadsheets en mailboxen. We koppelen uw CRM aan de systemen waar klanten hun gegevens achterlaten, halen dubbele contacten eruit en automatiseren de opvolging.',
  callToAction: 'Bespreek uw CRM',
  drawing: 'Elke gekleurde lijn maakt overtypen overbodig.',
  drawingNames: ['Mailbox', 'Website', 'CRM', 'Facturatie', 'Planning'],
  elevation: {
    title: 'Drie keer ingevoerd, één klant',
    introduction: 'Dezelfde klant in drie systemen, en wat er na het opschonen overblijft.',
    caption: 'Een voorbeeld. De klant is verzonnen en de cijfers zijn afgedekt.',
    dropped: 'vervallen',
    sources: [
      {
        id: 'form',
        title: 'Websiteformulier, maart',
        fields: [
          { id: 'name', label: 'Naam', value: 'Joris de Wit' },
          { id: 'phone', label: 'Telefoon', value: '06 •• •• •• 18' },
        ],
      },
      {
        id: 'mailbox',
        title: 'Mailbox van een collega',
        fields: [
          { id: 'name', label: 'Naam', value: 'J. de Wit', isDropped: true },
          { id: 'email', label: 'E-mailadres', value: 'joris@dewit.example' },
          { id: 'phone', label: 'Telefoon', value: '+31 6 •• •• •• 18' },
        ],
      },
      {
        id: 'invoicing',
        title: 'Facturatie',
        fields: [
          { id: 'company', label: 'Bedrijf', value: 'De Wit Warmtepompen' },
          { id: 'phone', label: 'Telefoon', value: '06 •• •• •• 81', isDropped: true },
          { id: 'address', label: 'Adres', value: 'Voorbeeldstraat 4' },
        ],
      },
    ],
    record: {
      title: 'In uw CRM, één keer',
      fields: [
        { id: 'name', label: 'Naam', value: 'Joris de Wit', from: 'zoals de klant hem schreef' },
        { id: 'company', label: 'Bedrijf', value: 'De Wit Warmtepompen', from: 'uit de facturatie' },
        { id: 'phone', label: 'Telefoon', value: '+31 6 •• •• •• 18', from: 'in twee van de drie' },
        { id: 'email', label: 'E-mailadres', value: 'joris@dewit.example', from: 'uit de mailbox' },
        { id: 'address', label: 'Adres', value: 'Voorbeeldstraat 4', from: 'de facturatie gaat voor' },
      ],
      task: 'Volgende stap: donderdag bellen over de offerte',
      approval: 'Samengevoegd na akkoord van verkoop. In de back-up staan ze alle drie nog.',
    },
  },
  problem: {
    title: 'Eén klant, telkens opnieuw\u00a0getypt',
    paragraphs: [
      'Een lead komt binnen via de website en iemand typt die over in het CRM. De offerte gaat het facturatiepakket in, het bezoek komt in de agenda en de rest blijft in een mailbox staan. Het telefoonnummer staat er dan op vier manieren, en één daarvan is fout.',
      'Dus vertrouwt niemand het CRM en houdt iedereen een eigen lijst bij. In het verkoopoverleg gaat het over de vraag of de cijfers kloppen.',
    ],
    signs: [
      'De echte lijst is een spreadsheet naast het CRM',
      'Twee collega’s bellen dezelfde lead, of niemand belt',
      'Een rapport kost een middag exporteren en plakken',
      'Een collega vertrekt, en de geschiedenis van zijn klanten verdwijnt met zijn mailbox',
    ],
  },
  build: {
    title: 'Wat we bouwen',
    introduction:
      'Uw CRM blijft, of het nu HubSpot, Salesforce, Pipedrive, Teamleader, Microsoft Dynamics of een ander met een API is. Wij koppelen wat eromheen staat. Per veld legt één regel vast welk systeem leidend is.',
    parts: [
      {
        id: 'model',
        title: 'Eén gegevensmodel',
        text: 'Per veld: waar het vandaan komt, wie het mag wijzigen en welk systeem voorgaat als er twee elkaar tegenspreken.',
      },
      {
        id: 'clean-up',
        title: 'Opschonen',
        text: 'Dubbele contacten samengevoegd, schrijfwijzen gelijkgetrokken, oude contacten gearchiveerd. U keurt de lijst goed voordat er iets verandert, en er is een back-up.',
      },
      {
        id: 'links',
        title: 'De koppelingen',
        text: 'Formulieren, mail, chat, facturatie en planning schrijven zelf naar het CRM. Wat mislukt, wordt opnieuw geprobeerd en gemeld.',
      },
      {
        id: 'follow-up',
        title: 'Opvolging en dashboard',
        text: 'Taken die bij elke fase van een deal klaarstaan, en één pagina met de cijfers waarop uw verkoopteam stuurt.',
      },
    ],
    shown: {
      title: 'Voorbeeld: bij elke fase een taak',
      rows: [
        ['Nieuwe lead', 'Bellen', 'dezelfde dag'],
        ['Offerte verstuurd', 'Vragen wat ze ervan vinden', 'na drie dagen'],
        ['Gewonnen', 'Kick-off plannen', 'meteen'],
        ['Verloren', 'Nog eens vragen', 'na een half jaar'],
      ],
    },
  },
  plan: {
    note: 'Het snelst gaat het bij weinig systemen en schone gegevens. De laatste twee stappen vallen dan in één week.',
    steps: [
      {
        id: 'map',
        title: 'In kaart brengen',
        text: 'Welke systemen, welke velden, wie typt wat. U krijgt een tekening van hoe klantgegevens nu lopen en hoe ze straks lopen.',
      },
      {
        id: 'clean-up',
        title: 'Opschonen',
        text: 'We schonen een kopie van uw gegevens op. Over twijfelgevallen beslist u. In het echte CRM verandert nog niets.',
      },
      {
        id: 'connect',
        title: 'Koppelen',
        text: 'De koppelingen gaan live, één per dag. De volgende begint pas als de vorige zonder fouten heeft gedraaid.',
      },
      {
        id: 'hand-over',
        title: 'Opvolging en overdracht',
        text: 'Taken en dashboard, ingericht met de mensen die ermee werken. Daarna training en een handleiding, en het spreadsheet gaat dicht.',
      },
    ],
  },
  bring: {
    introduction: 'Eén persoon die weet hoe verkoop bij u werkt, een paar uur per week.',
    items: [
      {
        id: 'access',
        title: 'Toegang als beheerder',
        text: 'Tot het CRM en tot elk systeem dat wordt gekoppeld, via accounts die u weer kunt sluiten.',
      },
      {
        id: 'owner',
        title: 'Data-eigenaar',
        text: 'Iemand die beslist welk telefoonnummer klopt en welke contacten weg mogen.',
      },
      {
        id: 'examples',
        title: 'Echte voorbeelden',
        text: 'Een paar klanten, van eerste bericht tot factuur, zodat we testen zoals het bij u echt gaat.',
      },
      {
        id: 'moment',
        title: 'Een rustig moment',
        text: 'Een afgesproken moment waarop niemand in het CRM werkt. Dan zetten we de gegevens over.',
      },
    ],
  },
  faq: [
    {
      id: 'which-crm',
      question: 'Met welk CRM werkt u?',
      answer:
        'Met dat van u, als het een API heeft of op een andere betrouwbare manier gegevens kan uitwisselen. HubSpot, Salesforce, Pipedrive, Teamleader en Microsoft Dynamics kunnen dat. Elk ander CRM controleren we voordat we een offerte maken.',
    },
    {
      id: 'switch',
      question: 'Moeten we eerst overstappen op een ander CRM?',
      answer: 'Meestal niet. Als uw CRM niet kan wat u nodig hebt, zetten we de kosten van beide wegen naast elkaar.',
    },
    {
      id: 'lose-data',
      question: 'Kunnen we gegevens kwijtraken?',
      answer:
        'We werken op een kopie, maken een back-up en zetten over in stappen die we kunnen terugdraaien. Er wordt niets gearchiveerd voordat u het resultaat hebt goedgekeurd.',
    },
    {
      id: 'failed-link',
      question: 'Wat gebeurt er als een koppeling ’s\u00A0nachts uitvalt?',
      answer:
        'De wijziging wacht en wordt opnieuw geprobeerd. Als dat blijft mislukken, krijgt u bericht van wat niet is aangekomen. Tijdens de inbegrepen nazorg lossen wij het op. Daarna kiest u wie het bericht krijgt.',
    },
    {
      id: 'privacy-law',
      question: 'Helpt opschonen ook bij de AVG?',
      answer:
        'Het helpt, mits u voor elk contact een reden hebt om het te bewaren. U houdt minder oude contacten over en weet waar elk gegeven vandaan komt. We spreken af hoe lang elk soort contact blijft staan, en leggen onze eigen toegang vast in een verwerkersovereenkomst.',
    },
  ],
  labels: solution,
  service: getService(catalogue, 'crm-integration'),
  related: [
    getService(catalogue, 'website-development'),
    getService(catalogue, 'ai-customer-support'),
    getService(catalogue, 'business-analysis'),
  ],
} satisfies typeof english;
