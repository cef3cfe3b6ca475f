import { site } from '#shared/site.ts';
import type { businessAnalysis as english } from '../en/business-analysis.ts';
import { timelines } from '../figures.ts';
import { getService } from '../pick.ts';
import { catalogue } from './catalogue.ts';
import { weeks } from './format.ts';
import { serviceNames } from './service-names.ts';
import { solution } from './solution.ts';

export const businessAnalysis = {
  meta: {
    title: `Bedrijfsanalyse: wat u het eerst automatiseert | ${site.name}`,
    description: `We brengen uw processen in kaart, meten waar de uren blijven en zetten op volgorde wat u het eerst automatiseert. Op papier in ${weeks(timelines['business-analysis'])}.`,
  },
  name: serviceNames['business-analysis'],
  heading: 'Automatiseer pas als u weet wat loont',
  introduction:
    'Bedrijfsanalyse voor directies die willen automatiseren, maar nog niet weten waar het loont. We spreken de mensen die het werk doen en meten uren en fouten per proces. Daarna ligt er een plan met prioriteiten. Het is van u, wie het ook uitvoert.',
  callToAction: 'Bespreek uw bedrijf',
  drawing: 'Wat elk proces kost, op volgorde, en vooraan de weg die het werk aflegt.',
  drawingNames: ['Hier begint u', 'Het werk'],
  elevation: {
    title: 'Eén blad: wat eerst komt en wat u zo laat',
    introduction:
      'De laatste bladzijde van een rapport voor een groothandel met veertig mensen. Hierover gaat de afsluitende sessie.',
    caption: 'Een voorbeeld. De groothandel en de getallen zijn verzonnen; die van u tellen we.',
    columns: { process: 'Proces', hours: 'Uren per week', advice: 'Ons advies' },
    rows: [
      {
        id: 'orders',
        process: 'Orders overtypen uit e-mails',
        hours: 14,
        isAutomated: true,
        advice: 'Eerst automatiseren',
        reason: 'Bijna altijd hetzelfde, en een fout is duur.',
      },
      {
        id: 'questions',
        process: '‘Waar blijft mijn bestelling?’ beantwoorden',
        hours: 11,
        isAutomated: true,
        advice: 'Daarna',
        reason: 'Het antwoord staat al in het ordersysteem.',
      },
      {
        id: 'deliveries',
        process: 'Leveringen plannen',
        hours: 9,
        isAutomated: true,
        advice: 'Na het opschonen',
        reason: 'Loont zodra de adressen kloppen.',
      },
      {
        id: 'reminders',
        process: 'Herinneren aan openstaande facturen',
        hours: 5,
        isAutomated: false,
        advice: 'Geen project',
        reason: 'Dat kan uw boekhoudpakket al: één instelling.',
      },
      {
        id: 'quotes',
        process: 'Offertes voor grote klanten',
        hours: 8,
        isAutomated: false,
        advice: 'Niet automatiseren',
        reason: 'Elke offerte is anders, en het telefoontje geeft de doorslag.',
      },
    ],
    total: 'Totaal',
  },
  problem: {
    title: 'Er valt veel te automatiseren. Maar\u00A0wat\u00A0loont?',
    paragraphs: [
      'Elke leverancier weet wat u moet automatiseren: wat hij verkoopt. Ook binnen het bedrijf heeft iedereen een favoriet, meestal de taak die het meest ergert. Geen van beide zegt waar de uren zitten.',
      'Dus gaat er geld naar software die weinig bespaart. Het proces dat hele dagen kost, blijft zoals het is.',
    ],
    signs: [
      'U betaalt voor abonnementen die bijna niemand gebruikt',
      'Niemand weet wat het afhandelen van één order kost',
      'Projecten beginnen met een product, voordat iemand de uren telt',
      'De directie beschrijft het werk anders dan de mensen die het doen',
    ],
  },
  build: {
    title: 'Wat u ontvangt',
    introduction:
      'Geen software, maar een plan op papier, met de berekening erbij. U kunt er ook zonder ons mee verder.',
    parts: [
      {
        id: 'interviews',
        title: 'Gesprekken',
        text: 'Met de mensen die het werk doen, achter hun eigen scherm. Kort, en we schrijven nergens op wie wat zei.',
      },
      {
        id: 'map',
        title: 'Een proceskaart',
        text: 'Hoe werk en gegevens door uw bedrijf en uw systemen lopen, op één tekening die uw team herkent.',
      },
      {
        id: 'hours',
        title: 'Uren en fouten',
        text: 'Per proces hoe vaak, hoe lang, hoe vaak het misgaat en wat dat kost. Geteld, of geschat met een marge.',
      },
      {
        id: 'plan',
        title: 'Een plan met prioriteiten',
        text: 'Wat u eerst automatiseert, wat dat vraagt, wat het moet opleveren en wat u beter zo laat.',
      },
    ],
    shown: {
      title: 'Voorbeeld: orders overtypen uit e-mails',
      rows: [
        ['Hoe vaak', '84 per week', 'geteld'],
        ['Hoe lang', 'Tien minuten per stuk', 'geteld'],
        ['Gaat mis', '1 op de 20', 'geschat'],
        ['Elke fout kost', 'Een half uur', 'geschat'],
      ],
    },
  },
  plan: {
    note: 'Het snelst gaat het bij één afdeling of vestiging. De laatste twee stappen vallen dan in één week.',
    steps: [
      {
        id: 'interviews',
        title: 'Gesprekken',
        text: 'Een aftrap met de directie: welke vraag moet het plan beantwoorden? Daarna de gesprekken, en meekijken bij echt werk.',
      },
      {
        id: 'map',
        title: 'In kaart en geteld',
        text: 'We tekenen de processen en leggen ze voor aan wie ze uitvoert. Bij elke stap zetten we de uren en de fouten.',
      },
      {
        id: 'rank',
        title: 'Rekenen en ordenen',
        text: 'Per proces: wat het vraagt, wat het blijft kosten en wat het oplevert. Wat niet loont, komt onderaan, met de reden erbij.',
      },
      {
        id: 'session',
        title: 'Slotsessie',
        text: 'We nemen het plan door met uw directie. Aan het eind is duidelijk wat eerst komt en wie het trekt.',
      },
    ],
  },
  bring: {
    introduction: 'Tijd van de mensen die het werk kennen, en één directielid dat meeleest.',
    items: [
      { id: 'time', title: 'Tijd voor gesprekken', text: 'Kort, op de werkplek en om het werk heen gepland.' },
      {
        id: 'numbers',
        title: 'Uw aantallen',
        text: 'Orders, tickets, facturen, of hoe uw werk ook binnenkomt. Een export is genoeg.',
      },
      {
        id: 'message',
        title: 'Een bericht vooraf',
        text: 'Van de directie aan het team: dit gaat over werk, niet over mensen.',
      },
      {
        id: 'sponsor',
        title: 'Iemand die beslist',
        text: 'Een leidinggevende die het concept met ons bespreekt en met het plan aan de slag gaat.',
      },
    ],
  },
  faq: [
    {
      id: 'obliged',
      question: 'Moeten wij het plan door u laten uitvoeren?',
      answer:
        'Nee. Het plan is van u en zo geschreven dat elke leverancier ermee aan de slag kan, of uw eigen team. Als u voor ons kiest, hoeven we niet bij nul te beginnen.',
    },
    {
      id: 'jobs',
      question: 'Gaat dit over het schrappen van banen?',
      answer:
        'Wij tellen werk en rapporteren per proces, niet per persoon. Wat er gebeurt met de uren die vrijkomen, beslist u. Ons advies: vertel uw team vóór de start wat u van plan bent.',
    },
    {
      id: 'size',
      question: 'Zijn we hier groot genoeg voor?',
      answer: 'Het loont zodra niemand meer al het werk overziet. Voor een klein team is de gratis sessie vaak genoeg.',
    },
    {
      id: 'result',
      question: 'Wat hebben we aan het eind in handen?',
      answer:
        'Een rapport dat u in één keer uitleest, en de proceskaart. Plus de berekening als spreadsheet, waarin u de aannames kunt wijzigen.',
    },
    {
      id: 'support',
      question: 'Is er daarna nazorg?',
      answer:
        'Er hoeft niets te blijven draaien, dus er hoort geen nazorgperiode bij. Vragen over het rapport beantwoorden we gewoon.',
    },
  ],
  labels: solution,
  service: getService(catalogue, 'business-analysis'),
  related: [
    getService(catalogue, 'custom-ai-solution'),
    getService(catalogue, 'crm-integration'),
    getService(catalogue, 'ai-customer-support'),
  ],
} satisfies typeof english;
