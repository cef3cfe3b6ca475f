import { site } from '#shared/site.ts';
import type { appointmentScheduling as english } from '../en/appointment-scheduling.ts';
import { timelines } from '../figures.ts';
import { getService } from '../pick.ts';
import { catalogue } from './catalogue.ts';
import { weeks } from './format.ts';
import { serviceNames } from './service-names.ts';
import { solution } from './solution.ts';

export const appointmentScheduling = {
  meta: {
    title: `Online afspraken zonder bellen, in uw eigen agenda | ${site.name}`,
    description: `Klanten boeken, verzetten en annuleren online in uw eigen agenda, met herinneringen en intakevragen. Ingericht en getest in ${weeks(timelines['appointment-scheduling'])}, met nazorg.`,
  },
  name: serviceNames['appointment-scheduling'],
  heading: 'Klanten boeken zelf, volgens uw regels',
  introduction:
    'Online boeken voor praktijken, adviseurs, salons en buitendiensten. Klanten kiezen een tijd die echt vrij is en krijgen een herinnering voordat ze komen. De agenda houdt zich aan uw regels voor reistijd, ruimtes en medewerkers.',
  callToAction: 'Bespreek uw agenda',
  drawing:
    'Dagen met hun tijden. Dichte blokken zijn bezet, gestippelde zijn vrij. Het blok met het gekleurde dak is net door een klant geboekt.',
  elevation: {
    title: 'Eén week, met de hand en online geboekt',
    introduction:
      'Een fysiotherapiepraktijk: wat de praktijk zelf plant, wat cliënten boeken en wat de regels vrijhouden.',
    caption: 'Een voorbeeld. De praktijk en haar cliënten zijn verzonnen.',
    states: {
      taken: 'Door u gepland',
      booked: 'Door een cliënt geboekt',
      free: 'Vrij om te boeken',
      kept: 'Vrijgehouden door een regel',
    },
    days: [
      {
        id: 'monday',
        title: 'Maandag',
        slots: [
          { time: '9.00', state: 'taken', text: 'Vervolg' },
          { time: '10.30', state: 'booked', text: 'Intake' },
          { time: '13.30', state: 'taken', text: 'Overleg' },
          { time: '15.00', state: 'free', text: 'Vrij' },
        ],
      },
      {
        id: 'tuesday',
        title: 'Dinsdag',
        slots: [
          { time: '9.00', state: 'free', text: 'Vrij' },
          { time: '10.30', state: 'taken', text: 'Vervolg' },
          { time: '13.30', state: 'kept', text: 'Reistijd' },
          { time: '15.00', state: 'taken', text: 'Huisbezoek' },
        ],
      },
      {
        id: 'wednesday',
        title: 'Woensdag',
        slots: [
          { time: '9.00', state: 'booked', text: 'Vervolg' },
          { time: '10.30', state: 'taken', text: 'Intake' },
          { time: '13.30', state: 'kept', text: 'Ruimte bezet' },
          { time: '15.00', state: 'free', text: 'Vrij' },
        ],
      },
      {
        id: 'thursday',
        title: 'Donderdag',
        slots: [
          { time: '9.00', state: 'taken', text: 'Vervolg' },
          { time: '10.30', state: 'free', text: 'Vrij' },
          { time: '13.30', state: 'taken', text: 'Vervolg' },
          { time: '15.00', state: 'free', text: 'Vrij' },
        ],
      },
      {
        id: 'friday',
        title: 'Vrijdag',
        slots: [
          { time: '9.00', state: 'taken', text: 'Intake' },
          { time: '10.30', state: 'booked', text: 'Vervolg' },
          { time: '13.30', state: 'kept', text: 'Pauze' },
          { time: '15.00', state: 'booked', text: 'Intake' },
        ],
      },
    ],
    message: {
      title: 'Sms, donderdag 17.00',
      text: 'Morgenmiddag om drie uur bent u welkom voor uw intake. Komt het niet uit? Verzetten of annuleren kan tot morgen twaalf uur:',
      link: 'mijn afspraak verzetten',
      note: 'Maandagavond, 21.52: door de cliënt zelf geboekt.',
    },
  },
  problem: {
    title: 'Drie berichten voor één afspraak',
    paragraphs: [
      'Iemand belt. U kijkt in de agenda en stelt twee tijden voor. Geen van beide komt uit, dus u belt terug. Eén afspraak kost al snel drie berichten, en zolang u bij een klant zit, neemt niemand op.',
      'Voor de agenda gelden regels die maar één persoon kent: geen twee eerste bezoeken achter elkaar, tijd om te rijden, een ruimte die u deelt. Daarom kan niemand het plannen overnemen en is elke vakantie een probleem.',
    ],
    signs: [
      'Overdag stapelen voicemails en mails over tijden zich op',
      'Twee mensen plannen tegelijk en geven dezelfde tijd weg',
      'Klanten komen niet opdagen, want er ging geen herinnering uit',
      'Elke afspraak begint met vragen die u vooraf had kunnen stellen',
    ],
  },
  build: {
    title: 'Wat we bouwen',
    introduction: 'Uw agenda blijft waar hij is. We zetten er een boekingspagina voor die uw regels kent.',
    parts: [
      {
        id: 'link',
        title: 'De agendakoppeling',
        text: 'In twee richtingen met de agenda’s die uw team gebruikt. Wat u zelf inplant, is meteen bezet. Wat klanten online boeken, staat in uw eigen agenda.',
      },
      {
        id: 'rules',
        title: 'Uw regels',
        text: 'Duur, pauzes, reistijd, ruimtes, wie wat doet en hoe ver vooruit. Eén keer opgeschreven, zodat iedereen ze kan lezen en aanpassen.',
      },
      {
        id: 'messages',
        title: 'Berichten',
        text: 'Bevestigingen en herinneringen per e-mail of sms, in uw eigen woorden. Met een link om te verzetten of te annuleren, binnen uw voorwaarden.',
      },
      {
        id: 'intake',
        title: 'Intakevragen',
        text: 'Gesteld bij het boeken en bewaard bij de afspraak, zodat u voorbereid begint. Klanten vullen alleen in wat voor die afspraak nodig is.',
      },
    ],
    shown: {
      title: 'Voorbeeld: de regels',
      rows: [
        ['Intake', 'Ruimte 1, een uur', 'online'],
        ['Huisbezoek', 'Reistijd ervoor', 'per telefoon'],
        ['Pauze', 'Nooit te boeken', 'hele team'],
        ['Verzetten of annuleren', 'Tot twaalf uur op de dag zelf', 'via de link'],
      ],
    },
  },
  plan: {
    note: 'Het snelst gaat het bij één team met weinig soorten afspraken. De laatste twee stappen vallen dan in één week.',
    steps: [
      {
        id: 'rules',
        title: 'Regels op papier',
        text: 'We gaan om de tafel met degene die nu plant. We schrijven elke regel en uitzondering op, tot iemand anders met die lijst hetzelfde zou plannen.',
      },
      {
        id: 'build',
        title: 'Boekingspagina en koppelingen',
        text: 'Agenda’s gekoppeld, boekingspagina in uw huisstijl, berichten geschreven. We spelen een eerdere maand na en kijken of er dezelfde planning uitkomt.',
      },
      {
        id: 'launch',
        title: 'Proef en livegang',
        text: 'Eerst voor één soort afspraak of één collega. Als er niets botst, komt de link op uw website, in uw handtekening en op uw voicemail, en krijgt uw team training.',
      },
    ],
  },
  bring: {
    introduction: 'Degene die nu plant, een paar uur verspreid over de weken.',
    items: [
      {
        id: 'calendars',
        title: 'Uw agenda’s',
        text: 'Toegang tot de agenda van iedereen bij wie klanten kunnen boeken, en van ruimtes die u deelt.',
      },
      {
        id: 'exceptions',
        title: 'Uw uitzonderingen',
        text: 'Wat in geen handleiding staat: wie nooit op woensdag werkt, welk bezoek altijd uitloopt.',
      },
      {
        id: 'terms',
        title: 'Uw voorwaarden',
        text: 'Tot wanneer een klant mag verzetten of annuleren, en wat er daarna gebeurt.',
      },
      {
        id: 'texts',
        title: 'Een meelezer voor de berichten',
        text: 'Eén collega die de bevestiging, de herinnering en de toon goedkeurt.',
      },
    ],
  },
  faq: [
    {
      id: 'calendars',
      question: 'Welke agenda’s kunt u koppelen?',
      answer:
        'Google Agenda, Microsoft 365 en elke agenda met CalDAV of een API. De agenda van een gesloten praktijksysteem controleren we voordat we een offerte maken.',
    },
    {
      id: 'double-booking',
      question: 'Kunnen twee klanten dezelfde tijd boeken?',
      answer:
        'Nee. Bij het boeken wordt een tijd nog eens gecontroleerd en in dezelfde stap vastgelegd. De tweede klant ziet meteen dat die tijd bezet is en wat er nog vrij is.',
    },
    {
      id: 'phone',
      question: 'En klanten die liever bellen?',
      answer:
        'Dat kan nog steeds. Uw collega boekt dan via dezelfde pagina, zodat dezelfde regels en herinneringen gelden.',
    },
    {
      id: 'running-costs',
      question: 'Zijn er kosten na de livegang?',
      answer:
        'Voor de boekingssoftware kan een abonnement nodig zijn, en sms-berichten rekent de aanbieder apart af. Beide staan op uw naam, en in de offerte leest u vooraf wat ze kosten.',
    },
    {
      id: 'health',
      question: 'Is het geschikt voor praktijken die met gezondheidsgegevens werken?',
      answer:
        'Ja, als het daarop is ingericht. De boekingspagina vraagt niet meer dan voor het plannen nodig is. Bevatten intakeantwoorden gezondheidsgegevens? Dan spreken we eerst opslag, toegang en verwijdering af, in een verwerkersovereenkomst.',
    },
  ],
  labels: solution,
  service: getService(catalogue, 'appointment-scheduling'),
  related: [
    getService(catalogue, 'ai-customer-support'),
    getService(catalogue, 'website-development'),
    getService(catalogue, 'crm-integration'),
  ],
} satisfies typeof english;
