import { site } from '#shared/site.ts';
import type { services as english } from '../en/services.ts';
import type { SolutionCard } from '../types.ts';
import { catalogue } from './catalogue.ts';
import { days } from './format.ts';

const more = 'Lees verder';

const solutionCards: SolutionCard[] = [
  {
    id: 'customer-support',
    title: 'Klantenservice',
    description: 'Vragen dag en nacht beantwoord. Uw team houdt de vragen waar een mens voor nodig is.',
    page: 'ai-customer-support',
    link: more,
  },
  {
    id: 'crm-integration',
    title: 'CRM-integratie',
    description: 'Eén dossier per klant, gevuld door uw systemen en vertrouwd in elk overleg.',
    page: 'crm-integration',
    link: more,
  },
  {
    id: 'appointment-scheduling',
    title: 'Afspraken plannen',
    description: 'Een agenda die zichzelf vult binnen uw regels, en klanten die op tijd een herinnering krijgen.',
    page: 'appointment-scheduling',
    link: more,
  },
  {
    id: 'website-development',
    title: 'Websiteontwikkeling',
    description: "Pagina's die beantwoorden waar bezoekers voor komen, en aanvragen die aankomen waar u werkt.",
    page: 'website-development',
    link: more,
  },
  {
    id: 'e-commerce-suite',
    title: 'Complete webwinkel',
    description:
      'Producten, betaling, voorraad en klantenservice als één systeem, zodat u een order maar één keer afhandelt.',
    page: 'website-development',
    link: 'Hoort bij websiteontwikkeling',
  },
  {
    id: 'experience-analytics',
    title: 'Analyse van de klantervaring',
    description: 'Waar bezoekers en klanten vastlopen, gemeten zonder personen te volgen, en wat u het eerst verhelpt.',
    page: 'business-analysis',
    link: 'Hoort bij bedrijfsanalyse',
  },
];

export const services = {
  meta: {
    title: `AI-, CRM- en websitediensten voor scale-ups | ${site.name}`,
    description:
      'Zes diensten: AI-klantenservice, afspraken plannen, CRM-integratie, websites, AI op maat en bedrijfsanalyse, elk met doorlooptijd en nazorg.',
  },
  name: 'Diensten',
  heading: 'Diensten',
  introduction:
    'Zes diensten, elk met een vaste omvang, een doorlooptijd en een offerte voordat het werk begint. Begin met de dienst die de meeste uren bespaart; de andere sluiten er later op aan.',
  callToAction: 'Vraag een offerte aan',
  toPricing: 'Pakketten met een vaste prijs',
  labels: {
    price: 'Prijs',
    timeline: 'Doorlooptijd',
    ideal: 'Geschikt voor',
    support: 'Ondersteuning na livegang',
    noSupport: 'Niet nodig: u ontvangt een plan',
    features: 'Wat u krijgt',
    popular: 'Veel gekozen',
    more,
  },
  supportText: (count: number) => `${days(count)} inbegrepen`,
  groups: catalogue.groups,
  solutions: {
    title: 'Begin bij het resultaat',
    introduction: 'Wat u veranderd wilt zien, en de dienst die daarvoor zorgt.',
    show: 'Laat alle zes zien',
    cards: solutionCards,
  },
} satisfies typeof english;
