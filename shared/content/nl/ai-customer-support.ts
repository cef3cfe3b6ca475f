import { site } from '#shared/site.ts';
import type { aiCustomerSupport as english } from '../en/ai-customer-support.ts';
import { claims, timelines } from '../figures.ts';
import { getService } from '../pick.ts';
import { catalogue } from './catalogue.ts';
import { facts } from './facts.ts';
import { figure, weeks } from './format.ts';
import { serviceNames } from './service-names.ts';
import { solution } from './solution.ts';

export const aiCustomerSupport = {
  meta: {
    title: `AI-klantenservice uit uw eigen documenten | ${site.name}`,
    description: `Een AI-assistent die ${figure(claims.support)} klantvragen beantwoordt op basis van uw eigen documenten en zo nodig een collega inschakelt. Live in ${weeks(timelines['ai-customer-support'])}.`,
  },
  name: serviceNames['ai-customer-support'],
  heading: 'Antwoord om drie uur ’s\u00A0nachts, uit uw\u00a0documenten',
  introduction:
    'Een AI-assistent voor webwinkels, softwarebedrijven en servicedesks. Hij beantwoordt vragen van klanten uit uw eigen documenten, dag en nacht. Als hij het niet zeker weet, draagt hij het gesprek over aan een collega.',
  callToAction: 'Bespreek uw\u00a0klantenservice',
  drawing: 'Wat hij niet kan oplossen, geeft hij met het hele gesprek door aan een collega.',
  drawingNames: ['Vragen', 'Assistent', 'Documenten', 'Collega'],
  elevation: {
    title: 'Het antwoord, en waar het staat',
    introduction: 'Een webwinkel met fietsonderdelen op dinsdagavond, als het team naar huis is.',
    caption: 'Een voorbeeld. De winkel, de voorwaarden en de mensen zijn verzonnen.',
    chat: 'Chat, dinsdag 21.40',
    customer: 'Klant',
    assistant: 'De assistent',
    turns: [
      {
        id: 'answered',
        question:
          'Ik heb een ketting voor 11 versnellingen besteld en mijn fiets heeft er 10. Kan hij terug? De doos is al open.',
        answer:
          'Ja, dat kan. De doos mag open zijn, zolang de ketting niet op een fiets heeft gezeten. Hij moet binnen een maand na levering bij ons zijn.',
        note: 'Bron: Retourneren, artikel 3 en 4',
        isPassedOn: false,
      },
      {
        id: 'passed-on',
        question: 'En wie betaalt de verzendkosten? Op jullie site stond dat hij zou passen.',
        answer: 'Dat beslist een collega. Ik heb ons gesprek doorgestuurd; Noor schrijft u morgenochtend terug.',
        note: 'Overgedragen, met het gesprek en artikel 5',
        isPassedOn: true,
      },
    ],
    document: 'Uw document: Retourneren',
    articles: [
      {
        id: 'answered',
        items: [
          { id: 'time', title: '3. Termijn', text: 'Een retour is binnen een maand na levering bij ons.' },
          {
            id: 'condition',
            title: '4. Staat',
            text: 'De doos mag open zijn. Het onderdeel is ongebruikt: niet gemonteerd, geen vet, geen krassen.',
          },
        ],
      },
      {
        id: 'passed-on',
        items: [
          {
            id: 'costs',
            title: '5. Verzendkosten',
            text: 'Voor de klant, tenzij onze informatie niet klopte. Dat beslist een collega.',
          },
        ],
      },
    ],
  },
  problem: {
    title: 'Elke dag dezelfde vragen',
    paragraphs: [
      'Waar blijft mijn bestelling, hoe stel ik dit opnieuw in, kan ik de datum nog wijzigen? Bijna alles wat bij een klantenservice binnenkomt, is al eens gevraagd en beantwoord. Het antwoord staat in een handleiding, in de voorwaarden of in een oude mail. En elke keer zoekt iemand het weer op.',
      'In dezelfde rij staat de vraag waar wél een mens voor nodig is. En wie ’s\u00A0avonds schrijft, hoort pas de volgende ochtend iets.',
    ],
    signs: [
      'Collega’s kopiëren antwoorden uit een eigen documentje',
      'Op dezelfde vraag komen twee verschillende antwoorden',
      'Op maandagochtend is de mailbox het volst en wachten klanten het langst',
      'Nieuwe collega’s doen er maanden over om te leren waar alles staat',
    ],
  },
  build: {
    title: 'Wat we bouwen',
    introduction:
      'Vier onderdelen, ingericht in de systemen die u al gebruikt. Uw servicedesk en uw website blijven zoals ze zijn.',
    parts: [
      {
        id: 'sources',
        title: 'Eén plek voor alle bronnen',
        text: 'Hulppagina’s, handleidingen, voorwaarden en oude antwoorden die u uitkiest, bij elkaar en actueel. Van wat verouderd is of elkaar tegenspreekt, krijgt u eerst een lijst.',
      },
      {
        id: 'channels',
        title: 'Chat en mailbox',
        text: 'Een chat op uw website en antwoorden in uw gedeelde mailbox. Per onderwerp kiest u: meteen versturen, of klaarzetten voor een collega.',
      },
      {
        id: 'hand-over',
        title: 'De overdracht',
        text: 'Weet de assistent het niet zeker, of vraagt de klant naar een medewerker? Dan krijgt een collega het hele gesprek, met de gebruikte bronnen erbij.',
      },
      {
        id: 'overview',
        title: 'Een weekoverzicht',
        text: 'Elke vraag zonder goed antwoord, en wat er ontbrak. Vaak is één extra alinea op een hulppagina genoeg.',
      },
    ],
    shown: {
      title: 'Voorbeeld: wat de assistent mag',
      rows: [
        ['Retouren', 'Antwoordt meteen', 'uit Retourneren, 3 en 4'],
        ['Status van een bestelling', 'Antwoordt meteen', 'uit het ordersysteem'],
        ['Klachten', 'Zet een antwoord klaar', 'een collega verstuurt het'],
        ['Verzendkosten', 'Draagt over', 'aan Noor'],
      ],
    },
  },
  plan: {
    note: 'Het snelst gaat het als uw documenten op orde zijn. De laatste twee stappen vallen dan in één week.',
    steps: [
      {
        id: 'collect',
        title: 'Bronnen en vragen',
        text: 'We verzamelen uw documenten en de laatste vragen van klanten, en markeren wat elkaar tegenspreekt. Ook spreken we af wat de assistent nooit beantwoordt.',
      },
      {
        id: 'build',
        title: 'Bouwen en testen',
        text: `U beoordeelt de antwoorden, wij passen bronnen en regels aan. ${facts.launchTest}`,
      },
      {
        id: 'launch',
        title: 'Proef en livegang',
        text: 'Eerst op één pagina of in één mailbox, waarbij een collega elk antwoord naleest. Daarna overal, en uw team krijgt training.',
      },
    ],
  },
  bring: {
    introduction: 'Eén collega die de klantenservice kent, een paar uur per week.',
    items: [
      {
        id: 'documents',
        title: 'Uw documenten',
        text: 'Hulppagina’s, handleidingen en voorwaarden zoals ze nu zijn. U hoeft niets op te ruimen.',
      },
      {
        id: 'questions',
        title: 'Echte vragen',
        text: 'Een export van oude mails of tickets. Namen en adressen gaan eruit voordat we ermee testen.',
      },
      {
        id: 'access',
        title: 'Toegang',
        text: 'Tot de website, de gedeelde mailbox en het ordersysteem, via accounts die u weer kunt sluiten.',
      },
      {
        id: 'decisions',
        title: 'Iemand die beslist',
        text: 'Over het juiste antwoord, de toon en wat altijd naar een mens gaat.',
      },
    ],
  },
  faq: [
    {
      id: 'wrong-answer',
      question: 'Wat als de assistent een fout antwoord geeft?',
      answer:
        'Hij antwoordt alleen uit uw eigen bronnen en laat zien welke hij heeft gebruikt. Waar een fout duur zou zijn, zoals bij een terugbetaling of medisch advies, draagt hij over. Vóór de livegang moet hij de test halen. Daarna laat het weekoverzicht zien wat er misging.',
    },
    {
      id: 'software',
      question: 'Weten klanten dat ze met software praten?',
      answer:
        'Ja. De assistent stelt zich voor als software, zoals de AI-verordening voorschrijft. Een klant kan op elk moment naar een medewerker vragen.',
    },
    {
      id: 'help-desk',
      question: 'Werkt het met onze servicedesksoftware?',
      answer: 'Ja, als die een API heeft of e-mail kan ontvangen. We controleren dat voordat we een offerte maken.',
    },
    {
      id: 'model-training',
      question: 'Worden onze gesprekken gebruikt om een AI-model te trainen?',
      answer:
        'Nee. We kiezen AI-diensten waarvan de voorwaarden dat uitsluiten. Dat leggen we vast in de verwerkersovereenkomst. Daarin leest u ook waar de gegevens staan en wanneer ze worden gewist.',
    },
    {
      id: 'answer-languages',
      question: 'In welke talen antwoordt hij?',
      answer:
        'In de taal waarin uw klant schrijft. We testen hem in de talen die we met u afspreken. Bij elke andere taal bepaalt u wie antwoordt: de assistent of een collega.',
    },
  ],
  labels: solution,
  service: getService(catalogue, 'ai-customer-support'),
  related: [
    getService(catalogue, 'crm-integration'),
    getService(catalogue, 'appointment-scheduling'),
    getService(catalogue, 'custom-ai-solution'),
  ],
} satisfies typeof english;
