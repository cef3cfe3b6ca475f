import { site } from '#shared/site.ts';
import type { customAiSolution as english } from '../en/custom-ai-solution.ts';
import { timelines } from '../figures.ts';
import { getService } from '../pick.ts';
import { catalogue } from './catalogue.ts';
import { weeks } from './format.ts';
import { serviceNames } from './service-names.ts';
import { solution } from './solution.ts';

export const customAiSolution = {
  meta: {
    title: `AI-oplossing op maat voor een van uw processen | ${site.name}`,
    description: `Software met AI, gebouwd rond een van uw processen: eerst een prototype met uw eigen gegevens, dan de bouw. Klaar in ${weeks(timelines['custom-ai-solution'])}, met nazorg.`,
  },
  name: serviceNames['custom-ai-solution'],
  heading: 'AI voor werk dat in geen pakket\u00a0past',
  introduction:
    'AI op maat voor scale-ups: contracten lezen, e-mail sorteren, offertes opstellen op uw manier. We bouwen een prototype met uw eigen gegevens en meten hoe vaak het klopt. Alleen als het resultaat u overtuigt, gaan we verder.',
  callToAction: 'Bespreek uw proces',
  drawing: 'Het maatwerk komt te staan waar geen standaardpakket past.',
  drawingNames: ['Standaard', 'Maatwerk'],
  elevation: {
    title: 'Waar het systeem twijfelt, beslist een mens',
    introduction: 'Een groothandel krijgt een bestelling per mail. Dit ziet een collega twee minuten later.',
    caption: 'Een voorbeeld. De groothandel, de klant en de bestelling zijn verzonnen.',
    source: {
      title: 'Voorbeeld: e-mail, 9.12',
      text: [
        'Goedemorgen, graag hetzelfde als vorige keer, maar ',
        { mark: '40 van de grijze potten' },
        ' in plaats van 30, en als het kan ',
        { mark: 'vóór 12 juni' },
        '. Ze mogen naar ',
        { mark: 'de nieuwe winkel' },
        '. Groet, Petra',
      ],
    },
    proposal: 'Voorstel voor de order',
    sure: 'zeker',
    unsure: 'niet zeker',
    fields: [
      {
        id: 'item',
        label: 'Artikel',
        value: 'Pot grijs, 40 cm',
        from: 'zoals in maart',
        certainty: 97,
        decision: null,
      },
      { id: 'quantity', label: 'Aantal', value: '40', from: 'in plaats van 30', certainty: 99, decision: null },
      { id: 'delivery', label: 'Levering', value: '11 juni', from: 'vóór 12 juni', certainty: 91, decision: null },
      {
        id: 'address',
        label: 'Adres',
        value: 'Molenweg',
        from: 'twee winkels zijn nieuw',
        certainty: 48,
        decision: 'Havenkade, gekozen door Karim',
      },
    ],
    limit: 'Het streepje op elke balk is de grens die u instelt. Wat eronder blijft, wacht op een collega.',
    log: 'Wat er gebeurde',
    steps: [
      { id: 'read', time: '9.12', text: 'Gelezen en voorgesteld' },
      { id: 'decided', time: '9.14', text: 'Adres gekozen door Karim' },
      { id: 'sent', time: '9.14', text: 'Naar het ordersysteem' },
    ],
  },
  problem: {
    title: 'Te lastig voor een\u00A0regel, te\u00A0veel voor een\u00A0mens',
    paragraphs: [
      'Voor sommig werk kan niemand alle regels opschrijven. De afwijkende bepaling in een contract vinden, e-mail sorteren naar wat er echt wordt gevraagd, een offerte opstellen zoals uw beste collega het doet.',
      'Standaardsoftware doet de makkelijke helft. De rest blijft handwerk, groeit mee met uw klanten en leunt op de paar mensen die weten hoe het moet.',
    ],
    signs: [
      'Elke dag wordt hetzelfde soort document gelezen en overgetypt',
      'Werk wacht op die ene collega die het kan beoordelen',
      'U hebt een algemene chatbot geprobeerd en moest toch alles nakijken',
      'U neemt mensen aan voor werk dat niemand lang volhoudt',
    ],
  },
  build: {
    title: 'Wat we bouwen',
    introduction:
      'Eerst een prototype, gemeten met uw eigen voorbeelden. Over de bouw beslist u als u het hebt gezien.',
    parts: [
      {
        id: 'test-set',
        title: 'Een testset',
        text: 'Echte gevallen met het juiste antwoord, door u goedgekeurd. Daaraan ziet u of het systeem goed genoeg is, nu en na elke wijziging.',
      },
      {
        id: 'prototype',
        title: 'Een prototype',
        text: 'Het werkt met uw eigen gegevens en laat zien hoe vaak het klopt, waar het misgaat en wat één geval kost.',
      },
      {
        id: 'review',
        title: 'Een controlescherm',
        text: 'Een collega ziet het voorstel met de bron, verbetert het en keurt het goed. U bepaalt hoe zeker het systeem moet zijn om een geval zelf af te handelen.',
      },
      {
        id: 'operation',
        title: 'In gebruik',
        text: 'Invoer en uitkomst in de systemen die u hebt, met een logboek, een kostenlimiet en een uitknop.',
      },
    ],
    shown: {
      title: 'Voorbeeld: het prototype, met 200 orders',
      rows: [
        ['Aantal', '198 goed', 'gaat door'],
        ['Levering', '195 goed', 'gaat door'],
        ['Adres', '171 goed', 'een collega beslist'],
        ['Kosten per order', '4 cent', 'grens: 10 cent'],
      ],
    },
  },
  plan: {
    note: 'Het snelst gaat het met één bron, één soort uitkomst en voorbeelden die klaarliggen. Hoe dan ook beslist u na het prototype zelf of u doorgaat.',
    steps: [
      {
        id: 'examples',
        title: 'Voorbeelden en maatstaf',
        text: 'We verzamelen echte gevallen en spreken af wat goed is, en hoe vaak het goed moet zijn. Als een gewone regel genoeg is, bouwen we die.',
      },
      {
        id: 'prototype',
        title: 'Prototype',
        text: 'U ziet hoe het systeem omgaat met gevallen die het nog niet kende. Dan beslist u: doorgaan, bijstellen of stoppen.',
      },
      {
        id: 'build',
        title: 'Bouw',
        text: 'Het controlescherm, de koppelingen, het logboek en de grenzen. Uw collega’s proberen elk onderdeel uit met echt werk.',
      },
      {
        id: 'launch',
        title: 'Proef en livegang',
        text: 'Eerst naast de bestaande werkwijze, zodat u kunt vergelijken. Daarna neemt het systeem het werk stap voor stap over en krijgt uw team training.',
      },
    ],
  },
  bring: {
    introduction: 'De collega die het werk kan beoordelen, een paar uur per week. En iemand die mag beslissen.',
    items: [
      {
        id: 'examples',
        title: 'Echte voorbeelden',
        text: 'Gevallen met hun uitkomst, ook de moeilijke. Het aantal spreken we bij de start af.',
      },
      { id: 'expert', title: 'Een beoordelaar', text: 'De collega die kan zeggen wat klopt, en waarom.' },
      {
        id: 'data',
        title: 'Toegang tot gegevens',
        text: 'Een kopie of testomgeving, zodat we niets op echte klanten uitproberen.',
      },
      {
        id: 'decision',
        title: 'Een besluit bij het prototype',
        text: 'Iemand die met ons naar de resultaten kijkt en nee mag zeggen.',
      },
    ],
  },
  faq: [
    {
      id: 'enough-data',
      question: 'Hebben we genoeg gegevens?',
      answer:
        'Vaak wel. Een paar honderd goede gevallen laten vaak al zien of het werkt, want de modellen van nu hoeft u niet vanaf nul te trainen. In het eerste gesprek kijken we naar wat u hebt.',
    },
    {
      id: 'model',
      question: 'Welk AI-model gebruikt u?',
      answer:
        'Het model dat het best scoort op uw testset, binnen uw eisen voor privacy en kosten. U kunt het model later vervangen. De testset laat dan zien of het nieuwe echt beter is.',
    },
    {
      id: 'stop',
      question: 'Wat als het prototype tegenvalt?',
      answer:
        'Dan stopt u. Het prototype staat apart in de offerte, dus de bouw bestelt u pas als u het hebt gezien. De testset, de bevindingen en de code tot dan toe zijn van u zodra ze betaald zijn.',
    },
    {
      id: 'ai-act',
      question: 'Geldt de Europese AI-verordening voor ons?',
      answer:
        'Dat hangt ervan af wat het systeem over mensen beslist. Bij de start gaan we dat na en leggen we vast welke plichten eruit volgen. Bij werk met documenten zijn die meestal licht; bij werving, krediet en zorg niet.',
    },
    {
      id: 'running-costs',
      question: 'Wat kost het gebruik?',
      answer:
        'U betaalt de AI-dienst voor wat u verbruikt, in uw eigen account. Het prototype laat zien wat een geval kost, en een limiet voorkomt verrassingen.',
    },
  ],
  labels: solution,
  service: getService(catalogue, 'custom-ai-solution'),
  related: [
    getService(catalogue, 'business-analysis'),
    getService(catalogue, 'crm-integration'),
    getService(catalogue, 'ai-customer-support'),
  ],
} satisfies typeof english;
