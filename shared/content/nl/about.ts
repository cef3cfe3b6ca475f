import { site } from '#shared/site.ts';
import type { about as english } from '../en/about.ts';
import { claims, consultationMinutes, returnOnInvestmentMonths } from '../figures.ts';
import { facts } from './facts.ts';
import { minutes, months } from './format.ts';

export const about = {
  meta: {
    title: `Over ons: zo ontwerpen en automatiseren wij | ${site.name}`,
    description:
      'Wij bouwen AI-automatisering, CRM-koppelingen en websites voor startups en scale-ups. Hoe wij werken, wat wij beloven en wat wij laten zoals het is.',
  },
  name: 'Over ons',
  heading: 'Eerst meten, dan\u00a0tekenen, dan\u00a0bouwen',
  introduction: `${site.name} bouwt automatisering, CRM-koppelingen en websites voor startups en scale-ups. U spreekt met de mensen die het werk doen en krijgt het in stappen die u zelf kunt beoordelen.`,
  drawing: ['getekend', 'in aanbouw', 'in gebruik'],
  figures: {
    label: 'Wat wij beloven, in cijfers',
    roi: `Terugverdiend binnen ${months(returnOnInvestmentMonths)}`,
    items: [
      { ...claims.support, label: 'ondersteuning' },
      { ...claims.clientSatisfaction, label: 'klanttevredenheid' },
      { ...claims.efficiency, label: 'efficiënter werken' },
    ],
  },
  support: facts.aroundTheClock,
  steps: {
    title: 'Zo werken wij',
    introduction: 'Vier stappen. Na elke stap kunt u stoppen, en wat er dan ligt, is van u.',
    items: [
      {
        id: 'measure',
        title: 'Meten',
        text: 'Wij gaan naast de mensen zitten die het werk doen en noteren wat binnenkomt, wat eruit gaat en waar het wacht. U krijgt de uren op één pagina.',
      },
      {
        id: 'draw',
        title: 'Tekenen',
        text: 'Eén tekening van het nieuwe proces: wat elk systeem doet, wat mensen blijven beslissen, wat er gebeurt als er iets misgaat. Daaruit volgen omvang, planning en prijs.',
      },
      {
        id: 'build',
        title: 'Bouwen',
        text: 'In korte stappen, die elk iets opleveren dat draait en dat u kunt proberen. U ziet vroeg een eerste versie en stuurt bij zolang dat weinig kost.',
      },
      {
        id: 'hand-over',
        title: 'Overdragen',
        text: 'Uw team is getraind en de handleiding is af. Na de inbegrepen ondersteuning gaat u zelf verder, of wij spreken onderhoud af.',
      },
    ],
  },
  people: { title: 'Met wie u werkt', place: 'Waar u ons vindt' },
  values: {
    title: 'Waar wij ons aan houden',
    introduction: 'Vier regels die ook gelden als ze slecht uitkomen.',
    items: [
      {
        id: 'figures-first',
        title: 'Eerst cijfers, dan meningen',
        text: 'Wij tellen uren, fouten en aanvragen voordat wij iets voorstellen. Zonder cijfer vooraf valt er achteraf geen verbetering te laten zien.',
      },
      {
        id: 'price-first',
        title: 'Eerst een prijs, dan het werk',
        text: 'U krijgt een schriftelijke offerte met een vaste omvang. Wat er niet in staat, bespreken wij voordat wij het doen.',
      },
      {
        id: 'yours',
        title: 'Wat wij bouwen, is van u',
        text: 'Accounts bij externe diensten staan op uw naam en uw gegevens blijven van u. Code en documentatie dragen wij over.',
      },
      {
        id: 'no-is-an-answer',
        title: 'Nee is ook een antwoord',
        text: 'Volstaat een regel, een formulier of een spreadsheet, dan zeggen wij dat. Het kost ons een opdracht en het bespaart u er een.',
      },
    ],
  },
  limits: {
    title: 'Wat wij laten zoals het is',
    introduction: 'Niet alles wat te automatiseren valt, moet u automatiseren.',
    items: [
      {
        id: 'judgment',
        title: 'Oordelen over mensen',
        text: 'Wie wordt aangenomen, wie krediet krijgt, wat iemand mankeert: software mag de stukken klaarleggen. Een mens beslist.',
      },
      {
        id: 'rare-work',
        title: 'Werk dat zelden voorkomt',
        text: 'Een klus van twee keer per jaar is eerder gedaan dan geautomatiseerd. Een checklist is dan het betere gereedschap.',
      },
      {
        id: 'closed-systems',
        title: 'Systemen zonder deur',
        text: 'Kan een systeem niet op een betrouwbare manier gegevens uitwisselen, dan raden wij een koppeling af. Die breekt bij de eerstvolgende update.',
      },
    ],
  },
  callToAction: {
    title: 'Laat ons één van uw processen meten',
    text: `In een gratis sessie van ${minutes(consultationMinutes)} schatten wij met u wat het nu kost en of automatiseren zin heeft.`,
    link: 'Plan een gesprek',
  },
} satisfies typeof english;
