import { site } from '#shared/site.ts';
import { acceptanceCases, paymentParts, startWeeks } from '#shared/work-terms.ts';
import type { about as english } from '../en/about.ts';
import { consultationMinutes, replyHours } from '../figures.ts';
import { orderFigures as order } from '../order-figures.ts';
import type { JobExample } from '../types.ts';
import { facts } from './facts.ts';
import { hours, minutes } from './format.ts';

export const about = {
  meta: {
    title: `Over ons: zo ontwerpen en automatiseren we | ${site.name}`,
    description:
      'We bouwen AI-automatisering, CRM-integraties en websites voor startups en scale-ups. Hoe we werken, waar we naar streven en wat we laten zoals het is.',
  },
  name: 'Over ons',
  heading: 'Wij automatiseren het werk dat van\u00a0niemand\u00a0is',
  introduction: `${site.name} is een klein bureau. We bouwen automatisering, CRM-integraties, websites en maatwerksoftware voor startups en scale-ups. U\u00a0spreekt rechtstreeks met de mensen die het bouwen. Elke stap die ze opleveren, kunt u zelf beoordelen.`,
  drawing: 'Alles gaat via een collega, die het overtypt.',
  drawingNames: ['Mailbox', 'Collega', 'Ordersysteem'],
  promises: {
    label: 'Waaraan u ons kunt houden',
    items: [
      {
        label: 'testgevallen moeten goed gaan',
        value: `${acceptanceCases.passing}/${acceptanceCases.total}`,
      },
      { label: 'van de prijs betaalt u pas na die test', value: `${paymentParts.passed}%` },
      { label: 'wacht u hooguit op antwoord van een mens', value: hours(replyHours) },
      { label: 'wacht u hooguit op de start', value: `${startWeeks} weken` },
    ],
  },
  steps: {
    title: 'Zo werken we',
    terms: `Vier stappen, en na elke stap kunt u stoppen. ${facts.stop} Bij de start betaalt u ${paymentParts.start}%, na een geslaagde test ${paymentParts.passed}%.`,
    examples: {
      measure: {
        whole: order.minutes,
        title: 'Voorbeeld: orders per e-mail, geteld',
        sum: `${order.minutes} min × ${order.orders} orders per week =\u00a0${order.hoursBefore}\u00a0uur`,
        rows: [
          ['Klant opzoeken', `${order.finding} min`, 'Automatiseren'],
          ['Overtypen', `${order.typing} min`, 'Automatiseren'],
          ['Navragen wat onduidelijk is', `${order.asking} min`, 'Blijft bij een mens'],
        ],
      },
      draw: {
        title: 'Voorbeeld: het nieuwe proces',
        reader: {
          title: 'De software leest',
          lines: [
            ['Aantal', '40 grijze potten'],
            ['Vóór', '12 juni'],
            ['Naar', 'Onzeker'],
          ],
        },
        ways: [
          { title: 'Alles duidelijk', lines: ['Naar het ordersysteem'] },
          { title: 'Eén veld onzeker', lines: ['Verkoop vraagt na en beslist'] },
        ],
      },
      build: {
        title: `Voorbeeld: test met ${acceptanceCases.total} orders van vorige maand`,
        rounds: [
          {
            label: 'Ronde 1: 17 goed',
            passed: 17,
            text: '2 adressen en 1 aantal fout',
            note: 'Order 1904 gelezen als Molenweg 4, moet 4B zijn. Nieuwe winkels stonden niet op de lijst.',
          },
          {
            label: `Ronde 2: ${acceptanceCases.passing} goed`,
            passed: acceptanceCases.passing,
            text: `Geslaagd. ${paymentParts.passed}% volgt.`,
            note: 'Order 1931 gelezen als 12, moet 12 dozijn zijn. Tot we het herstellen, typt een collega zulke orders in.',
          },
        ],
      },
      'hand-over': {
        title: 'Voorbeeld: na een maand opnieuw geteld',
        saved: hours(order.hoursSaved),
        text: `per week bespaard: van ${order.hoursBefore} naar ${order.hoursAfter}. Wat blijft, zijn de vragen en de ene order op de ${acceptanceCases.total} die een mens nog invoert.`,
      },
    } satisfies JobExample,
    items: [
      {
        id: 'measure',
        title: 'Meten',
        text: 'We gaan naast de mensen zitten die het werk doen. We noteren wat er binnenkomt, wat eruit gaat en waar het blijft liggen.',
        result: 'U krijgt de uren per stap, en wat u kunt automatiseren.',
      },
      {
        id: 'draw',
        title: 'Tekenen',
        text: 'We tekenen wat elk systeem doet, wat mensen blijven beslissen en wat er gebeurt als het misgaat. Volgens die tekening bouwen en testen we.',
        result: `U krijgt de tekening, met de ${acceptanceCases.total} gevallen voor de test.`,
      },
      {
        id: 'build',
        title: 'Bouwen',
        text: 'In korte stappen. Elke stap levert iets op dat draait en dat u kunt proberen. U stuurt bij zolang dat weinig kost.',
        result: 'U probeert elk onderdeel zelf uit en krijgt van elke test een verslag.',
      },
      {
        id: 'hand-over',
        title: 'Overdragen',
        text: 'Uw team krijgt training en een handleiding. Na de inbegrepen nazorg gaat u zelf verder, of we spreken onderhoud af.',
        result: 'U krijgt bewijs: de uren, opnieuw geteld.',
      },
    ],
  },
  people: { title: 'Met wie u werkt', place: 'Waar u ons vindt' },
  conviction: 'Software sjouwt. Mensen\u00a0beslissen.',
  values: {
    title: 'Wat we altijd doen',
    items: [
      {
        id: 'figures-first',
        title: 'Eerst cijfers, dan meningen',
        text: 'We tellen uren, fouten en leads voordat we iets voorstellen, en na de livegang nog een keer.',
      },
      {
        id: 'yours',
        title: 'Wat wij bouwen, is van u',
        text: facts.ownership,
      },
      {
        id: 'no-is-an-answer',
        title: 'Niet groter dan nodig',
        text: 'Als een regel, een formulier of een spreadsheet volstaat, raden we dat aan.',
      },
    ],
  },
  limits: {
    title: 'Wat we niet automatiseren',
    items: [
      {
        id: 'judgment',
        title: 'Oordelen over mensen',
        text: 'Wie er wordt aangenomen, wie krediet krijgt, wat iemand mankeert. Software mag de stukken klaarleggen; een mens beslist.',
      },
      {
        id: 'rare-work',
        title: 'Werk dat zelden voorkomt',
        text: 'Wat twee keer per jaar voorkomt, doet u sneller met de hand. Dan is een checklist handiger.',
      },
      {
        id: 'closed-systems',
        title: 'Systemen die op slot zitten',
        text: 'Als een systeem niet op een betrouwbare manier gegevens kan uitwisselen, raden we een koppeling af. Bij de eerstvolgende update kan die stukgaan.',
      },
    ],
  },
  callToAction: {
    title: 'Welk proces kost te veel tijd?',
    text: `Leg het ons voor in een gratis sessie van ${minutes(consultationMinutes)}. ${facts.freeSession}`,
    link: 'Vraag een gratis sessie aan',
  },
} satisfies typeof english;
