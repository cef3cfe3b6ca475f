import { site } from '#shared/site.ts';
import type { websiteDevelopment as english } from '../en/website-development.ts';
import { timelines } from '../figures.ts';
import { getService } from '../pick.ts';
import { catalogue } from './catalogue.ts';
import { date, kilobytes, weeks } from './format.ts';
import { serviceNames } from './service-names.ts';
import { solution } from './solution.ts';

export const websiteDevelopment = {
  meta: {
    title: `Websiteontwikkeling voor startups en scale-ups | ${site.name}`,
    description: `Een snelle, toegankelijke website die elke lead naar uw CRM of agenda stuurt. Ontwerp, teksten en bouw in ${weeks(timelines['website-development'])}, met nazorg.`,
  },
  name: serviceNames['website-development'],
  heading: 'Een website met één\u00A0taak: leads',
  introduction:
    'Websites voor startups, en voor bedrijven met een site die achterloopt. Wij ontwerpen, schrijven en bouwen de site, en koppelen formulieren, agenda en chat aan uw systemen.',
  callToAction: 'Bespreek uw website',
  next: { page: 'websiteProposal', text: 'Wat er in een voorstel staat' },
  drawing: 'Een pagina als plattegrond, gebouwd rond het formulier met het gekleurde dak.',
  elevation: {
    title: 'Deze pagina, als plattegrond',
    introduction: 'Elk deel beantwoordt één vraag, in de volgorde waarin mensen ze stellen.',
    caption: 'Dit is de pagina die u nu leest. Kies een deel en u bent er.',
    plan: 'De plattegrond van deze pagina',
    questions: {
      atWork: 'Kan ik er een zien?',
      situation: 'Is dit mijn probleem?',
      parts: 'Wat krijg ik precies?',
      plan: 'Wanneer gebeurt wat?',
      bring: 'Wat hebt u van mij nodig?',
      faq: 'En wat als …?',
      others: 'Wat past erbij?',
    },
    weight: {
      title: 'Wat de pagina weegt',
      parts: {
        html: 'Woorden en opmaak',
        scripts: 'Scripts, ná de woorden',
        font: 'Lettertype',
        drawings: 'Tekeningen',
      },
      total: 'Totaal',
      size: kilobytes,
      measured: (day: string) => `Gecomprimeerd, zoals de pagina over de lijn gaat. Gemeten op ${date(day)}:`,
    },
  },
  problem: {
    title: 'Wel bezoekers, geen leads',
    paragraphs: [
      'Toen de site nieuw was, oogde hij goed. Nu is hij traag op een telefoon en gaan de teksten vooral over uzelf. Mensen zoeken een prijs, een plaats of een telefoonnummer, zien het niet en vertrekken.',
      'Wat er wel binnenkomt, belandt in een mailbox en wacht tot iemand tijd heeft.',
    ],
    signs: [
      'Op een telefoon ziet u de pagina stukje bij beetje binnenkomen',
      'U stuurt mensen een document omdat de site het niet uitlegt',
      'Niemand weet welke pagina leads oplevert',
      'Een nieuwe prijs of collega staat er pas na weken op',
    ],
  },
  build: {
    title: 'Wat we bouwen',
    introduction: 'Weinig pagina’s, elk met het antwoord op één vraag, op een basis die snel blijft.',
    parts: [
      {
        id: 'texts',
        title: 'Structuur en teksten',
        text: 'Een pagina voor elke vraag van bezoekers, samen met u geschreven, vóór het ontwerp.',
      },
      {
        id: 'design',
        title: 'Ontwerp',
        text: 'Een kleine set onderdelen in uw huisstijl, voor elk scherm, toetsenbord en schermlezer.',
      },
      {
        id: 'construction',
        title: 'Bouw',
        text: 'Pagina’s die leesbaar zijn vóór elk script, in één of meer talen. Uw team werkt er zelf in, via een beheersysteem.',
      },
      {
        id: 'connections',
        title: 'Koppelingen',
        text: 'Een lead gaat direct naar uw CRM, agenda of mailbox, met de pagina erbij. De bezoeker leest meteen wat er nu gebeurt.',
      },
    ],
    shown: {
      title: 'Voorbeeld: wie weet wat',
      rows: [
        ['Homepage', 'Wat doet u, en voor wie?', 'directie'],
        ['Diensten', 'Lost u dit op?', 'verkoop'],
        ['Prijzen', 'Wat kost het?', 'financiën'],
      ],
    },
  },
  plan: {
    note: 'Het snelst gaat het met één taal en één persoon die beslist. De bouw begint dan terwijl de laatste teksten nog worden geschreven.',
    steps: [
      {
        id: 'purpose',
        title: 'Doel en pagina’s',
        text: 'Wie komt er, waarvoor, en wat moet er dan gebeuren? U keurt een lijst goed met de taak van elke pagina.',
      },
      {
        id: 'design',
        title: 'Teksten en ontwerp',
        text: 'Echte teksten in een echt ontwerp, eerst op de telefoon. U klikt door de pagina’s en reageert. Daarna stellen we bij.',
      },
      {
        id: 'construction',
        title: 'Bouw',
        text: 'De site staat op een testadres dat u altijd kunt openen. De laatste teksten voert uw team zelf in; dat is meteen de training.',
      },
      {
        id: 'launch',
        title: 'Controle en livegang',
        text: 'Snelheid, toegankelijkheid, zoekmachines, oude adressen. Dan verhuist het domein op een rustig moment.',
      },
    ],
  },
  bring: {
    introduction: 'Eén persoon die beslist, en collega’s die de vragen van klanten kennen.',
    items: [
      {
        id: 'goal',
        title: 'Eén doel',
        text: 'Wat een bezoeker moet doen, en waaraan u merkt dat het vaker gebeurt.',
      },
      {
        id: 'words',
        title: 'De woorden van uw klanten',
        text: 'Een gesprek met de collega’s die hen aan de telefoon hebben.',
      },
      {
        id: 'material',
        title: 'Logo, huisstijl, beeld',
        text: 'U krijgt een lijst van wat er ontbreekt.',
      },
      {
        id: 'accounts',
        title: 'Domein en accounts',
        text: 'Toegang tot het domein en de huidige site. Elk account blijft op uw naam.',
      },
    ],
  },
  faq: [
    {
      id: 'edit',
      question: 'Kunnen we teksten en pagina’s zelf aanpassen?',
      answer: 'Ja, ook beeld, in een beheersysteem. Uw team leert dat tijdens het project.',
    },
    {
      id: 'found',
      question: 'Worden we gevonden in zoekmachines?',
      answer:
        'Voor de techniek zorgen wij: snelheid, structuur, titels, beschrijvingen en adressen die blijven bestaan. Een positie kan niemand beloven.',
    },
    {
      id: 'improve',
      question: 'Kunt u ook onze huidige site verbeteren?',
      answer: 'Vaak wel. Is dat voordeliger, dan krijgt u daar een offerte voor.',
    },
    {
      id: 'hosting',
      question: 'Waar draait de site en wat kost dat?',
      answer:
        'Bij een hostingdienst die we samen kiezen, op uw naam. In de offerte staat wat het kost om de site in de lucht te houden. En u kunt altijd verhuizen.',
    },
    {
      id: 'shop',
      question: 'Kan het ook een webwinkel worden?',
      answer:
        'Ja. In een complete webwinkel werken producten, betaling, voorraad en klantenservice als één systeem. Een winkel krijgt een eigen offerte en doorlooptijd.',
    },
  ],
  labels: solution,
  service: getService(catalogue, 'website-development'),
  related: [
    getService(catalogue, 'appointment-scheduling'),
    getService(catalogue, 'ai-customer-support'),
    getService(catalogue, 'crm-integration'),
  ],
} satisfies typeof english;
