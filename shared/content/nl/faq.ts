import { site } from '#shared/site.ts';
import type { faq as english } from '../en/faq.ts';
import {
  claims,
  consultationMinutes,
  packageFigures,
  replyHours,
  retention,
  returnOnInvestmentMonths,
  supportDays,
  timelines,
} from '../figures.ts';
import { facts } from './facts.ts';
import { days, figure, hours, minutes, months, price, weeks, workflows } from './format.ts';

const { 'build-and-empower': empower, 'build-and-elevate': elevate, growth } = packageFigures;

export const faq = [
  {
    id: 'how-long',
    question: 'Hoe lang duurt elke dienst?',
    answer: `AI-klantenservice duurt ${weeks(timelines['ai-customer-support'])}, afspraken plannen ${weeks(timelines['appointment-scheduling'])}, CRM-integratie ${weeks(timelines['crm-integration'])}, een bedrijfsanalyse ${weeks(timelines['business-analysis'])}, websiteontwikkeling ${weeks(timelines['website-development'])} en een AI-oplossing op maat ${weeks(timelines['custom-ai-solution'])}. Wij beginnen te tellen zodra wij toegang hebben tot de systemen die nodig zijn.`,
  },
  {
    id: 'service-cost',
    question: 'Wat kost een dienst?',
    answer: `Voor elke dienst maken we een offerte, want de prijs hangt af van uw systemen en de hoeveelheid werk. Na het eerste gesprek krijgt u op papier wat we bouwen en voor welke prijs. ${facts.prices} Weet u liever nu al waar u aan toe bent? De pakketten hebben een vaste prijs.`,
  },
  {
    id: 'packages',
    question: 'Wat kosten de pakketten en wat zit erin?',
    answer: `Build & Empower kost ${price(empower.price)}, duurt ${weeks(empower.timeline)} en omvat ${workflows(empower.workflows)}. Build & Elevate kost ${price(elevate.price)}, duurt ${weeks(elevate.timeline)} en omvat ${workflows(elevate.workflows)}. Growth kost ${price(growth.price)}, duurt ${weeks(growth.timeline)}, omvat ${workflows(growth.workflows)} en geeft u ook ${facts.checkIns}. Bij alle drie horen training en ondersteuning na livegang. ${facts.prices}`,
  },
  {
    id: 'free-session',
    question: 'Wat is de gratis strategiesessie?',
    answer: `Een videogesprek van ${minutes(consultationMinutes)}, zonder kosten. U vertelt welk werk te veel tijd kost; wij zeggen wat er te automatiseren valt, hoe lang dat ongeveer duurt en wat wij zouden laten zoals het is. Daarna beslist u of u een offerte wilt.`,
  },
  {
    id: 'how-to-start',
    question: 'Hoe begin ik?',
    answer: `Vul het contactformulier in of boek de gratis sessie. Wij antwoorden binnen ${hours(replyHours)} per e-mail. Na een eerste gesprek krijgt u een offerte. ${facts.agreement} Daarna plannen we samen de start.`,
  },
  {
    id: 'our-effort',
    question: 'Hoeveel tijd kost het ons team?',
    answer:
      'Eén persoon die het proces kent en mag beslissen, een paar uur per week. Aan het begin hebben wij toegang tot uw systemen en voorbeelden van echt werk nodig; tegen het einde test uw team mee en volgt het de training.',
  },
  {
    id: 'existing-crm',
    question: 'Werkt u met het CRM dat wij al hebben?',
    answer:
      'Ja, als het een API heeft of op een andere betrouwbare manier gegevens kan uitwisselen, en dat geldt voor de meeste. Wij controleren dat voordat wij een offerte maken. U hoeft niet over te stappen; is overstappen uiteindelijk goedkoper, dan zeggen wij dat.',
  },
  {
    id: 'ownership',
    question: 'Van wie zijn de code en de gegevens?',
    answer:
      'Van u. Wat wij voor u bouwen, dragen wij met broncode en documentatie over zodra de factuur is betaald, en uw gegevens blijven altijd van u. Accounts bij externe diensten staan op uw naam.',
  },
  {
    id: 'languages',
    question: 'In welke talen werkt u?',
    answer:
      'Wij werken in het Nederlands en het Engels. De assistenten en websites die wij bouwen, kunnen uw klanten ook in andere talen helpen; vóór de start spreken wij af in welke talen en wie de teksten controleert.',
  },
  {
    id: 'after-launch',
    question: 'Wat gebeurt er na livegang?',
    answer: `Ondersteuning na livegang is inbegrepen: ${days(supportDays['ai-customer-support'] ?? 0)} bij AI-klantenservice en afspraken plannen, ${days(supportDays['crm-integration'] ?? 0)} bij CRM-integratie, ${days(supportDays['website-development'] ?? 0)} bij websites en AI-oplossingen op maat, en ${empower.supportDays}, ${elevate.supportDays} of ${days(growth.supportDays)} bij de pakketten. In die tijd herstellen wij fouten en stellen wij bij wat in de praktijk anders loopt. Daarna kiest u: uw team neemt het over of wij spreken onderhoud af.`,
  },
  {
    id: 'around-the-clock',
    question: `Wat houdt ${figure(claims.support)}-ondersteuning in?`,
    answer: facts.aroundTheClock,
  },
  {
    id: 'return',
    question: 'Wanneer verdient automatisering zich terug?',
    answer: `Wij mikken op terugverdienen binnen ${months(returnOnInvestmentMonths)}. In het eerste gesprek schatten wij samen met u hoeveel uren een proces nu kost; komt de som niet uit, dan raden wij het af.`,
  },
  {
    id: 'mistakes',
    question: 'Wat als de AI een fout antwoord geeft?',
    answer:
      'AI maakt fouten, dus daar houden wij in het ontwerp rekening mee. Antwoorden komen uit uw eigen bronnen, wij testen vóór livegang met echte vragen, en waar een fout duur zou zijn keurt een mens het resultaat goed. Wat de assistent niet weet, geeft hij door.',
  },
  {
    id: 'privacy',
    question: 'Wat gebeurt er met de gegevens die ik op deze website achterlaat?',
    answer: `Een contactaanvraag bewaren wij ${months(retention.submissionMonths)} en een chatgesprek ${days(retention.chatLogDays)}; daarna worden ze verwijderd. Een externe AI-dienst beantwoordt de chat, dus laat vertrouwelijke details weg. Wij plaatsen geen cookies. Wilt u uw gegevens eerder laten wissen? Mail dan naar ${site.email}.`,
  },
  {
    id: 'client-data',
    question: 'Hoe gaat u in een project om met onze klantgegevens?',
    answer:
      'Wij vragen niet meer toegang dan het werk nodig heeft. In een verwerkersovereenkomst leggen wij vast wat er met de gegevens gebeurt, waar ze staan en wanneer ze worden verwijderd. Testen doen wij waar mogelijk met verzonnen of geanonimiseerde gegevens.',
  },
  {
    id: 'team-skills',
    question: 'Hebben wij technische mensen in ons team nodig?',
    answer: `Nee. Wij bouwen, koppelen en documenteren, en trainen de mensen die ermee gaan werken. Bij de pakketten hoort ${empower.trainingHours}, ${elevate.trainingHours} of ${hours(growth.trainingHours)} training.`,
  },
] satisfies typeof english;
