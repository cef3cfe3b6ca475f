import { site } from '#shared/site.ts';
import type { home as english } from '../en/home.ts';
import { challengeFigures, claims, consultationMinutes, replyHours, timelines } from '../figures.ts';
import type { Challenge } from '../types.ts';
import { figure, hours, minutes, weeks } from './format.ts';

const { budget, expertise, speed } = challengeFigures;

const challenges: Challenge[] = [
  {
    id: 'budget',
    icon: 'wallet',
    problem: 'Beperkt technologiebudget',
    solution: 'Betaalbare AI-oplossingen',
    metric: budget.metric.value,
    metricSuffix: budget.metric.suffix,
    metricLabel: 'kostenbesparing',
    description: 'Eén proces, één afgesproken omvang en één prijs, bekend voordat wij beginnen.',
    benefits: [
      'Een offerte met vaste omvang voordat het werk begint',
      'Gebouwd op de systemen waar u al voor betaalt',
      'Begin met één proces, voeg het volgende toe als het loont',
      'Training inbegrepen, zodat uw team zelf verder kan',
    ],
    detail: {
      title: 'Beperkt technologiebudget',
      description:
        'Elke maand ontwikkeling kost geld dat een jong bedrijf ergens anders nodig heeft. Automatisering wordt uitgesteld en het handwerk groeit mee met het aantal klanten.',
      impacts: [
        "Oprichters doen 's avonds de administratie",
        'Nieuwe functies wachten omdat klantvragen de uren opslokken',
        'Klanten wachten langer op antwoord naarmate u groeit',
        'Half ingerichte pakketten stapelen zich op, elk met een eigen abonnement',
        'U neemt mensen aan voor werk dat software kan doen',
      ],
      solution:
        'Wij beginnen met het proces dat u de meeste uren kost en spreken omvang en prijs vooraf af. U ziet het resultaat voordat u over de volgende stap beslist.',
      stats: [
        { value: figure(budget.costSavings), label: 'kostenbesparing' },
        { value: figure(budget.implementation), label: 'snellere invoering' },
        { value: figure(budget.manualWork), label: 'minder handwerk' },
      ],
    },
  },
  {
    id: 'expertise',
    icon: 'graduation-cap',
    problem: 'Gebrek aan AI-kennis',
    solution: 'Invoering zonder omkijken',
    metric: expertise.metric.value,
    metricSuffix: expertise.metric.suffix,
    metricLabel: 'weken inrichting',
    description: 'Wij richten het in, koppelen het en trainen de mensen die ermee werken.',
    benefits: [
      'Geen eigen ontwikkelaars nodig',
      'Ingericht en getest op uw eigen gegevens',
      'Training voor iedereen die ermee werkt',
      'Een handleiding in gewone taal',
    ],
    detail: {
      title: 'Gebrek aan AI-kennis',
      description:
        'Er zijn meer AI-toepassingen dan iemand kan uitproberen, en niemand in het team heeft er eerder mee gebouwd. Kiezen kost maanden en een verkeerde keuze blijkt pas laat.',
      impacts: [
        'Er gaan maanden voorbij met het vergelijken van leveranciers',
        'Proefprojecten halen het dagelijks werk nooit',
        'Vertrouwelijke gegevens belanden in systemen die niemand heeft gecontroleerd',
        'Alles hangt aan die ene collega die het begrijpt',
        'Concurrenten doen ervaring op terwijl u nog vergelijkt',
      ],
      solution:
        'Wij kiezen wat bij uw systemen past, richten het in, testen met echte voorbeelden en trainen uw team. U krijgt een werkend proces in plaats van een pakket om te bestuderen.',
      stats: [
        { value: weeks(expertise.setup), label: 'inrichting' },
        { value: figure(expertise.teamTraining), label: 'van het team getraind' },
        { value: figure(expertise.support), label: 'ondersteuning' },
      ],
    },
  },
  {
    id: 'speed',
    icon: 'gauge',
    problem: 'Trage marktintroductie',
    solution: 'Snelle AI-implementatie',
    metric: speed.metric.value,
    metricSuffix: speed.metric.suffix,
    metricLabel: 'sneller',
    description: 'Korte stappen, die elk eindigen met iets dat draait en dat u kunt beoordelen.',
    benefits: [
      'Vroeg in het project een werkende eerste versie',
      'Beproefde onderdelen in plaats van alles opnieuw bouwen',
      'Eén aanspreekpunt dat met u plant en beslist',
      'Wijzigingen in kleine stappen live, zonder stilstand',
    ],
    detail: {
      title: 'Trage marktintroductie',
      description:
        'Een idee dat pas na een halfjaar live gaat, komt in een markt die verder is gegaan. Veel vertraging zit in handwerk rond het product: testen, overtypen, rapporteren, antwoorden.',
      impacts: [
        'Lanceringen schuiven op en niemand gelooft de planning nog',
        'Investeerders en eerste klanten wachten op bewijs',
        'Het budget is op voordat het product iets oplevert',
        'Reacties van gebruikers komen te laat om nog iets te veranderen',
        'Een concurrent komt als eerste met hetzelfde idee',
      ],
      solution:
        'Wij automatiseren eerst het handwerk rond uw product en leveren in korte stappen. Elke stap gaat live, zodat u van gebruikers leert terwijl wij de volgende bouwen.',
      stats: [
        { value: figure(speed.speed), label: 'sneller' },
        { value: weeks(speed.implementation), label: 'invoering' },
        { value: figure(speed.onTimeDelivery), label: 'op tijd geleverd' },
      ],
    },
  },
];

export const home = {
  meta: {
    title: `${site.name}: AI-automatisering voor startups en scale-ups`,
    description:
      'Betaalbare AI-automatisering, CRM-integratie en websites voor startups en scale-ups. In enkele weken van MVP naar marktleider, met nazorg.',
  },
  heading: 'Merken bouwen met architectonische precisie',
  introduction:
    "AI voor startups en scale-ups: betaalbare automatisering, in enkele weken van MVP naar marktleider. Klantenservice die ook 's nachts antwoordt, een CRM dat zichzelf vult, een website die aanvragen oplevert.",
  hero: {
    tag: 'Merk- en digitale architectuur',
    primary: 'Bekijk ons werk',
    secondary: 'Start uw project',
    drawing: { week: (number: number) => `wk ${number}`, span: weeks(timelines['crm-integration']) },
  },
  figures: {
    label: 'Wat wij beloven, in cijfers',
    items: [
      { ...claims.support, label: 'ondersteuning' },
      { ...claims.clientSatisfaction, label: 'klanttevredenheid' },
      { ...claims.efficiency, label: 'efficiënter werken' },
    ],
  },
  philosophy: {
    title: 'Onze ontwerpfilosofie',
    pillars: [
      {
        id: 'structural-integrity',
        title: 'Sterke constructie',
        text: 'Elk onderdeel draagt iets, of het gaat eruit. Wat wij bouwen, blijft staan als het verkeer verdrievoudigt.',
      },
      {
        id: 'minimalist-precision',
        title: 'Minimalistische precisie',
        text: 'Minder schermen, minder velden, minder klikken. Gemeten in de minuten die uw team terugkrijgt.',
      },
      {
        id: 'functional-beauty',
        title: 'Functionele schoonheid',
        text: 'Het is mooi omdat het werkt: letters die u kunt lezen en paden die u kunt volgen.',
      },
      {
        id: 'systematic-thinking',
        title: 'Systematisch denken',
        text: 'Eén set regels voor merk, site en automatisering, zodat de volgende wijziging klein blijft.',
      },
    ],
  },
  architect: {
    title: 'Wat wij ontwerpen',
    learnMore: 'Meer weten',
    cards: [
      {
        id: 'brand-architecture',
        title: 'Merkarchitectuur',
        text: 'Naam, beeldmerk, letter en toon, vastgelegd in regels die uw hele team zonder navragen toepast.',
      },
      {
        id: 'digital-structures',
        title: 'Digitale structuren',
        text: 'Websites en portalen die snel laden, prettig lezen en elke aanvraag bij de juiste persoon brengen.',
      },
      {
        id: 'system-design',
        title: 'Systeemontwerp',
        text: 'CRM, agenda, mailbox en AI-assistent in één systeem, zodat niemand iets twee keer hoeft te typen.',
      },
    ],
  },
  projects: {
    title: 'Uitgelichte projecten',
    introduction:
      'Twee voorbeelden van hoe wij een opdracht aanpakken. Wij hebben ze zelf uitgewerkt; het zijn geen klantprojecten.',
    label: 'Voorbeeldproject',
    items: [
      {
        id: 'brand-identity',
        category: 'Huisstijl en webdesign',
        title: 'Huisstijl en website voor een architectenbureau',
        text: 'Een tekenraster wordt de huisstijl: één lettertype, één accentkleur en een portfolio dat zich vanzelf ordent naar type gebouw.',
      },
      {
        id: 'digital-platform',
        category: 'UX/UI-herontwerp van een dashboard',
        title: 'Een digitaal platform dat u in één oogopslag leest',
        text: 'Twaalf schermen teruggebracht tot drie: wat vandaag aandacht vraagt, wat wacht en wat het kost.',
      },
    ],
    viewAll: 'Bekijk alle projecten',
  },
  challenges: {
    badge: 'Uitdagingen van startups',
    title: 'Van Uitdaging Naar Kans',
    problemLabel: 'Probleem',
    solutionLabel: 'Oplossing',
    benefitsLabel: 'Wat u krijgt',
    delayLink: 'Vertraagt de ontwikkeling met maanden',
    select: (problem: string) => `Toon uitdaging: ${problem}`,
    dotsLabel: 'Kies een uitdaging',
    impactsTitle: 'Waar het toe leidt',
    solutionTitle: 'Hoe wij het oplossen',
    statsTitle: 'In cijfers',
    close: 'Sluiten',
    items: challenges,
    callToAction: {
      title: 'Klaar om deze uitdagingen aan te pakken?',
      text: `Vertel ons waar de uren blijven. Wij antwoorden binnen ${hours(replyHours)} per e-mail en noemen een verstandige eerste stap.`,
      link: 'Begin uw transformatie',
    },
  },
  finalCall: {
    title: 'Welk werk moet volgende maand verdwenen zijn?',
    subtitle: `Leg het ons voor in een gratis strategiesessie van ${minutes(consultationMinutes)}. U gaat weg met een eerste plan, ook als wij het niet bouwen.`,
    button: 'Plan uw gratis sessie',
    trust: 'Vertrouwd door startups en scale-ups',
  },
  footerMark: site.name,
} satisfies typeof english;
