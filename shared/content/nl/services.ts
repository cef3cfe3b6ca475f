import { site } from '#shared/site.ts';
import type { ServiceId } from '../../offers.ts';
import type { services as english } from '../en/services.ts';
import { lowestPrice } from '../offer-figures.ts';
import type { ServiceShown, SolutionCard } from '../types.ts';
import { catalogue } from './catalogue.ts';
import { days, price } from './format.ts';

const solutionCards: SolutionCard[] = [
  {
    id: 'customer-support',
    description: 'Vragen dag en nacht beantwoord. Uw team krijgt alleen de vragen waar een mens voor nodig is.',
    page: 'ai-customer-support',
  },
  {
    id: 'appointment-scheduling',
    description: 'Klanten boeken een tijd die echt vrij is en krijgen op tijd een herinnering.',
    page: 'appointment-scheduling',
  },
  {
    id: 'crm-integration',
    description: 'Eén dossier per klant, dat uw systemen zelf bijhouden.',
    page: 'crm-integration',
  },
  {
    id: 'website-development',
    description:
      'Pagina’s die antwoord geven op de vraag waarmee bezoekers komen. Leads komen binnen in het systeem waarmee u werkt.',
    page: 'website-development',
  },
  {
    id: 'e-commerce-suite',
    description:
      'Producten, betaling, voorraad en klantenservice in één systeem, zodat u een bestelling maar één keer afhandelt.',
    page: 'website-development',
    part: { title: 'Complete webwinkel', of: 'Hoort bij websiteontwikkeling' },
  },
  {
    id: 'custom-ai-solution',
    description: 'Software voor het ene proces waar geen product bij past.',
    page: 'custom-ai-solution',
  },
  {
    id: 'business-analysis',
    description: 'Wat u het eerst automatiseert, geteld in uren.',
    page: 'business-analysis',
  },
  {
    id: 'experience-analytics',
    description: 'Waar bezoekers en klanten vastlopen, gemeten zonder iemand te volgen, en wat u als eerste verhelpt.',
    page: 'business-analysis',
    part: { title: 'Analyse van de klantervaring', of: 'Hoort bij bedrijfsanalyse' },
  },
];

export const services = {
  meta: {
    title: `AI-, CRM- en websitediensten voor scale-ups | ${site.name}`,
    description:
      'Zes diensten: AI-klantenservice, online afspraken, CRM-integratie, websites, AI op maat en bedrijfsanalyse. Wat u krijgt, hoe lang het duurt en vooraf een offerte.',
  },
  name: 'Diensten',
  heading: 'Zes diensten, en de\u00a0prijs weet u vooraf',
  introduction:
    'Voor startups en scale-ups. Wat u krijgt, wanneer het klaar is en wat het kost, staat zwart op wit voordat we beginnen. Start met de dienst die de meeste uren bespaart.',
  drawing: ['Analyse', 'Service', 'Afspraken', 'AI op maat', 'CRM', 'Website'],
  callToAction: 'Vraag een offerte aan',
  toPricing: `Pakketten vanaf ${price(lowestPrice)} euro`,
  labels: {
    features: 'Wat u krijgt',
    popular: 'Ons advies',
    more: (title: string) => `Meer over ${title}`,
  },
  days,
  shown: {
    'ai-customer-support': {
      title: 'Voorbeeld: chat, dinsdagavond',
      rows: [
        ['21.40', 'De doos is al open. Kan de ketting nog terug?'],
        ['Antwoord', 'Ja, binnen een maand, als hij niet op een fiets heeft gezeten.', 'Bron: Retourneren, artikel 4'],
        ['21.42', 'En wie betaalt de verzendkosten? Op jullie site stond dat hij zou passen.'],
        ['Antwoord', 'Dat beslist een collega, morgenochtend.', 'Overgedragen, met het hele gesprek'],
      ],
    },
    'appointment-scheduling': {
      title: 'Voorbeeld: de donderdag van Anna',
      rows: [
        ['8.30', 'Vervolgafspraak', 'per telefoon'],
        ['9.10', 'Eerste afspraak', 'online, maandagavond'],
        ['10.00', 'Vrij'],
        ['10.40', 'Reistijd', 'vrijgehouden door een regel'],
        ['13.30', 'Controle', 'online, gisteravond'],
      ],
    },
    'crm-integration': {
      title: 'Voorbeeld: één keer in uw CRM',
      rows: [
        ['Naam', 'Joris de Wit', 'uit het formulier'],
        ['Bedrijf', 'De Wit Warmtepompen', 'uit de facturatie'],
        ['Telefoon', '+31 6 •• •• •• 18', 'gelijk in formulier en mailbox'],
        ['Daarna', 'Bellen over de offerte', 'taak, donderdag'],
      ],
      before: [
        { title: 'Formulier, maart', text: ['Joris de Wit'], note: '06 •• •• •• 18' },
        { title: 'Mailbox collega', text: ['J. de Wit'], note: '+31 6 •• •• •• 18' },
        { title: 'Facturatie', text: ['De Wit Warmtepompen'], note: '06 •• •• •• 81' },
      ],
    },
    'website-development': {
      title: 'Deze site',
      rows: [
        ['Pagina’s', 'in twee talen'],
        ['Formulier', 'werkt zonder scripts'],
        ['Bezoekcijfers', 'zonder cookies'],
      ],
    },
    'custom-ai-solution': {
      title: 'Voorbeeld: voorstel voor de order',
      rows: [
        ['Aantal', '40', 'zeker'],
        ['Vóór', '12 juni', 'zeker'],
        ['Adres', 'Molenweg', 'niet zeker, dus Karim kiest'],
      ],
      before: [
        {
          title: 'Voorbeeld: e-mail, 9.12',
          text: [
            'Goedemorgen,\n\nHetzelfde als vorige keer, maar ',
            { mark: '40 van de grijze potten' },
            ' in plaats van 30, en als het kan ',
            { mark: 'vóór 12 juni' },
            '. Ze mogen naar ',
            { mark: 'de nieuwe winkel' },
            '.\n\nGroet, Petra',
          ],
        },
      ],
    },
    'business-analysis': {
      title: 'Voorbeeld: uren per week, geteld',
      rows: [
        ['Orders overtypen', '14', 'Eerst automatiseren'],
        ['Vaste vragen', '11', 'Daarna'],
        ['Leveringen plannen', '9', 'Na het opschonen'],
        ['Offertes voor grote klanten', '8', 'Zo laten'],
      ],
    },
  } satisfies Record<ServiceId, ServiceShown>,
  together: 'Samen: van chat tot afspraak',
  groups: catalogue.groups,
  solutions: {
    title: 'Wat moet er anders?',
    priced:
      'Per dienst krijgt u vooraf één vaste prijs, zwart op wit. Die hangt af van hoeveel systemen we koppelen, hoeveel erdoorheen gaat en hoe schoon uw gegevens zijn. Pakketten hebben al een prijs.',
    columns: ['Dienst', 'Wat er verandert', 'Doorlooptijd', 'Nazorg'],
    noSupport: 'Geen',
    cards: solutionCards,
  },
} satisfies typeof english;
