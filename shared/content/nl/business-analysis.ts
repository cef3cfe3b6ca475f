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
    description: `Wij brengen uw processen in kaart, meten waar de uren blijven en zetten op volgorde wat u het eerst automatiseert. Op papier in ${weeks(timelines['business-analysis'])}.`,
  },
  name: serviceNames['business-analysis'],
  heading: 'Bedrijfsanalyse',
  introduction: `Weet waar automatisering loont voordat u er geld aan uitgeeft. Wij spreken de mensen die het werk doen, meten uren en fouten per proces en geven u een plan met prioriteiten. Dat duurt ${weeks(timelines['business-analysis'])}, en het plan is van u, wie het ook uitvoert.`,
  callToAction: 'Bespreek uw bedrijf',
  drawing:
    'Vooraan de paden die het werk door uw bedrijf aflegt. Daarachter wat elk proces kost, op volgorde: bij het hoogste blok begint u.',
  elevation: {
    title: 'Eén blad: wat eerst komt, en wat u zo laat',
    introduction:
      'De laatste bladzijde van een rapport voor een groothandel met veertig mensen. Daarover gaat de afsluitende sessie.',
    caption: 'Een voorbeeld. De groothandel en de getallen zijn verzonnen; die van u worden geteld.',
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
        process: 'Achter openstaande facturen aan',
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
        advice: 'Zo laten',
        reason: 'Elke offerte is anders, en het telefoontje geeft de doorslag.',
      },
    ],
    total: 'Samen geteld',
  },
  problem: {
    title: 'Er valt veel te automatiseren. Maar\u00A0wat\u00A0loont?',
    paragraphs: [
      'Elke leverancier weet wat u moet automatiseren: wat hij verkoopt. Binnen het bedrijf heeft ook iedereen een favoriet, meestal de taak die de meeste ergernis geeft. Geen van beide zegt waar de uren zitten.',
      'Dus gaat er geld naar een pakket dat weinig bespaart, terwijl het proces dat hele dagen kost blijft zoals het is, omdat niemand het heeft geteld.',
    ],
    signs: [
      'U betaalt abonnementen die bijna niemand opent',
      'Niemand kan zeggen wat het afhandelen van één order kost',
      'Projecten beginnen met een product en niet met een getal',
      'De directie beschrijft het werk anders dan de mensen die het doen',
    ],
  },
  build: {
    title: 'Wat u ontvangt',
    introduction:
      'Geen software, maar een plan op papier, met de berekening erbij, dat u ook zonder ons kunt gebruiken.',
    parts: [
      {
        id: 'interviews',
        title: 'Gesprekken',
        text: 'Met de mensen die het werk doen, aan hun eigen scherm. Kort, en niets wordt op naam van iemand gezet.',
      },
      {
        id: 'map',
        title: 'Een proceskaart',
        text: 'Hoe werk, systemen en gegevens door het bedrijf lopen, op één tekening die uw team herkent.',
      },
      {
        id: 'hours',
        title: 'Uren en fouten',
        text: 'Per proces hoe vaak, hoe lang, hoe vaak het misgaat en wat dat kost. Geteld, of geschat met de marge erbij.',
      },
      {
        id: 'plan',
        title: 'Een plan met prioriteiten',
        text: 'Wat u eerst automatiseert, wat dat vraagt, wat het moet opleveren en wat u beter laat zoals het is.',
      },
    ],
  },
  plan: {
    note: 'De kortste doorlooptijd geldt voor één afdeling of één vestiging; de laatste twee stappen vallen dan in één week.',
    steps: [
      {
        id: 'interviews',
        title: 'Gesprekken',
        text: 'Een aftrap met de directie: waarover moet het plan beslissen? Daarna de gesprekken, en meekijken bij echt werk.',
      },
      {
        id: 'map',
        title: 'In kaart en geteld',
        text: 'Wij tekenen de processen, leggen ze voor aan wie ze uitvoert en zetten uren en fouten bij elke stap.',
      },
      {
        id: 'rank',
        title: 'Rekenen en ordenen',
        text: 'Per proces de inspanning, de lopende kosten en de verwachte opbrengst. Wat niet loont, komt onderaan, met de reden erbij.',
      },
      {
        id: 'session',
        title: 'Afsluitende sessie',
        text: 'Wij nemen het plan door met uw directie. Aan het eind is duidelijk wat eerst komt en wie het trekt.',
      },
    ],
  },
  bring: {
    introduction: 'Tijd van de mensen die het werk kennen, en één directielid dat meeleest.',
    items: [
      { id: 'time', title: 'Tijd voor gesprekken', text: 'Korte, op de werkplek, gepland rond het werk.' },
      {
        id: 'figures',
        title: 'Uw aantallen',
        text: 'Orders, tickets, facturen of waar uw werk ook in binnenkomt. Een export is genoeg.',
      },
      {
        id: 'message',
        title: 'Een woord vooraf',
        text: 'Van de directie aan het team: dit gaat over werk, niet over mensen.',
      },
      {
        id: 'sponsor',
        title: 'Iemand die beslist',
        text: 'Een leidinggevende die het concept met ons weegt en het plan verder brengt.',
      },
    ],
  },
  faq: [
    {
      id: 'obliged',
      question: 'Moeten wij het plan door u laten uitvoeren?',
      answer:
        'Nee. Het plan is van u en zo geschreven dat elke leverancier, of uw eigen team, ermee aan de slag kan. Kiest u wel voor ons, dan beginnen wij bij de kaart in plaats van bij niets.',
    },
    {
      id: 'jobs',
      question: 'Gaat dit over het schrappen van banen?',
      answer:
        'Wij tellen werk en rapporteren per proces, niet per persoon. Wat er gebeurt met de uren die vrijkomen, beslist u. Vertel uw team liefst vóór de start wat u van plan bent.',
    },
    {
      id: 'size',
      question: 'Zijn wij hier groot genoeg voor?',
      answer:
        'Het loont zodra niemand al het werk nog overziet. Voor een klein team is de gratis sessie vaak genoeg; denken wij dat, dan zeggen wij het.',
    },
    {
      id: 'result',
      question: 'Wat hebben wij aan het eind in handen?',
      answer:
        'Een rapport dat een drukke directeur in één keer uitleest, de proceskaart, en de berekening als spreadsheet waarin u de aannames kunt wijzigen.',
    },
    {
      id: 'support',
      question: 'Is er daarna ondersteuning?',
      answer:
        'Er is niets dat moet blijven draaien, dus er hoort geen ondersteuningsperiode bij. Vragen over het rapport beantwoorden wij gewoon.',
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
